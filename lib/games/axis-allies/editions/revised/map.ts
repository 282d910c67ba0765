import type { DisputedBorder } from '../../edition';
import type { SpaceFacts } from '../../facts';
import { bordersOf, seaZones } from '../board-rows';

/** The board: territories, then sea zones. `income` counts IPCs a round; names are the map's English ones. */
const territories = [
  { id: 'afghanistan', kind: 'land', name: 'Afghanistan', income: 0, owner: null },
  { id: 'alaska', kind: 'land', name: 'Alaska', income: 2, owner: 'usa' },
  { id: 'algeria', kind: 'land', name: 'Algeria', income: 1, owner: 'germany' },
  { id: 'anglo-egypt', kind: 'land', name: 'Anglo-Egypt', income: 2, owner: 'uk' },
  { id: 'angola', kind: 'land', name: 'Angola', income: 0, owner: null },
  { id: 'archangel', kind: 'land', name: 'Archangel', income: 2, owner: 'ussr' },
  { id: 'argentina', kind: 'land', name: 'Argentina', income: 0, owner: null },
  { id: 'australia', kind: 'land', name: 'Australia', income: 2, owner: 'uk' },
  { id: 'balkans', kind: 'land', name: 'Balkans', income: 3, owner: 'germany' },
  { id: 'belgian-congo', kind: 'land', name: 'Belgian Congo', income: 1, owner: 'uk' },
  { id: 'belorussia', kind: 'land', name: 'Belorussia', income: 2, owner: 'germany' },
  { id: 'borneo', kind: 'land', name: 'Borneo', income: 4, owner: 'japan', island: true },
  { id: 'brazil', kind: 'land', name: 'Brazil', income: 3, owner: 'usa' },
  { id: 'buryatia-ssr', kind: 'land', name: 'Buryatia S.S.R.', income: 1, owner: 'ussr' },
  { id: 'caroline-islands', kind: 'land', name: 'Caroline Islands', income: 0, owner: 'japan', island: true },
  { id: 'caucasus', kind: 'land', name: 'Caucasus', income: 4, owner: 'ussr' },
  { id: 'central-united-states', kind: 'land', name: 'Central United States', income: 6, owner: 'usa' },
  { id: 'china', kind: 'land', name: 'China', income: 2, owner: 'usa' },
  { id: 'east-indies', kind: 'land', name: 'East Indies', income: 4, owner: 'japan', island: true },
  { id: 'eastern-canada', kind: 'land', name: 'Eastern Canada', income: 3, owner: 'uk' },
  { id: 'eastern-europe', kind: 'land', name: 'Eastern Europe', income: 3, owner: 'germany' },
  { id: 'eastern-united-states', kind: 'land', name: 'Eastern United States', income: 12, owner: 'usa', city: 'Washington' },
  { id: 'eire', kind: 'land', name: 'Eire', income: 0, owner: null },
  { id: 'evenki-national-okrug', kind: 'land', name: 'Evenki National Okrug', income: 1, owner: 'ussr' },
  { id: 'french-equatorial-africa', kind: 'land', name: 'French Equatorial Africa', income: 1, owner: 'uk' },
  { id: 'french-indochina', kind: 'land', name: 'French Indochina', income: 3, owner: 'japan' },
  { id: 'french-madagascar', kind: 'land', name: 'French Madagascar', income: 1, owner: 'uk' },
  { id: 'french-west-africa', kind: 'land', name: 'French West Africa', income: 1, owner: 'uk' },
  { id: 'germany', kind: 'land', name: 'Germany', income: 10, owner: 'germany', city: 'Berlin' },
  { id: 'gibraltar', kind: 'land', name: 'Gibraltar', income: 0, owner: 'uk' },
  { id: 'greenland', kind: 'land', name: 'Greenland', income: 0, owner: 'usa', island: true },
  { id: 'hawaiian-islands', kind: 'land', name: 'Hawaiian Islands', income: 1, owner: 'usa', island: true },
  { id: 'himalaya', kind: 'land', name: 'Himalaya', income: 0, owner: null },
  { id: 'india', kind: 'land', name: 'India', income: 3, owner: 'uk', city: 'Calcutta' },
  { id: 'italian-east-africa', kind: 'land', name: 'Italian East Africa', income: 1, owner: 'uk' },
  { id: 'japan', kind: 'land', name: 'Japan', income: 8, owner: 'japan', city: 'Tokyo' },
  { id: 'karelia-ssr', kind: 'land', name: 'Karelia S.S.R.', income: 2, owner: 'ussr', city: 'Leningrad' },
  { id: 'kazakh-ssr', kind: 'land', name: 'Kazakh S.S.R.', income: 2, owner: 'ussr' },
  { id: 'kwangtung', kind: 'land', name: 'Kwangtung', income: 3, owner: 'japan', city: 'Shanghai' },
  { id: 'libya', kind: 'land', name: 'Libya', income: 1, owner: 'germany' },
  { id: 'manchuria', kind: 'land', name: 'Manchuria', income: 3, owner: 'japan' },
  { id: 'mexico', kind: 'land', name: 'Mexico', income: 2, owner: 'usa' },
  { id: 'midway', kind: 'land', name: 'Midway', income: 0, owner: 'usa', island: true },
  { id: 'mongolia', kind: 'land', name: 'Mongolia', income: 0, owner: null },
  { id: 'mozambique', kind: 'land', name: 'Mozambique', income: 0, owner: null },
  { id: 'new-guinea', kind: 'land', name: 'New Guinea', income: 1, owner: 'japan', island: true },
  { id: 'new-zealand', kind: 'land', name: 'New Zealand', income: 1, owner: 'uk', island: true },
  { id: 'norway', kind: 'land', name: 'Norway', income: 3, owner: 'germany' },
  { id: 'novosibirsk', kind: 'land', name: 'Novosibirsk', income: 2, owner: 'ussr' },
  { id: 'okinawa', kind: 'land', name: 'Okinawa', income: 1, owner: 'japan', island: true },
  { id: 'panama', kind: 'land', name: 'Panama', income: 1, owner: 'usa' },
  { id: 'persia', kind: 'land', name: 'Persia', income: 1, owner: 'uk' },
  { id: 'peru', kind: 'land', name: 'Peru', income: 0, owner: null },
  { id: 'philippine-islands', kind: 'land', name: 'Philippine Islands', income: 3, owner: 'japan', island: true, city: 'Manila' },
  { id: 'rhodesia', kind: 'land', name: 'Rhodesia', income: 1, owner: 'uk' },
  { id: 'rio-de-oro', kind: 'land', name: 'Rio De Oro', income: 0, owner: null },
  { id: 'russia', kind: 'land', name: 'Russia', income: 8, owner: 'ussr', city: 'Moscow' },
  { id: 'sahara', kind: 'land', name: 'Sahara', income: 0, owner: null },
  { id: 'saudi-arabia', kind: 'land', name: 'Saudi Arabia', income: 0, owner: null },
  { id: 'sinkiang', kind: 'land', name: 'Sinkiang', income: 2, owner: 'usa' },
  { id: 'solomon-islands', kind: 'land', name: 'Solomon Islands', income: 0, owner: 'japan', island: true },
  { id: 'southern-europe', kind: 'land', name: 'Southern Europe', income: 6, owner: 'germany', city: 'Rome' },
  { id: 'soviet-far-east', kind: 'land', name: 'Soviet Far East', income: 1, owner: 'ussr' },
  { id: 'spain', kind: 'land', name: 'Spain', income: 0, owner: null },
  { id: 'sweden', kind: 'land', name: 'Sweden', income: 0, owner: null },
  { id: 'switzerland', kind: 'land', name: 'Switzerland', income: 0, owner: null },
  { id: 'trans-jordan', kind: 'land', name: 'Trans-Jordan', income: 1, owner: 'uk' },
  { id: 'turkey', kind: 'land', name: 'Turkey', income: 0, owner: null },
  { id: 'ukraine-ssr', kind: 'land', name: 'Ukraine S.S.R.', income: 3, owner: 'germany' },
  { id: 'union-of-south-africa', kind: 'land', name: 'Union of South Africa', income: 2, owner: 'uk' },
  { id: 'united-kingdom', kind: 'land', name: 'United Kingdom', income: 8, owner: 'uk', city: 'London' },
  { id: 'venezuela', kind: 'land', name: 'Venezuela', income: 0, owner: null },
  { id: 'wake-island', kind: 'land', name: 'Wake Island', income: 0, owner: 'japan', island: true },
  { id: 'west-indies', kind: 'land', name: 'West Indies', income: 1, owner: 'usa', island: true },
  { id: 'west-russia', kind: 'land', name: 'West Russia', income: 2, owner: 'germany' },
  { id: 'western-canada', kind: 'land', name: 'Western Canada', income: 1, owner: 'uk' },
  { id: 'western-europe', kind: 'land', name: 'Western Europe', income: 6, owner: 'germany', city: 'Paris' },
  { id: 'western-united-states', kind: 'land', name: 'Western United States', income: 10, owner: 'usa', city: 'Los Angeles' },
  { id: 'yakut-ssr', kind: 'land', name: 'Yakut S.S.R.', income: 1, owner: 'ussr' },
] as const satisfies readonly SpaceFacts[];

export const spaces = [...territories, ...seaZones(64)];

export type SpaceId = (typeof spaces)[number]['id'];

export const edges = bordersOf<SpaceId>(`
afghanistan: himalaya india kazakh-ssr persia
alaska: sz63 sz64 western-canada
algeria: libya sahara sz12 sz13
anglo-egypt: belgian-congo french-equatorial-africa italian-east-africa libya sahara sz15 sz34 trans-jordan
angola: belgian-congo rhodesia sz27 union-of-south-africa
archangel: karelia-ssr russia sz4 west-russia
argentina: brazil peru sz21 sz25
australia: sz38 sz39 sz40 sz46
balkans: eastern-europe germany southern-europe sz16 ukraine-ssr
belgian-congo: french-equatorial-africa italian-east-africa rhodesia sz23
belorussia: eastern-europe karelia-ssr ukraine-ssr west-russia
borneo: sz48
brazil: peru sz18 sz22 venezuela
buryatia-ssr: manchuria mongolia soviet-far-east sz60 sz62 yakut-ssr
caroline-islands: sz50
caucasus: kazakh-ssr persia russia sz16 turkey ukraine-ssr west-russia
central-united-states: eastern-united-states mexico western-canada western-united-states
china: french-indochina himalaya kwangtung manchuria mongolia sinkiang
east-indies: sz37
eastern-canada: eastern-united-states sz1 sz9 western-canada
eastern-europe: germany karelia-ssr sz5 ukraine-ssr
eastern-united-states: panama sz10
eire: sz2 united-kingdom
evenki-national-okrug: novosibirsk russia yakut-ssr
french-equatorial-africa: french-west-africa sahara sz23
french-indochina: himalaya india kwangtung sz36
french-madagascar: sz28 sz29 sz32 sz33
french-west-africa: rio-de-oro sahara sz17
germany: southern-europe switzerland sz5 western-europe
gibraltar: spain sz13
greenland: sz2
hawaiian-islands: sz52
himalaya: india sinkiang
india: persia sz35
italian-east-africa: rhodesia sz34
japan: sz60 sz61
karelia-ssr: norway sz4 sz5 west-russia
kazakh-ssr: novosibirsk persia russia sinkiang
kwangtung: manchuria sz59
libya: sahara sz14
manchuria: mongolia sz61
mexico: panama sz54 western-united-states
midway: sz56
mongolia: novosibirsk sinkiang yakut-ssr
mozambique: rhodesia sz33 union-of-south-africa
new-guinea: sz47
new-zealand: sz41
norway: sweden sz3 sz5 sz6
novosibirsk: russia sinkiang yakut-ssr
okinawa: sz58
panama: sz10 sz19 sz20 venezuela
persia: sz34 trans-jordan turkey
peru: sz21 venezuela
philippine-islands: sz49
rhodesia: sz33 union-of-south-africa
rio-de-oro: sz17
russia: west-russia
saudi-arabia: sz34 trans-jordan
solomon-islands: sz45
southern-europe: switzerland sz14 western-europe
soviet-far-east: sz62 yakut-ssr
spain: sz12 sz13 western-europe
sweden: sz5
switzerland: western-europe
sz1: sz2 sz8 sz9
sz10: sz11 sz19 sz9
sz11: sz12 sz18 sz19 sz9
sz12: sz13 sz17 sz18 sz7 sz8 sz9
sz13: sz14 western-europe
sz14: sz15 sz16
sz15: sz16 sz34 trans-jordan turkey
sz16: turkey ukraine-ssr
sz17: sz18 sz22 sz23
sz18: sz19 sz22
sz19: sz20 venezuela west-indies
sz2: sz3 sz8 united-kingdom
sz20: sz21 sz54 venezuela
sz21: sz25 sz43
sz22: sz23 sz24 sz25
sz23: sz24 sz27
sz24: sz25 sz26 sz27
sz25: sz26 sz42
sz26: sz27
sz27: sz28 union-of-south-africa
sz28: sz29 sz33 union-of-south-africa
sz29: sz30 sz32
sz3: sz4 sz6 united-kingdom
sz30: sz31 sz32 sz38 sz39
sz31: sz32 sz35 sz37 sz38
sz32: sz33 sz34 sz35
sz33: sz34
sz34: sz35 trans-jordan
sz35: sz36 sz37
sz36: sz37 sz48 sz49 sz59
sz37: sz38 sz47 sz48
sz38: sz39 sz46 sz47
sz39: sz40
sz40: sz41 sz46
sz41: sz42 sz44 sz45 sz46
sz42: sz43 sz44
sz43: sz44 sz53 sz54
sz44: sz45 sz52 sz53
sz45: sz46 sz47 sz50 sz51 sz52
sz46: sz47
sz47: sz48 sz50
sz48: sz49 sz50
sz49: sz50 sz58 sz59 sz60
sz5: sz6 western-europe
sz50: sz51 sz58
sz51: sz52 sz57 sz58 sz60 wake-island
sz52: sz53 sz55 sz56 sz57
sz53: sz54 sz55
sz54: sz55 western-united-states
sz55: sz56 sz64 western-canada western-united-states
sz56: sz57 sz63 sz64
sz57: sz60 sz62 sz63
sz58: sz60
sz59: sz60 sz61
sz6: sz7 united-kingdom western-europe
sz60: sz61 sz62
sz62: sz63
sz63: sz64 western-canada
sz64: western-canada
sz7: sz8 united-kingdom western-europe
sz8: sz9 united-kingdom
trans-jordan: turkey
ukraine-ssr: west-russia
western-canada: western-united-states
`);

/** RREV-2.2: borders across the board's left and right edge. */
export const wrapEdges = [
  ['western-canada', 'eastern-canada'],
  ['central-united-states', 'eastern-united-states'],
  ['mexico', 'panama'],
  ['sz54', 'sz20'],
  ['sz43', 'sz21'],
  ['sz42', 'sz25'],
] as const satisfies readonly (readonly [SpaceId, SpaceId])[];

const point = {
  en: 'They meet in a point at most, and no digital list has it; the publisher was asked.',
  it: 'Si toccano al più in un punto, e nessun elenco digitale lo ha; lo si chiese all’editore.',
};

/** QREV-23: what only a printed board can settle. */
export const disputed = [
  {
    id: 'sz63-western-canada',
    edge: ['sz63', 'western-canada'],
    usual: true,
    source: {
      en: 'A long border on digital redrawings of the board, in their lists until 2025; then struck out as an error, and absent from the board of 2009.',
      it: 'Un lungo confine nelle mappe digitali ridisegnate, nei loro elenchi fino al 2025; poi tolto come errore, e assente dalla mappa del 2009.',
    },
  },
  {
    id: 'sz14-balkans',
    edge: ['sz14', 'balkans'],
    usual: false,
    source: point,
  },
  {
    id: 'sz35-french-indochina',
    edge: ['sz35', 'french-indochina'],
    usual: false,
    source: point,
  },
] as const satisfies readonly (DisputedBorder & { edge: readonly [SpaceId, SpaceId] })[];

/** RREV-2.3: ships pass between the zones only while their side holds all of `control`. */
export const canals = [
  { id: 'panama', name: 'Panama Canal', zones: ['sz19', 'sz20'], control: ['panama'] },
  { id: 'suez', name: 'Suez Canal', zones: ['sz15', 'sz34'], control: ['anglo-egypt', 'trans-jordan'] },
] as const;

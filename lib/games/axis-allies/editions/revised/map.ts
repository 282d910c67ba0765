import type { DisputedBorder } from '../../edition';
import type { SpaceFacts } from '../../facts';
import { bordersOf, seaZones } from '../board-rows';

/** Territories with all they touch, each border once. `income` counts IPCs a round. */
const territories = [
  { id: 'afghanistan', kind: 'land', income: 0, owner: null, borders: 'himalaya india kazakh-ssr persia' },
  { id: 'alaska', kind: 'land', income: 2, owner: 'usa', borders: 'western-canada sz63 sz64' },
  { id: 'algeria', kind: 'land', income: 1, owner: 'germany', borders: 'libya sahara sz12 sz13' },
  { id: 'anglo-egypt', kind: 'land', income: 2, owner: 'uk', borders: 'belgian-congo french-equatorial-africa sz15 sz34' },
  { id: 'angola', kind: 'land', income: 0, owner: null, borders: 'belgian-congo rhodesia union-of-south-africa sz27' },
  { id: 'archangel', kind: 'land', income: 2, owner: 'ussr', borders: 'karelia-ssr russia west-russia sz4' },
  { id: 'argentina', kind: 'land', income: 0, owner: null, borders: 'brazil peru sz21 sz25' },
  { id: 'australia', kind: 'land', income: 2, owner: 'uk', borders: 'sz38 sz39 sz40 sz46' },
  { id: 'balkans', kind: 'land', income: 3, owner: 'germany', borders: 'eastern-europe germany southern-europe ukraine-ssr sz16' },
  { id: 'belgian-congo', kind: 'land', income: 1, owner: 'uk', borders: 'french-equatorial-africa italian-east-africa rhodesia sz23' },
  { id: 'belorussia', kind: 'land', income: 2, owner: 'germany', borders: 'eastern-europe karelia-ssr ukraine-ssr west-russia' },
  { id: 'borneo', kind: 'land', income: 4, owner: 'japan', island: true, borders: 'sz48' },
  { id: 'brazil', kind: 'land', income: 3, owner: 'usa', borders: 'peru venezuela sz18 sz22' },
  { id: 'buryatia-ssr', kind: 'land', income: 1, owner: 'ussr', borders: 'manchuria mongolia soviet-far-east yakut-ssr sz60 sz62' },
  { id: 'caroline-islands', kind: 'land', income: 0, owner: 'japan', island: true, borders: 'sz50' },
  { id: 'caucasus', kind: 'land', income: 4, owner: 'ussr', borders: 'kazakh-ssr persia russia turkey ukraine-ssr west-russia sz16' },
  { id: 'central-united-states', kind: 'land', income: 6, owner: 'usa', borders: 'eastern-united-states western-united-states' },
  { id: 'china', kind: 'land', income: 2, owner: 'usa', borders: 'french-indochina himalaya kwangtung manchuria mongolia sinkiang' },
  { id: 'east-indies', kind: 'land', income: 4, owner: 'japan', island: true, borders: 'sz37' },
  { id: 'eastern-canada', kind: 'land', income: 3, owner: 'uk', borders: 'eastern-united-states western-canada sz1 sz9' },
  { id: 'eastern-europe', kind: 'land', income: 3, owner: 'germany', borders: 'germany karelia-ssr ukraine-ssr sz5' },
  { id: 'eastern-united-states', kind: 'land', income: 12, owner: 'usa', city: 'Washington', borders: 'panama sz10' },
  { id: 'eire', kind: 'land', income: 0, owner: null, borders: 'united-kingdom sz2' },
  { id: 'evenki-national-okrug', kind: 'land', income: 1, owner: 'ussr', borders: 'novosibirsk russia yakut-ssr' },
  { id: 'french-equatorial-africa', kind: 'land', income: 1, owner: 'uk', borders: 'french-west-africa sahara sz23' },
  { id: 'french-indochina', kind: 'land', income: 3, owner: 'japan', borders: 'himalaya india kwangtung sz36' },
  { id: 'french-madagascar', kind: 'land', income: 1, owner: 'uk', borders: 'sz28 sz29 sz32 sz33' },
  { id: 'french-west-africa', kind: 'land', income: 1, owner: 'uk', borders: 'rio-de-oro sahara sz17' },
  { id: 'germany', kind: 'land', income: 10, owner: 'germany', city: 'Berlin', borders: 'southern-europe switzerland western-europe sz5' },
  { id: 'gibraltar', kind: 'land', income: 0, owner: 'uk', borders: 'spain sz13' },
  { id: 'greenland', kind: 'land', income: 0, owner: 'usa', island: true, borders: 'sz2' },
  { id: 'hawaiian-islands', kind: 'land', income: 1, owner: 'usa', island: true, borders: 'sz52' },
  { id: 'himalaya', kind: 'land', income: 0, owner: null, borders: 'india sinkiang' },
  { id: 'india', kind: 'land', income: 3, owner: 'uk', city: 'Calcutta', borders: 'persia sz35' },
  { id: 'italian-east-africa', kind: 'land', income: 1, owner: 'uk', borders: 'anglo-egypt rhodesia sz34' },
  { id: 'japan', kind: 'land', income: 8, owner: 'japan', city: 'Tokyo', borders: 'sz60 sz61' },
  { id: 'karelia-ssr', kind: 'land', income: 2, owner: 'ussr', city: 'Leningrad', borders: 'norway west-russia sz4 sz5' },
  { id: 'kazakh-ssr', kind: 'land', income: 2, owner: 'ussr', borders: 'novosibirsk persia russia sinkiang' },
  { id: 'kwangtung', kind: 'land', income: 3, owner: 'japan', city: 'Shanghai', borders: 'manchuria sz59' },
  { id: 'libya', kind: 'land', income: 1, owner: 'germany', borders: 'anglo-egypt sahara sz14' },
  { id: 'manchuria', kind: 'land', income: 3, owner: 'japan', borders: 'mongolia sz61' },
  { id: 'mexico', kind: 'land', income: 2, owner: 'usa', borders: 'central-united-states panama western-united-states sz54' },
  { id: 'midway', kind: 'land', income: 0, owner: 'usa', island: true, borders: 'sz56' },
  { id: 'mongolia', kind: 'land', income: 0, owner: null, borders: 'novosibirsk sinkiang yakut-ssr' },
  { id: 'mozambique', kind: 'land', income: 0, owner: null, borders: 'rhodesia union-of-south-africa sz33' },
  { id: 'new-guinea', kind: 'land', income: 1, owner: 'japan', island: true, borders: 'sz47' },
  { id: 'new-zealand', kind: 'land', income: 1, owner: 'uk', island: true, borders: 'sz41' },
  { id: 'norway', kind: 'land', income: 3, owner: 'germany', borders: 'sweden sz3 sz5 sz6' },
  { id: 'novosibirsk', kind: 'land', income: 2, owner: 'ussr', borders: 'russia sinkiang yakut-ssr' },
  { id: 'okinawa', kind: 'land', income: 1, owner: 'japan', island: true, borders: 'sz58' },
  { id: 'panama', kind: 'land', income: 1, owner: 'usa', borders: 'venezuela sz10 sz19 sz20' },
  { id: 'persia', kind: 'land', income: 1, owner: 'uk', borders: 'trans-jordan turkey sz34' },
  { id: 'peru', kind: 'land', income: 0, owner: null, borders: 'venezuela sz21' },
  { id: 'philippine-islands', kind: 'land', income: 3, owner: 'japan', island: true, city: 'Manila', borders: 'sz49' },
  { id: 'rhodesia', kind: 'land', income: 1, owner: 'uk', borders: 'union-of-south-africa sz33' },
  { id: 'rio-de-oro', kind: 'land', income: 0, owner: null, borders: 'sz17' },
  { id: 'russia', kind: 'land', income: 8, owner: 'ussr', city: 'Moscow', borders: 'west-russia' },
  { id: 'sahara', kind: 'land', income: 0, owner: null, borders: 'anglo-egypt' },
  { id: 'saudi-arabia', kind: 'land', income: 0, owner: null, borders: 'trans-jordan sz34' },
  { id: 'sinkiang', kind: 'land', income: 2, owner: 'usa' },
  { id: 'solomon-islands', kind: 'land', income: 0, owner: 'japan', island: true, borders: 'sz45' },
  { id: 'southern-europe', kind: 'land', income: 6, owner: 'germany', city: 'Rome', borders: 'switzerland western-europe sz14' },
  { id: 'soviet-far-east', kind: 'land', income: 1, owner: 'ussr', borders: 'yakut-ssr sz62' },
  { id: 'spain', kind: 'land', income: 0, owner: null, borders: 'western-europe sz12 sz13' },
  { id: 'sweden', kind: 'land', income: 0, owner: null, borders: 'sz5' },
  { id: 'switzerland', kind: 'land', income: 0, owner: null, borders: 'western-europe' },
  { id: 'trans-jordan', kind: 'land', income: 1, owner: 'uk', borders: 'anglo-egypt turkey sz15 sz34' },
  { id: 'turkey', kind: 'land', income: 0, owner: null, borders: 'sz15 sz16' },
  { id: 'ukraine-ssr', kind: 'land', income: 3, owner: 'germany', borders: 'west-russia sz16' },
  { id: 'union-of-south-africa', kind: 'land', income: 2, owner: 'uk', borders: 'sz27 sz28' },
  { id: 'united-kingdom', kind: 'land', income: 8, owner: 'uk', city: 'London', borders: 'sz2 sz3 sz6 sz7 sz8' },
  { id: 'venezuela', kind: 'land', income: 0, owner: null, borders: 'sz19 sz20' },
  { id: 'wake-island', kind: 'land', income: 0, owner: 'japan', island: true, borders: 'sz51' },
  { id: 'west-indies', kind: 'land', income: 1, owner: 'usa', island: true, borders: 'sz19' },
  { id: 'west-russia', kind: 'land', income: 2, owner: 'germany' },
  { id: 'western-canada', kind: 'land', income: 1, owner: 'uk', borders: 'central-united-states western-united-states sz55 sz63 sz64' },
  { id: 'western-europe', kind: 'land', income: 6, owner: 'germany', city: 'Paris', borders: 'sz5 sz6 sz7 sz13' },
  { id: 'western-united-states', kind: 'land', income: 10, owner: 'usa', city: 'Los Angeles', borders: 'sz54 sz55' },
  { id: 'yakut-ssr', kind: 'land', income: 1, owner: 'ussr' },
] as const satisfies readonly SpaceFacts[];

export const spaces = [...territories, ...seaZones(64)];

export type SpaceId = (typeof spaces)[number]['id'];

export const edges = bordersOf(
  territories,
  `
sz1: sz2 sz8 sz9
sz2: sz3 sz8
sz3: sz4 sz6
sz5: sz6
sz6: sz7
sz7: sz8
sz8: sz9
sz10: sz9 sz11 sz19
sz11: sz9 sz12 sz18 sz19
sz12: sz7 sz8 sz9 sz13 sz17 sz18
sz13: sz14
sz14: sz15 sz16
sz15: sz16 sz34
sz17: sz18 sz22 sz23
sz18: sz19 sz22
sz19: sz20
sz20: sz21 sz54
sz21: sz25 sz43
sz22: sz23 sz24 sz25
sz23: sz24 sz27
sz24: sz25 sz26 sz27
sz25: sz26 sz42
sz26: sz27
sz27: sz28
sz28: sz29 sz33
sz29: sz30 sz32
sz30: sz31 sz32 sz38 sz39
sz31: sz32 sz35 sz37 sz38
sz32: sz33 sz34 sz35
sz33: sz34
sz34: sz35
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
sz50: sz51 sz58
sz51: sz52 sz57 sz58 sz60
sz52: sz53 sz55 sz56 sz57
sz53: sz54 sz55
sz54: sz55
sz55: sz56 sz64
sz56: sz57 sz63 sz64
sz57: sz60 sz62 sz63
sz58: sz60
sz59: sz60 sz61
sz60: sz61 sz62
sz62: sz63
sz63: sz64
`,
);

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
  { id: 'sz14-balkans', edge: ['sz14', 'balkans'], usual: false, source: point },
  { id: 'sz35-french-indochina', edge: ['sz35', 'french-indochina'], usual: false, source: point },
] as const satisfies readonly (DisputedBorder & { edge: readonly [SpaceId, SpaceId] })[];

/** RREV-2.3: ships pass between the zones only while their side holds all of `control`. */
export const canals = [
  { id: 'panama', name: 'Panama Canal', zones: ['sz19', 'sz20'], control: ['panama'] },
  { id: 'suez', name: 'Suez Canal', zones: ['sz15', 'sz34'], control: ['anglo-egypt', 'trans-jordan'] },
] as const;

import type { SpaceFacts } from '../../facts';
import { bordersOf, seaZones } from '../board-rows';

/** The board: territories, then sea zones. `income` counts IPCs a round; names are the map's English ones. */
const territories = [
  { id: 'afghanistan', kind: 'land', name: 'Afghanistan', income: 0, owner: null },
  { id: 'alaska', kind: 'land', name: 'Alaska', income: 1, owner: 'usa' },
  { id: 'anglo-egypt-sudan', kind: 'land', name: 'Anglo-Egypt Sudan', income: 1, owner: 'uk' },
  { id: 'angola', kind: 'land', name: 'Angola', income: 0, owner: null },
  { id: 'archangel', kind: 'land', name: 'Archangel', income: 1, owner: 'ussr' },
  { id: 'australia', kind: 'land', name: 'Australia', income: 1, owner: 'uk', factory: true },
  { id: 'belgian-congo-kenya', kind: 'land', name: 'Belgian Congo/Kenya', income: 0, owner: 'uk' },
  { id: 'borneo', kind: 'land', name: 'Borneo', income: 1, owner: 'uk' },
  { id: 'brazil', kind: 'land', name: 'Brazil', income: 1, owner: 'usa' },
  { id: 'caroline-islands', kind: 'land', name: 'Caroline Islands', income: 0, owner: 'japan' },
  { id: 'caucasus', kind: 'land', name: 'Caucasus', income: 2, owner: 'ussr', factory: true },
  { id: 'central-america', kind: 'land', name: 'Central America', income: 0, owner: 'usa' },
  { id: 'chile-argentina', kind: 'land', name: 'Chile/Argentina', income: 0, owner: null },
  { id: 'coastal-china', kind: 'land', name: 'Coastal China', income: 2, owner: 'japan' },
  { id: 'colombia-venezuela', kind: 'land', name: 'Colombia/Venezuela', income: 0, owner: null },
  { id: 'east-indies', kind: 'land', name: 'East Indies', income: 2, owner: 'uk' },
  { id: 'east-mexico', kind: 'land', name: 'East Mexico', income: 0, owner: 'usa' },
  { id: 'eastern-canada', kind: 'land', name: 'Eastern Canada', income: 1, owner: 'uk' },
  { id: 'eastern-europe', kind: 'land', name: 'Eastern Europe', income: 1, owner: 'germany' },
  { id: 'eastern-united-states', kind: 'land', name: 'Eastern United States', income: 6, owner: 'usa', factory: true, city: 'Washington' },
  { id: 'eire', kind: 'land', name: 'Eire', income: 0, owner: null },
  { id: 'french-equatorial-africa', kind: 'land', name: 'French Equatorial Africa', income: 0, owner: 'uk' },
  { id: 'french-madagascar', kind: 'land', name: 'French Madagascar', income: 0, owner: 'uk' },
  { id: 'french-west-africa', kind: 'land', name: 'French West Africa', income: 0, owner: 'uk' },
  { id: 'germany', kind: 'land', name: 'Germany', income: 4, owner: 'germany', factory: true, city: 'Berlin' },
  { id: 'gibraltar', kind: 'land', name: 'Gibraltar', income: 0, owner: 'uk' },
  { id: 'greenland', kind: 'land', name: 'Greenland', income: 0, owner: 'usa' },
  { id: 'hawaiian-islands', kind: 'land', name: 'Hawaiian Islands', income: 1, owner: 'usa' },
  { id: 'himalaya', kind: 'land', name: 'Himalaya', income: 0, owner: null },
  { id: 'iceland', kind: 'land', name: 'Iceland', income: 0, owner: 'uk' },
  { id: 'india', kind: 'land', name: 'India', income: 1, owner: 'uk', factory: true },
  { id: 'italian-east-africa', kind: 'land', name: 'Italian East Africa', income: 0, owner: 'uk' },
  { id: 'iwo-jima', kind: 'land', name: 'Iwo Jima', income: 0, owner: 'japan' },
  { id: 'japan', kind: 'land', name: 'Japan', income: 4, owner: 'japan', factory: true, city: 'Tokyo' },
  { id: 'karelia', kind: 'land', name: 'Karelia', income: 1, owner: 'ussr' },
  { id: 'manchuria', kind: 'land', name: 'Manchuria', income: 2, owner: 'japan' },
  { id: 'mexico', kind: 'land', name: 'Mexico', income: 0, owner: 'usa' },
  { id: 'middle-east', kind: 'land', name: 'Middle East', income: 1, owner: 'uk' },
  { id: 'midway', kind: 'land', name: 'Midway', income: 0, owner: 'usa' },
  { id: 'mongolia', kind: 'land', name: 'Mongolia', income: 0, owner: null },
  { id: 'mozambique', kind: 'land', name: 'Mozambique', income: 0, owner: null },
  { id: 'new-guinea', kind: 'land', name: 'New Guinea', income: 0, owner: 'uk' },
  { id: 'new-zealand', kind: 'land', name: 'New Zealand', income: 0, owner: 'uk' },
  { id: 'north-africa', kind: 'land', name: 'North Africa', income: 0, owner: 'germany' },
  { id: 'northwestern-china', kind: 'land', name: 'Northwestern China', income: 0, owner: 'usa' },
  { id: 'norway-finland', kind: 'land', name: 'Norway/Finland', income: 1, owner: 'germany' },
  { id: 'okinawa', kind: 'land', name: 'Okinawa', income: 0, owner: 'japan' },
  { id: 'philippine-islands', kind: 'land', name: 'Philippine Islands', income: 1, owner: 'usa' },
  { id: 'russia', kind: 'land', name: 'Russia', income: 3, owner: 'ussr', factory: true, city: 'Moscow' },
  { id: 'sahara', kind: 'land', name: 'Sahara', income: 0, owner: null },
  { id: 'saudi-arabia', kind: 'land', name: 'Saudi Arabia', income: 0, owner: null },
  { id: 'siberia', kind: 'land', name: 'Siberia', income: 0, owner: 'ussr' },
  { id: 'solomon-islands', kind: 'land', name: 'Solomon Islands', income: 0, owner: 'uk' },
  { id: 'southeast-asia', kind: 'land', name: 'Southeast Asia', income: 1, owner: 'japan' },
  { id: 'southern-europe', kind: 'land', name: 'Southern Europe', income: 1, owner: 'germany' },
  { id: 'soviet-far-east', kind: 'land', name: 'Soviet Far East', income: 0, owner: 'ussr' },
  { id: 'spain-portugal', kind: 'land', name: 'Spain/Portugal', income: 0, owner: null },
  { id: 'sweden', kind: 'land', name: 'Sweden', income: 0, owner: null },
  { id: 'switzerland', kind: 'land', name: 'Switzerland', income: 0, owner: null },
  { id: 'szechwan', kind: 'land', name: 'Szechwan', income: 1, owner: 'usa' },
  { id: 'turkey', kind: 'land', name: 'Turkey', income: 0, owner: null },
  { id: 'ukraine', kind: 'land', name: 'Ukraine', income: 1, owner: 'germany' },
  { id: 'union-of-south-africa', kind: 'land', name: 'Union of South Africa', income: 1, owner: 'uk' },
  { id: 'united-kingdom', kind: 'land', name: 'United Kingdom', income: 3, owner: 'uk', factory: true, city: 'London' },
  { id: 'urals', kind: 'land', name: 'Urals', income: 0, owner: 'ussr' },
  { id: 'wake-island', kind: 'land', name: 'Wake Island', income: 0, owner: 'usa' },
  { id: 'west-indies', kind: 'land', name: 'West Indies', income: 0, owner: 'usa' },
  { id: 'west-russia', kind: 'land', name: 'West Russia', income: 1, owner: 'germany' },
  { id: 'western-canada', kind: 'land', name: 'Western Canada', income: 0, owner: 'uk' },
  { id: 'western-europe', kind: 'land', name: 'Western Europe', income: 3, owner: 'germany' },
  { id: 'western-united-states', kind: 'land', name: 'Western United States', income: 6, owner: 'usa', factory: true },
] as const satisfies readonly SpaceFacts[];

export const spaces = [...territories, ...seaZones(49)];

export type SpaceId = (typeof spaces)[number]['id'];

/** Every shared border once. */
export const edges = bordersOf<SpaceId>(`
afghanistan: caucasus himalaya india middle-east szechwan
alaska: sz48 sz49 western-canada
anglo-egypt-sudan: belgian-congo-kenya french-equatorial-africa italian-east-africa middle-east north-africa sahara sz17 sz28
angola: belgian-congo-kenya sz26 union-of-south-africa
archangel: karelia russia sz4 urals west-russia
australia: sz33
belgian-congo-kenya: french-equatorial-africa italian-east-africa mozambique sz25 sz27 union-of-south-africa
borneo: sz32
brazil: chile-argentina colombia-venezuela sz22
caroline-islands: sz38
caucasus: middle-east northwestern-china russia sz18 szechwan turkey ukraine urals west-russia
central-america: colombia-venezuela east-mexico sz12 sz19
chile-argentina: colombia-venezuela sz20 sz21
coastal-china: manchuria northwestern-china sz46 szechwan
colombia-venezuela: sz12 sz19
east-indies: sz30
east-mexico: eastern-united-states mexico sz11 sz12 sz19
eastern-canada: eastern-united-states sz1 sz10 western-canada
eastern-europe: germany karelia southern-europe sz18 sz5 turkey ukraine west-russia
eastern-united-states: sz11 western-united-states
eire: sz6 sz8 sz9 united-kingdom
french-equatorial-africa: french-west-africa sahara sz25
french-madagascar: sz27
french-west-africa: sahara sz23
germany: southern-europe switzerland sz5 western-europe
gibraltar: spain-portugal sz14 sz15
greenland: sz2
hawaiian-islands: sz40
himalaya: india southeast-asia szechwan
iceland: sz3
india: middle-east southeast-asia sz29
italian-east-africa: sz28
iwo-jima: sz45
japan: sz45
karelia: norway-finland sz4 sz5 west-russia
manchuria: mongolia northwestern-china siberia sz45
mexico: sz41 western-united-states
middle-east: saudi-arabia sz17 sz28 turkey
midway: sz43
mongolia: northwestern-china siberia urals
mozambique: sz27 union-of-south-africa
new-guinea: sz37
new-zealand: sz34
north-africa: sahara sz14 sz15 sz16
northwestern-china: szechwan urals
norway-finland: sweden sz3 sz5 sz6
okinawa: sz45
philippine-islands: sz38
russia: urals west-russia
sahara: sz23
saudi-arabia: sz28
siberia: soviet-far-east sz45 sz47 urals
solomon-islands: sz37
southeast-asia: sz31 szechwan
southern-europe: switzerland sz16 sz17 turkey western-europe
soviet-far-east: sz47
spain-portugal: sz14 sz15 western-europe
sweden: sz5
switzerland: western-europe
sz1: sz10 sz2
sz10: sz11 sz13 sz2 sz9
sz11: sz12 sz13
sz12: sz13 sz19 sz22 west-indies
sz13: sz14 sz22 sz23 sz9
sz14: sz15 sz23 sz8 sz9
sz15: sz16 western-europe
sz16: sz17
sz17: sz18 sz28 turkey
sz18: turkey ukraine
sz19: sz20 sz41
sz2: sz3 sz6 sz9
sz20: sz21 sz36
sz21: sz22 sz24 sz35
sz22: sz23 sz24
sz23: sz24 sz25
sz24: sz25 sz26
sz25: sz26
sz26: sz27 union-of-south-africa
sz27: sz28 sz30 union-of-south-africa
sz28: sz29 sz30
sz29: sz30 sz31
sz3: sz4 sz6
sz30: sz31 sz32 sz33
sz31: sz32 sz38 sz46
sz32: sz33 sz37 sz38
sz33: sz34 sz37
sz34: sz35 sz37
sz35: sz36 sz37
sz36: sz37 sz40 sz41
sz37: sz38 sz39 sz40
sz38: sz39 sz45 sz46
sz39: sz40 sz44 sz45 wake-island
sz40: sz41 sz42 sz43 sz44
sz41: sz42
sz42: sz43 sz49 western-united-states
sz43: sz44 sz48 sz49
sz44: sz45 sz47 sz48
sz45: sz46 sz47
sz46: szechwan
sz47: sz48
sz48: sz49
sz49: western-canada
sz5: sz6 western-europe
sz6: sz7 sz8 sz9 united-kingdom western-europe
sz7: sz8 united-kingdom western-europe
sz8: sz9 united-kingdom western-europe
ukraine: west-russia
western-canada: western-united-states
`);

/** R41-2.1: borders across the board's left and right edge. */
export const wrapEdges = [
  ['western-canada', 'eastern-canada'],
  ['western-united-states', 'eastern-united-states'],
  ['mexico', 'east-mexico'],
  ['sz35', 'sz21'],
  ['sz36', 'sz20'],
  ['sz41', 'sz19'],
] as const satisfies readonly (readonly [SpaceId, SpaceId])[];

/** R41-2.6: ships pass between the zones only while their side holds all of `control`. */
export const canals = [
  { id: 'panama', name: 'Panama Canal', zones: ['sz12', 'sz19'], control: ['central-america'] },
  { id: 'suez', name: 'Suez Canal', zones: ['sz17', 'sz28'], control: ['anglo-egypt-sudan', 'middle-east'] },
] as const;

/** R41-2.5: closed to ships both ways, open to aircraft. */
export const straits = [{ id: 'turkish-straits', name: 'Turkish Straits', zones: ['sz17', 'sz18'] }] as const;

import type { SpaceFacts } from '../../facts';
import { bordersOf, seaZones } from '../board-rows';

/** Territories with all they touch, each border once. `income` counts IPCs a round. */
const territories = [
  { id: 'afghanistan', kind: 'land', income: 0, owner: null, borders: 'caucasus himalaya india middle-east szechwan' },
  { id: 'alaska', kind: 'land', income: 1, owner: 'usa', borders: 'western-canada sz48 sz49' },
  { id: 'anglo-egypt-sudan', kind: 'land', income: 1, owner: 'uk', borders: 'belgian-congo-kenya french-equatorial-africa sz17 sz28' },
  { id: 'angola', kind: 'land', income: 0, owner: null, borders: 'belgian-congo-kenya union-of-south-africa sz26' },
  { id: 'archangel', kind: 'land', income: 1, owner: 'ussr', borders: 'karelia russia urals west-russia sz4' },
  { id: 'australia', kind: 'land', income: 1, owner: 'uk', factory: true, borders: 'sz33' },
  { id: 'belgian-congo-kenya', kind: 'land', income: 0, owner: 'uk', borders: 'french-equatorial-africa italian-east-africa sz25 sz27' },
  { id: 'borneo', kind: 'land', income: 1, owner: 'uk', borders: 'sz32' },
  { id: 'brazil', kind: 'land', income: 1, owner: 'usa', borders: 'chile-argentina colombia-venezuela sz22' },
  { id: 'caroline-islands', kind: 'land', income: 0, owner: 'japan', borders: 'sz38' },
  { id: 'caucasus', kind: 'land', income: 2, owner: 'ussr', factory: true, borders: 'middle-east northwestern-china russia ukraine sz18' },
  { id: 'central-america', kind: 'land', income: 0, owner: 'usa', borders: 'colombia-venezuela east-mexico sz12 sz19' },
  { id: 'chile-argentina', kind: 'land', income: 0, owner: null, borders: 'colombia-venezuela sz20 sz21' },
  { id: 'coastal-china', kind: 'land', income: 2, owner: 'japan', borders: 'manchuria northwestern-china szechwan sz46' },
  { id: 'colombia-venezuela', kind: 'land', income: 0, owner: null, borders: 'sz12 sz19' },
  { id: 'east-indies', kind: 'land', income: 2, owner: 'uk', borders: 'sz30' },
  { id: 'east-mexico', kind: 'land', income: 0, owner: 'usa', borders: 'eastern-united-states mexico sz11 sz12 sz19' },
  { id: 'eastern-canada', kind: 'land', income: 1, owner: 'uk', borders: 'eastern-united-states western-canada sz1 sz10' },
  { id: 'eastern-europe', kind: 'land', income: 1, owner: 'germany', borders: 'germany karelia southern-europe ukraine sz5 sz18' },
  { id: 'eastern-united-states', kind: 'land', income: 6, owner: 'usa', factory: true, city: 'Washington', borders: 'sz11' },
  { id: 'eire', kind: 'land', income: 0, owner: null, borders: 'united-kingdom sz6 sz8 sz9' },
  { id: 'french-equatorial-africa', kind: 'land', income: 0, owner: 'uk', borders: 'french-west-africa sahara sz25' },
  { id: 'french-madagascar', kind: 'land', income: 0, owner: 'uk', borders: 'sz27' },
  { id: 'french-west-africa', kind: 'land', income: 0, owner: 'uk', borders: 'sahara sz23' },
  { id: 'germany', kind: 'land', income: 4, owner: 'germany', factory: true, city: 'Berlin', borders: 'southern-europe sz5' },
  { id: 'gibraltar', kind: 'land', income: 0, owner: 'uk', borders: 'spain-portugal sz14 sz15' },
  { id: 'greenland', kind: 'land', income: 0, owner: 'usa', borders: 'sz2' },
  { id: 'hawaiian-islands', kind: 'land', income: 1, owner: 'usa', borders: 'sz40' },
  { id: 'himalaya', kind: 'land', income: 0, owner: null, borders: 'india southeast-asia szechwan' },
  { id: 'iceland', kind: 'land', income: 0, owner: 'uk', borders: 'sz3' },
  { id: 'india', kind: 'land', income: 1, owner: 'uk', factory: true, borders: 'middle-east southeast-asia sz29' },
  { id: 'italian-east-africa', kind: 'land', income: 0, owner: 'uk', borders: 'anglo-egypt-sudan sz28' },
  { id: 'iwo-jima', kind: 'land', income: 0, owner: 'japan', borders: 'sz45' },
  { id: 'japan', kind: 'land', income: 4, owner: 'japan', factory: true, city: 'Tokyo', borders: 'sz45' },
  { id: 'karelia', kind: 'land', income: 1, owner: 'ussr', borders: 'norway-finland west-russia sz4 sz5' },
  { id: 'manchuria', kind: 'land', income: 2, owner: 'japan', borders: 'mongolia northwestern-china siberia sz45' },
  { id: 'mexico', kind: 'land', income: 0, owner: 'usa', borders: 'western-united-states sz41' },
  { id: 'middle-east', kind: 'land', income: 1, owner: 'uk', borders: 'anglo-egypt-sudan saudi-arabia turkey sz17 sz28' },
  { id: 'midway', kind: 'land', income: 0, owner: 'usa', borders: 'sz43' },
  { id: 'mongolia', kind: 'land', income: 0, owner: null, borders: 'northwestern-china siberia urals' },
  { id: 'mozambique', kind: 'land', income: 0, owner: null, borders: 'belgian-congo-kenya union-of-south-africa sz27' },
  { id: 'new-guinea', kind: 'land', income: 0, owner: 'uk', borders: 'sz37' },
  { id: 'new-zealand', kind: 'land', income: 0, owner: 'uk', borders: 'sz34' },
  { id: 'north-africa', kind: 'land', income: 0, owner: 'germany', borders: 'anglo-egypt-sudan sahara sz14 sz15 sz16' },
  { id: 'northwestern-china', kind: 'land', income: 0, owner: 'usa', borders: 'szechwan urals' },
  { id: 'norway-finland', kind: 'land', income: 1, owner: 'germany', borders: 'sweden sz3 sz5 sz6' },
  { id: 'okinawa', kind: 'land', income: 0, owner: 'japan', borders: 'sz45' },
  { id: 'philippine-islands', kind: 'land', income: 1, owner: 'usa', borders: 'sz38' },
  { id: 'russia', kind: 'land', income: 3, owner: 'ussr', factory: true, city: 'Moscow', borders: 'urals west-russia' },
  { id: 'sahara', kind: 'land', income: 0, owner: null, borders: 'anglo-egypt-sudan sz23' },
  { id: 'saudi-arabia', kind: 'land', income: 0, owner: null, borders: 'sz28' },
  { id: 'siberia', kind: 'land', income: 0, owner: 'ussr', borders: 'soviet-far-east urals sz45 sz47' },
  { id: 'solomon-islands', kind: 'land', income: 0, owner: 'uk', borders: 'sz37' },
  { id: 'southeast-asia', kind: 'land', income: 1, owner: 'japan', borders: 'szechwan sz31' },
  { id: 'southern-europe', kind: 'land', income: 1, owner: 'germany', borders: 'switzerland turkey western-europe sz16 sz17' },
  { id: 'soviet-far-east', kind: 'land', income: 0, owner: 'ussr', borders: 'sz47' },
  { id: 'spain-portugal', kind: 'land', income: 0, owner: null, borders: 'western-europe sz14 sz15' },
  { id: 'sweden', kind: 'land', income: 0, owner: null, borders: 'sz5' },
  { id: 'switzerland', kind: 'land', income: 0, owner: null, borders: 'germany western-europe' },
  { id: 'szechwan', kind: 'land', income: 1, owner: 'usa', borders: 'caucasus sz46' },
  { id: 'turkey', kind: 'land', income: 0, owner: null, borders: 'caucasus eastern-europe sz17 sz18' },
  { id: 'ukraine', kind: 'land', income: 1, owner: 'germany', borders: 'west-russia sz18' },
  { id: 'union-of-south-africa', kind: 'land', income: 1, owner: 'uk', borders: 'belgian-congo-kenya sz26 sz27' },
  { id: 'united-kingdom', kind: 'land', income: 3, owner: 'uk', factory: true, city: 'London', borders: 'sz6 sz7 sz8' },
  { id: 'urals', kind: 'land', income: 0, owner: 'ussr', borders: 'caucasus' },
  { id: 'wake-island', kind: 'land', income: 0, owner: 'usa', borders: 'sz39' },
  { id: 'west-indies', kind: 'land', income: 0, owner: 'usa', borders: 'sz12' },
  { id: 'west-russia', kind: 'land', income: 1, owner: 'germany', borders: 'caucasus eastern-europe' },
  { id: 'western-canada', kind: 'land', income: 0, owner: 'uk', borders: 'western-united-states sz49' },
  { id: 'western-europe', kind: 'land', income: 3, owner: 'germany', borders: 'germany sz5 sz6 sz7 sz8 sz15' },
  { id: 'western-united-states', kind: 'land', income: 6, owner: 'usa', factory: true, borders: 'eastern-united-states sz42' },
] as const satisfies readonly SpaceFacts[];

export const spaces = [...territories, ...seaZones(49)];

export type SpaceId = (typeof spaces)[number]['id'];

/** Every shared border once. */
export const edges = bordersOf(
  territories,
  `
sz1: sz2 sz10
sz2: sz3 sz6 sz9
sz3: sz4 sz6
sz5: sz6
sz6: sz7 sz8 sz9
sz7: sz8
sz8: sz9
sz10: sz2 sz9 sz11 sz13
sz11: sz12 sz13
sz12: sz13 sz19 sz22
sz13: sz9 sz14 sz22 sz23
sz14: sz8 sz9 sz15 sz23
sz15: sz16
sz16: sz17
sz17: sz18 sz28
sz19: sz20 sz41
sz20: sz21 sz36
sz21: sz22 sz24 sz35
sz22: sz23 sz24
sz23: sz24 sz25
sz24: sz25 sz26
sz25: sz26
sz26: sz27
sz27: sz28 sz30
sz28: sz29 sz30
sz29: sz30 sz31
sz30: sz31 sz32 sz33
sz31: sz32 sz38 sz46
sz32: sz33 sz37 sz38
sz33: sz34 sz37
sz34: sz35 sz37
sz35: sz36 sz37
sz36: sz37 sz40 sz41
sz37: sz38 sz39 sz40
sz38: sz39 sz45 sz46
sz39: sz40 sz44 sz45
sz40: sz41 sz42 sz43 sz44
sz41: sz42
sz42: sz43 sz49
sz43: sz44 sz48 sz49
sz44: sz45 sz47 sz48
sz45: sz46 sz47
sz47: sz48
sz48: sz49
`,
);

/** R41-2.6: ships pass between the zones only while their side holds all of `control`. */
export const canals = [
  { id: 'panama', name: 'Panama Canal', zones: ['sz12', 'sz19'], control: ['central-america'] },
  { id: 'suez', name: 'Suez Canal', zones: ['sz17', 'sz28'], control: ['anglo-egypt-sudan', 'middle-east'] },
] as const;

/** R41-2.5: closed to ships both ways, open to aircraft. */
export const straits = [{ id: 'turkish-straits', name: 'Turkish Straits', zones: ['sz17', 'sz18'] }] as const;

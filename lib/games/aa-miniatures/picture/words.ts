import type { Language } from '../../../engine';
import type { End } from '../map/battle-map';
import { counterName, subtypeName } from '../words/names';
import type { MarkIcon, UnitIcon } from './paths';

/** What the board says in a language. */
export interface PictureWords {
  endLine: string;
  units: Readonly<Record<UnitIcon, string>>;
  marks: Readonly<Record<MarkIcon, string>>;
  /** Clockwise from the north. */
  faces(facing: string): string;
  hits(count: number): string;
  spent: string;
  aboard(unit: string): string;
  reserve: string;
  turn: string;
  phase: string;
  turnHint: string;
  objective: string;
  controls: string;
  nobody: string;
  objectiveHint: string;
  points: string;
  exited: string;
  ends: Readonly<Record<End, string>>;
  end: string;
  /** A bridge between two hexes is gone. */
  broken(hexes: string): string;
  /** A move that is under way. */
  way(hexes: string): string;
}

/** Icons that are called as the subtype of the cards that have them. */
const bySubtype = {
  tank: 'Tank',
  'tank-destroyer': 'Tank Destroyer',
  'assault-gun': 'Assault Gun',
  'armoured-car': 'Armored Car',
  'half-track': 'Half-Track',
  car: 'Car',
  motorcycle: 'Motorcycle',
  commander: 'Commander',
  sniper: 'Sniper',
  hero: 'Hero',
  spotter: 'Spotter',
  cavalry: 'Cavalry',
} satisfies Partial<Record<UnitIcon, string>>;

const subtypesIn = (language: Language): Readonly<Record<keyof typeof bySubtype, string>> =>
  // the same icons, each with the name of its subtype
  Object.fromEntries(Object.entries(bySubtype).map(([icon, subtype]) => [icon, subtypeName(subtype, language).toLowerCase()])) as Record<
    keyof typeof bySubtype,
    string
  >;

const en: PictureWords = {
  endLine: 'limit of a deployment end',
  units: {
    ...subtypesIn('en'),
    'self-propelled': 'self-propelled artillery',
    truck: 'truck',
    carrier: 'carrier',
    boat: 'boat, amphibious vehicle',
    infantry: 'infantry',
    'machine-gun': 'machine gun',
    mortar: 'mortar',
    'antitank-gun': 'antitank gun',
    howitzer: 'howitzer',
    'antiaircraft-gun': 'antiaircraft gun',
    rockets: 'rocket launcher',
    'antitank-team': 'infantry antitank weapon',
    flamethrower: 'flamethrower',
    paratrooper: 'paratroopers',
    depot: 'supplies, headquarters',
    aircraft: 'aircraft',
    jet: 'jet aircraft',
    wire: 'barbed wire',
    mines: 'minefield',
    pillbox: 'pillbox',
    'tank-traps': 'tank obstacle',
  },
  marks: {
    disrupted: counterName('disrupted', 'en'),
    damaged: counterName('damaged', 'en'),
    aboard: 'carries a unit',
    objective: 'objective',
    smoke: 'smoke',
    'broken-bridge': 'blown bridge',
  },
  faces: (facing) => `facing ${facing}`,
  hits: (count) => (count === 1 ? '1 hit face down' : `${count} hits face down`),
  spent: 'has acted',
  aboard: (unit) => `aboard: ${unit}`,
  reserve: 'Reserve',
  turn: 'Turn',
  phase: 'Phase',
  turnHint: 'From turn 7 on whoever controls the objective at the end of a turn wins; from turn 10 on points decide where nobody does.',
  objective: 'Objective',
  controls: 'Controlled by',
  nobody: 'nobody',
  objectiveHint: 'A side controls it alone when it has a unit on it or next to it and the enemy has none.',
  points: 'Points on the map',
  exited: 'Points that left by the far end',
  ends: { north: 'North end', south: 'South end' },
  end: 'Ends',
  broken: (hexes) => `Blown bridge: ${hexes}`,
  way: (hexes) => `Under way: ${hexes}`,
};

const it: PictureWords = {
  endLine: 'limite di un lato di schieramento',
  units: {
    ...subtypesIn('it'),
    'self-propelled': 'artiglieria semovente',
    truck: 'autocarro',
    carrier: 'cingoletta',
    boat: 'imbarcazione, mezzo anfibio',
    infantry: 'fanteria',
    'machine-gun': 'mitragliatrice',
    mortar: 'mortaio',
    'antitank-gun': 'cannone anticarro',
    howitzer: 'obice',
    'antiaircraft-gun': 'cannone antiaereo',
    rockets: 'lanciarazzi',
    'antitank-team': 'arma anticarro di fanteria',
    flamethrower: 'lanciafiamme',
    paratrooper: 'paracadutisti',
    depot: 'deposito, quartier generale',
    aircraft: 'aereo',
    jet: 'aereo a reazione',
    wire: 'filo spinato',
    mines: 'campo minato',
    pillbox: 'bunker',
    'tank-traps': 'ostacolo anticarro',
  },
  marks: {
    disrupted: counterName('disrupted', 'it'),
    damaged: counterName('damaged', 'it'),
    aboard: 'trasporta un’unità',
    objective: 'obiettivo',
    smoke: 'fumo',
    'broken-bridge': 'ponte distrutto',
  },
  faces: (facing) => `rivolta a ${facing}`,
  hits: (count) => (count === 1 ? '1 colpo coperto' : `${count} colpi coperti`),
  spent: 'ha già agito',
  aboard: (unit) => `a bordo: ${unit}`,
  reserve: 'Riserva',
  turn: 'Turno',
  phase: 'Fase',
  turnHint: 'Dal turno 7 vince chi controlla l’obiettivo alla fine di un turno; dal turno 10, se nessuno lo controlla, decidono i punti.',
  objective: 'Obiettivo',
  controls: 'Controllato da',
  nobody: 'nessuno',
  objectiveHint: 'Una parte lo controlla da sola quando ha un’unità sull’obiettivo o accanto e il nemico non ne ha.',
  points: 'Punti sulla mappa',
  exited: 'Punti usciti dal lato opposto',
  ends: { north: 'Lato nord', south: 'Lato sud' },
  end: 'Lati',
  broken: (hexes) => `Ponte distrutto: ${hexes}`,
  way: (hexes) => `In movimento: ${hexes}`,
};

export const words: Readonly<Record<Language, PictureWords>> = { en, it };

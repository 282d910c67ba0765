import type { Language } from '../../../engine';
import type { Side } from '../cards';
import type { End, Terrain } from '../map/battle-map';
import type { Phase } from '../types';
import type { MarkIcon, UnitIcon } from './paths';

/** What the board says in a language. */
export interface PictureWords {
  sides: Readonly<Record<Side, string>>;
  terrains: Readonly<Record<Terrain, string>>;
  stream: string;
  road: string;
  endLine: string;
  units: Readonly<Record<UnitIcon, string>>;
  marks: Readonly<Record<MarkIcon, string>>;
  /** Clockwise from the north. */
  facings: readonly string[];
  faces(facing: string): string;
  hits(count: number): string;
  spent: string;
  aboard(unit: string): string;
  reserve: string;
  cost(points: string): string;
  phases: Readonly<Record<Phase, string>>;
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

const en: PictureWords = {
  sides: { axis: 'Axis', allies: 'Allies' },
  terrains: { clear: 'clear', hill: 'hill', forest: 'forest', town: 'town', marsh: 'marsh', lake: 'lake' },
  stream: 'stream',
  road: 'road',
  endLine: 'limit of a deployment end',
  units: {
    tank: 'tank',
    'tank-destroyer': 'tank destroyer',
    'assault-gun': 'assault gun',
    'self-propelled': 'self-propelled artillery',
    'armoured-car': 'armored car',
    'half-track': 'half-track',
    truck: 'truck',
    car: 'car',
    carrier: 'carrier',
    boat: 'boat, amphibious vehicle',
    motorcycle: 'motorcycle',
    infantry: 'infantry',
    'machine-gun': 'machine gun',
    mortar: 'mortar',
    'antitank-gun': 'antitank gun',
    howitzer: 'howitzer',
    'antiaircraft-gun': 'antiaircraft gun',
    rockets: 'rocket launcher',
    'antitank-team': 'infantry antitank weapon',
    flamethrower: 'flamethrower',
    commander: 'commander',
    sniper: 'sniper',
    hero: 'hero',
    spotter: 'spotter',
    paratrooper: 'paratroopers',
    cavalry: 'cavalry',
    depot: 'supplies, headquarters',
    aircraft: 'aircraft',
    jet: 'jet aircraft',
    wire: 'barbed wire',
    mines: 'minefield',
    pillbox: 'pillbox',
    'tank-traps': 'tank obstacle',
  },
  marks: {
    disrupted: 'disrupted',
    damaged: 'damaged',
    aboard: 'carries a unit',
    objective: 'objective',
    smoke: 'smoke',
    'broken-bridge': 'blown bridge',
  },
  facings: ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'],
  faces: (facing) => `facing ${facing}`,
  hits: (count) => (count === 1 ? '1 hit face down' : `${count} hits face down`),
  spent: 'has acted',
  aboard: (unit) => `aboard: ${unit}`,
  reserve: 'Reserve',
  cost: (points) => (points === '1' ? '1 point' : `${points} points`),
  phases: {
    armies: 'armies',
    'set-up': 'set-up',
    obstacles: 'obstacles',
    deployment: 'deployment',
    vanguard: 'vanguard',
    initiative: 'initiative',
    movement: 'movement',
    flight: 'aircraft',
    airstrike: 'airstrikes',
    assault: 'assault',
    over: 'over',
  },
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
  sides: { axis: 'Asse', allies: 'Alleati' },
  terrains: { clear: 'sgombro', hill: 'collina', forest: 'foresta', town: 'paese', marsh: 'palude', lake: 'lago' },
  stream: 'ruscello',
  road: 'strada',
  endLine: 'limite di un lato di schieramento',
  units: {
    tank: 'carro',
    'tank-destroyer': 'cacciacarri',
    'assault-gun': 'cannone d’assalto',
    'self-propelled': 'artiglieria semovente',
    'armoured-car': 'autoblindo',
    'half-track': 'semicingolato',
    truck: 'autocarro',
    car: 'automobile',
    carrier: 'cingoletta',
    boat: 'imbarcazione, mezzo anfibio',
    motorcycle: 'motocicletta',
    infantry: 'fanteria',
    'machine-gun': 'mitragliatrice',
    mortar: 'mortaio',
    'antitank-gun': 'cannone anticarro',
    howitzer: 'obice',
    'antiaircraft-gun': 'cannone antiaereo',
    rockets: 'lanciarazzi',
    'antitank-team': 'arma anticarro di fanteria',
    flamethrower: 'lanciafiamme',
    commander: 'comandante',
    sniper: 'tiratore scelto',
    hero: 'eroe',
    spotter: 'osservatore',
    paratrooper: 'paracadutisti',
    cavalry: 'cavalleria',
    depot: 'deposito, quartier generale',
    aircraft: 'aereo',
    jet: 'aereo a reazione',
    wire: 'filo spinato',
    mines: 'campo minato',
    pillbox: 'casamatta',
    'tank-traps': 'ostacolo anticarro',
  },
  marks: {
    disrupted: 'destabilizzata',
    damaged: 'danneggiata',
    aboard: 'trasporta un’unità',
    objective: 'obiettivo',
    smoke: 'fumo',
    'broken-bridge': 'ponte distrutto',
  },
  facings: ['nord', 'nord-est', 'sud-est', 'sud', 'sud-ovest', 'nord-ovest'],
  faces: (facing) => `rivolta a ${facing}`,
  hits: (count) => (count === 1 ? '1 colpo coperto' : `${count} colpi coperti`),
  spent: 'ha già agito',
  aboard: (unit) => `a bordo: ${unit}`,
  reserve: 'Riserva',
  cost: (points) => (points === '1' ? '1 punto' : `${points} punti`),
  phases: {
    armies: 'eserciti',
    'set-up': 'preparazione',
    obstacles: 'ostacoli',
    deployment: 'schieramento',
    vanguard: 'avanguardia',
    initiative: 'iniziativa',
    movement: 'movimento',
    flight: 'aerei',
    airstrike: 'attacchi aerei',
    assault: 'assalto',
    over: 'finita',
  },
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

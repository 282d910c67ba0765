import type { HexSide, Language, Text } from '../../../engine';
import { say } from '../../kit/words';
import { type Card, deck, type Side, type UnitType } from '../cards';
import type { Terrain } from '../map/battle-map';
import type { Band, Counter, Phase, UnitId } from '../types';

const sides: Readonly<Record<Side, Text>> = { axis: { en: 'Axis', it: 'Asse' }, allies: { en: 'Allies', it: 'Alleati' } };

const nations: Readonly<Record<string, string>> = {
  Australia: 'Australia',
  Belgium: 'Belgio',
  Bulgaria: 'Bulgaria',
  Canada: 'Canada',
  China: 'Cina',
  Croatia: 'Croazia',
  Finland: 'Finlandia',
  France: 'Francia',
  Germany: 'Germania',
  Greece: 'Grecia',
  Hungary: 'Ungheria',
  Italy: 'Italia',
  Japan: 'Giappone',
  'New Zealand': 'Nuova Zelanda',
  Poland: 'Polonia',
  Romania: 'Romania',
  Slovakia: 'Slovacchia',
  'South Africa': 'Sudafrica',
  'Soviet Union': 'Unione Sovietica',
  'United Kingdom': 'Regno Unito',
  'United States': 'Stati Uniti',
  Yugoslavia: 'Iugoslavia',
};

const unitTypes: Readonly<Record<UnitType, Text>> = {
  soldier: { en: 'Soldier', it: 'Soldato' },
  vehicle: { en: 'Vehicle', it: 'Veicolo' },
  aircraft: { en: 'Aircraft', it: 'Aereo' },
  obstacle: { en: 'Obstacle', it: 'Ostacolo' },
};

const subtypes: Readonly<Record<string, string>> = {
  'Armored Car': 'Autoblindo',
  Artillery: 'Artiglieria',
  'Assault Gun': 'Cannone d’assalto',
  Boat: 'Imbarcazione',
  Car: 'Automobile',
  Cavalry: 'Cavalleria',
  Commander: 'Comandante',
  'Half-Track': 'Semicingolato',
  Hero: 'Eroe',
  Jet: 'A reazione',
  Motorcycle: 'Motocicletta',
  Paratrooper: 'Paracadutista',
  Sniper: 'Tiratore scelto',
  Spotter: 'Osservatore',
  Support: 'Supporto',
  Tank: 'Carro armato',
  'Tank Destroyer': 'Cacciacarri',
};

const grounds: Readonly<Record<Terrain | 'stream' | 'road', Text>> = {
  clear: { en: 'clear', it: 'sgombro' },
  hill: { en: 'hill', it: 'collina' },
  forest: { en: 'forest', it: 'foresta' },
  town: { en: 'town', it: 'paese' },
  marsh: { en: 'marsh', it: 'palude' },
  lake: { en: 'lake', it: 'lago' },
  stream: { en: 'stream', it: 'ruscello' },
  road: { en: 'road', it: 'strada' },
};

const phases: Readonly<Record<Phase, Text>> = {
  armies: { en: 'armies', it: 'eserciti' },
  'set-up': { en: 'set-up', it: 'preparazione' },
  obstacles: { en: 'obstacles', it: 'ostacoli' },
  deployment: { en: 'deployment', it: 'schieramento' },
  vanguard: { en: 'vanguard', it: 'avanguardia' },
  initiative: { en: 'initiative', it: 'iniziativa' },
  movement: { en: 'movement', it: 'movimento' },
  flight: { en: 'aircraft', it: 'aerei' },
  airstrike: { en: 'airstrikes', it: 'attacchi aerei' },
  assault: { en: 'assault', it: 'assalto' },
  over: { en: 'over', it: 'finita' },
};

const bands: Readonly<Record<Band, Text>> = {
  short: { en: 'short', it: 'corta' },
  medium: { en: 'medium', it: 'media' },
  long: { en: 'long', it: 'lunga' },
};

const counters: Readonly<Record<Counter, Text>> = {
  disrupted: { en: 'disrupted', it: 'destabilizzata' },
  damaged: { en: 'damaged', it: 'danneggiata' },
  destroyed: { en: 'destroyed', it: 'distrutta' },
};

const facings: readonly { letters: Text; name: Text }[] = [
  { letters: { en: 'N', it: 'N' }, name: { en: 'north', it: 'nord' } },
  { letters: { en: 'NE', it: 'NE' }, name: { en: 'north-east', it: 'nord-est' } },
  { letters: { en: 'SE', it: 'SE' }, name: { en: 'south-east', it: 'sud-est' } },
  { letters: { en: 'S', it: 'S' }, name: { en: 'south', it: 'sud' } },
  { letters: { en: 'SW', it: 'SO' }, name: { en: 'south-west', it: 'sud-ovest' } },
  { letters: { en: 'NW', it: 'NO' }, name: { en: 'north-west', it: 'nord-ovest' } },
];

/** The Italian of a word that the cards have in English. Throws where they have no such word. */
function translated(words: Readonly<Record<string, string>>, word: string, language: Language): string {
  const italian = words[word];
  if (italian === undefined) throw new Error(`there are no words for ${word}`);
  return say(language, word, italian);
}

/** Without an article. */
export const sideName = (side: Side, language: Language): string => sides[side][language];

/** A nation as the cards have it, in words; null: any may have the card. */
export const nationName = (nation: string | null, language: Language): string =>
  nation === null ? say(language, 'any nation', 'qualsiasi nazione') : translated(nations, nation, language);

export const unitTypeName = (type: UnitType, language: Language): string => unitTypes[type][language];

export const subtypeName = (subtype: string, language: Language): string => translated(subtypes, subtype, language);

/** Of a card: "Vehicle", "Vehicle (Tank)". */
export function typeName({ type, subtypes: own }: Pick<Card, 'type' | 'subtypes'>, language: Language): string {
  const named = own.map((subtype) => subtypeName(subtype, language)).join(', ');
  return named === '' ? unitTypeName(type, language) : `${unitTypeName(type, language)} (${named})`;
}

/** A terrain, a stream or a road, without a capital. */
export const groundName = (ground: Terrain | 'stream' | 'road', language: Language): string => grounds[ground][language];

/** Without a capital. */
export const phaseName = (phase: Phase, language: Language): string => phases[phase][language];

/** Of a range, without a capital. */
export const bandName = (band: Band, language: Language): string => bands[band][language];

/** What a unit with the counter is, without a capital. */
export const counterName = (counter: Counter, language: Language): string => counters[counter][language];

/** The side of a hex that a unit faces: "north-east". */
export const facingName = (side: HexSide, language: Language): string => facings[side]?.name[language] ?? '';

/** "NE". */
export const facingLetters = (side: HexSide, language: Language): string => facings[side]?.letters[language] ?? '';

/** What a card may be called: its name alone, or with its nation, in either language, before or behind it. */
export function calledBy({ name, nation }: Pick<Card, 'name' | 'nation'>): string[] {
  if (nation === null) return [name];
  return [name, ...[nation, nationName(nation, 'it')].flatMap((each) => [`${name} ${each}`, `${each} ${name}`])];
}

const printed = [...deck('rulebook').values()].map(({ name }) => name);
/** Names that cards of several nations have. */
const shared: ReadonlySet<string> = new Set(printed.filter((name, at) => printed.indexOf(name) < at));

/**
 * "Tiger I"; "StuG III Ausf. G (Finland)" where cards of several nations have the name. Names are the same in both editions. The id of a card that there
 * is not.
 */
export function cardName(id: string, language: Language): string {
  const card = deck('rulebook').get(id);
  if (!card) return id;
  const { name, nation } = card;
  return nation !== null && shared.has(name) ? `${name} (${nationName(nation, language)})` : name;
}

/** "germany-tiger-i.2": its card and its number. */
export function unitParts(id: UnitId): { card: string; number: number } {
  const dot = id.lastIndexOf('.');
  return { card: id.slice(0, dot), number: Number(id.slice(dot + 1)) };
}

/** "Tiger I 2". */
export function unitName(id: UnitId, language: Language): string {
  const { card, number } = unitParts(id);
  return `${cardName(card, language)} ${number}`;
}

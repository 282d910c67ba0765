import type { Language, Text } from '../../../engine';
import { say } from '../../kit/words';
import type { Card, Dice, Edition, UnitType } from '../cards';
import { abilityName, abilityText } from './abilities';

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

const types: Readonly<Record<UnitType, Text>> = {
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

const nouns = {
  points: { en: ['point', 'points'], it: ['punto', 'punti'] },
  speed: { en: 'Speed', it: 'Velocità' },
  defense: { en: 'Defense', it: 'Difesa' },
  front: { en: 'front', it: 'fronte' },
  rear: { en: 'rear', it: 'retro' },
  soldier: { en: 'Dice against Soldiers', it: 'Dadi contro i Soldati' },
  vehicle: { en: 'Dice against Vehicles', it: 'Dadi contro i Veicoli' },
  bands: { en: ['short', 'medium', 'long'], it: ['corta', 'media', 'lunga'] },
} as const;

/** The Italian of a word that the cards have in English. Throws where they have no such word. */
function translated(words: Readonly<Record<string, string>>, word: string, language: Language): string {
  const italian = words[word];
  if (italian === undefined) throw new Error(`there are no words for ${word}`);
  return say(language, word, italian);
}

/** A nation as the cards have it, in words; null: any may have the card. */
export const nationName = (nation: string | null, language: Language): string =>
  nation === null ? say(language, 'Any nation', 'Qualsiasi nazione') : translated(nations, nation, language);

export const subtypeName = (subtype: string, language: Language): string => translated(subtypes, subtype, language);

/** "Vehicle", "Vehicle (Tank)". */
export function typeName({ type, subtypes: own }: Pick<Card, 'type' | 'subtypes'>, language: Language): string {
  const subtypesOf = own.map((subtype) => subtypeName(subtype, language)).join(', ');
  return subtypesOf === '' ? types[type][language] : `${types[type][language]} (${subtypesOf})`;
}

/** "7.5 points", "7,5 punti". */
function costText(cost: number, language: Language): string {
  const [one, many] = nouns.points[language];
  return `${String(cost).replace('.', say(language, '.', ','))} ${cost === 1 ? one : many}`;
}

/** "Speed 4; Defense 5 front, 3 rear"; aircraft have no speed. */
function bodyText({ speed, defense }: Card, language: Language): string {
  const { front, rear } = nouns;
  const split = (shield: { front: number; rear: number }) =>
    shield.front === shield.rear ? `${shield.front}` : `${shield.front} ${front[language]}, ${shield.rear} ${rear[language]}`;
  return [
    ...(speed === null ? [] : [`${nouns.speed[language]} ${speed}`]),
    ...(defense === null ? [] : [`${nouns.defense[language]} ${split(defense)}`]),
  ].join('; ');
}

/** "Dice against Soldiers: short 9, medium 7, long –". */
const diceText = (against: 'soldier' | 'vehicle', dice: Dice, language: Language): string =>
  `${nouns[against][language]}: ${nouns.bands[language].map((band, at) => `${band} ${dice[at] || '–'}`).join(', ')}`;

/** A card as lines of plain text: its name, what and whose it is, its numbers, its abilities with what they do. An obstacle has no numbers. */
export function cardLines(card: Card, edition: Edition, language: Language): string[] {
  const { name, nation, year, cost, soldier, vehicle, abilities } = card;
  const numbers = [bodyText(card, language), diceText('soldier', soldier, language), diceText('vehicle', vehicle, language)];
  return [
    name,
    [nationName(nation, language), typeName(card, language), year, costText(cost, language)].join(', '),
    ...(card.type === 'obstacle' ? [] : numbers),
    ...abilities.map((held) => `${abilityName(held, language)}: ${abilityText(held, edition, language)}`),
  ];
}

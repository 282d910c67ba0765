import type { Language } from '../../../engine';
import { capitalised } from '../../kit/words';
import type { Card, Dice, Edition } from '../cards';
import { abilityName, abilityText } from './abilities';
import { bandName, nationName, typeName } from './names';
import { costText } from './points';

const nouns = {
  speed: { en: 'Speed', it: 'Velocità' },
  defense: { en: 'Defense', it: 'Difesa' },
  front: { en: 'front', it: 'fronte' },
  rear: { en: 'rear', it: 'retro' },
  soldier: { en: 'Dice against Soldiers', it: 'Dadi contro i Soldati' },
  vehicle: { en: 'Dice against Vehicles', it: 'Dadi contro i Veicoli' },
} as const;

const bands = ['short', 'medium', 'long'] as const;

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
  `${nouns[against][language]}: ${bands.map((band, at) => `${bandName(band, language)} ${dice[at] || '–'}`).join(', ')}`;

/** A card as lines of plain text: its name, what and whose it is, its numbers, its abilities with what they do. An obstacle has no numbers. */
export function cardLines(card: Card, edition: Edition, language: Language): string[] {
  const { name, nation, year, cost, soldier, vehicle, abilities } = card;
  const numbers = [bodyText(card, language), diceText('soldier', soldier, language), diceText('vehicle', vehicle, language)];
  return [
    name,
    [capitalised(nationName(nation, language)), typeName(card, language), year, costText(cost, language)].join(', '),
    ...(card.type === 'obstacle' ? [] : numbers),
    ...abilities.map((held) => `${abilityName(held, language)}: ${abilityText(held, edition, language)}`),
  ];
}

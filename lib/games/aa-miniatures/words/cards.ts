import type { Language, UnitCard } from '../../../engine';
import { capitalised } from '../../kit/words';
import type { Card, Dice, Edition } from '../cards';
import { type Band, bands } from '../types';
import { abilityName, abilityText } from './abilities';
import { bandName, nationName, typeName } from './names';
import { costText } from './points';

const nouns = {
  speed: { en: 'Speed', it: 'Velocità' },
  defense: { en: 'Defense', it: 'Difesa' },
  front: { en: 'Defense, front', it: 'Difesa, fronte' },
  rear: { en: 'Defense, rear', it: 'Difesa, retro' },
  dice: { en: 'Attack dice (range in hexes)', it: 'Dadi di attacco (gittata in esagoni)' },
  soldier: { en: 'against Soldiers', it: 'contro i Soldati' },
  vehicle: { en: 'against Vehicles', it: 'contro i Veicoli' },
} as const;

/** The hexes of each range. */
const hexes: Readonly<Record<Band, string>> = { short: '0–1', medium: '2–4', long: '5–8' };

/** The ranges by their names, with the hexes of each. */
export const rangeNames = (language: Language): [name: string, hexes: string][] =>
  bands.map((band) => [bandName(band, language), hexes[band]]);

/** Aircraft have no speed. */
function valuesOf({ speed, defense }: Card, language: Language): UnitCard['values'] {
  const value = (label: keyof typeof nouns, figure: number) => ({ label: nouns[label][language], value: `${figure}` });
  const shield = defense === null ? [] : [value('front', defense.front), value('rear', defense.rear)];
  return [
    ...(speed === null ? [] : [value('speed', speed)]),
    ...(defense && defense.front === defense.rear ? [value('defense', defense.front)] : shield),
  ];
}

function diceTable({ soldier, vehicle }: Card, language: Language): NonNullable<UnitCard['table']> {
  const row = (against: 'soldier' | 'vehicle', dice: Dice) => [nouns[against][language], ...dice.map((each) => `${each || '–'}`)];
  return {
    head: [nouns.dice[language], ...rangeNames(language).map((range) => range.join(' '))],
    rows: [row('soldier', soldier), row('vehicle', vehicle)],
  };
}

/** A card in words: what and whose it is, its numbers, its abilities with what they do. An obstacle has no numbers. */
export function unitCardOf(card: Card, edition: Edition, language: Language): UnitCard {
  const { name, nation, type, year, cost, abilities } = card;
  return {
    title: name,
    kind: [capitalised(nationName(nation, language)), typeName(card, language), year, costText(cost, language)].join(', '),
    ...(type === 'obstacle' ? { values: [] } : { values: valuesOf(card, language), table: diceTable(card, language) }),
    abilities: abilities.map((held) => ({ name: abilityName(held, language), text: abilityText(held, edition, language) })),
  };
}

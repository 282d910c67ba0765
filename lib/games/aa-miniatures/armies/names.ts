import { type Language, normalise, type Text } from '../../../engine';
import { type Card, deck, type Side } from '../cards';

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

/** A nation as the cards have it, in words. */
export const nationName = (nation: string, language: Language): string => (language === 'en' ? nation : (nations[nation] ?? nation));

export const sideNames: Readonly<Record<Side, Text>> = { axis: { en: 'Axis', it: 'Asse' }, allies: { en: 'Allies', it: 'Alleati' } };

/** Names are the same in all editions and both languages. */
const cards: readonly Card[] = [...deck('rulebook').values()];

/** A name without capitals, accents, spaces and signs: "Anti-Tank Gun" and "antitank gun" are one. */
export const foldedName = (name: string): string => normalise(name).replaceAll(' ', '');

/** What a card is found by: its id, its name, and its name with its nation before it or behind. */
const keysOf = ({ id, name, nation }: Card): Set<string> => {
  const called = nation === null ? [] : [nation, nationName(nation, 'it')];
  return new Set([id, name, ...called.flatMap((each) => [`${each} ${name}`, `${name} ${each}`])].map(foldedName));
};

const byKey = new Map<string, Card[]>();
for (const card of cards) for (const key of keysOf(card)) byKey.set(key, [...(byKey.get(key) ?? []), card]);

/** The cards that are called so. */
export const cardsCalled = (name: string): readonly Card[] => byKey.get(foldedName(name)) ?? [];

/** "Tiger I"; "StuG III Ausf. G (Finland)" where cards of several nations have the name. The id of a card that there is not. */
export function cardName(id: string, language: Language): string {
  const card = deck('rulebook').get(id);
  if (!card) return id;
  const { name, nation } = card;
  return nation !== null && cardsCalled(name).length > 1 ? `${name} (${nationName(nation, language)})` : name;
}

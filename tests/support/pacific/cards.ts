import type { Language } from '../../../lib/engine';

/** What is printed on a card. */
export const cardText: Record<Language, (card: string) => { title: string; line: string }> = {
  en: (card) => ({ title: `Offensive ${card}`, line: `Activates ${(Number(card) % 3) + 1} stacks.` }),
  it: (card) => ({ title: `Offensiva ${card}`, line: `Attiva ${(Number(card) % 3) + 1} pile.` }),
};

/** What every counter can do. */
export const abilityText = {
  en: { name: 'Island hopping', text: 'Moves a hex at a time, over land and sea.' },
  it: { name: 'Di isola in isola', text: 'Muove di un esagono alla volta, per terra e per mare.' },
};

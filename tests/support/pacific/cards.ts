import type { Language } from '../../../lib/engine';

/** What is printed on a card. */
export const cardText: Record<Language, (card: string) => { title: string; line: string }> = {
  en: (card) => ({ title: `Offensive ${card}`, line: `Activates ${(Number(card) % 3) + 1} stacks.` }),
  it: (card) => ({ title: `Offensiva ${card}`, line: `Attiva ${(Number(card) % 3) + 1} pile.` }),
};

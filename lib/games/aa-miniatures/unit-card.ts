import type { Language, UnitCard } from '../../engine';
import { deck } from './cards';
import type { Options } from './state';
import { unitCardOf } from './words/cards';

/** The card of a unit, as the edition of the table has it. */
export function unitCard(id: string, { edition }: Options, language: Language): UnitCard | null {
  const card = deck(edition).get(id);
  return card ? unitCardOf(card, edition, language) : null;
}

import { deck } from '../cards';
import type { UnitId } from '../types';

/** The card and the number of a unit. */
export function unitParts(id: UnitId): { card: string; number: number } {
  const at = id.lastIndexOf('.');
  return { card: id.slice(0, at), number: Number(id.slice(at + 1)) };
}

/** What a card is called; names are the same in both editions and languages. */
export const cardName = (id: string): string => deck('rulebook').get(id)?.name ?? id;

/** "M4A1 Sherman 2". */
export function unitName(id: UnitId): string {
  const { card, number } = unitParts(id);
  return `${cardName(card)} ${number}`;
}

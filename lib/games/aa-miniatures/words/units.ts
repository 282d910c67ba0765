import type { Language } from '../../../engine';
import { cardName as named, sideNames } from '../armies/names';
import type { Side } from '../cards';
import type { UnitId } from '../types';

/** The card and the number of a unit. */
export function unitParts(id: UnitId): { card: string; number: number } {
  const at = id.lastIndexOf('.');
  return { card: id.slice(0, at), number: Number(id.slice(at + 1)) };
}

export const cardName = named;

export const sideName = (side: Side, language: Language): string => sideNames[side][language];

/** "M4A1 Sherman 2". */
export function unitName(id: UnitId, language: Language): string {
  const { card, number } = unitParts(id);
  return `${named(card, language)} ${number}`;
}

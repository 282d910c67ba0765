import { askOne, type Choice, type HexSide, hexSides, type Language, type OrderForm, pickOne } from '../../../engine';
import type { Hex } from '../map/hexes';
import type { K, Order, View } from '../state';
import type { Unit } from '../types';
import { labels } from '../words/labels';
import { facingName, unitName } from '../words/names';

export type Form<T = K['order']> = OrderForm<K, T>;

/** A form that has nothing to ask. */
// biome-ignore lint/correctness/useYield: it asks nothing, and is a form as well
export function* orderForm(order: Order): Form {
  return order;
}

export interface FormContext {
  view: View;
  language: Language;
}

/** One of the sides of a hex. */
export function* pickSide(
  { language }: FormContext,
  { field, label, sides = hexSides, usual }: { field: string; label: string; sides?: readonly HexSide[]; usual?: HexSide | undefined },
): Form<HexSide> {
  const ordered = usual === undefined ? sides : [...sides].sort((a, b) => Number(b === usual) - Number(a === usual));
  const chosen = yield* pickOne<string, K>(field, ordered.map(String), () => ({
    label,
    choice: (value) => ({ label: facingName(Number(value) as HexSide, language), ...(Number(value) === usual && { usual: true }) }),
  }));
  // one of the sides it was asked for
  return Number(chosen) as HexSide;
}

export function* pickHex({ language }: FormContext, hexes: readonly Hex[], field = 'hex'): Form<Hex> {
  return yield* askOne<Hex, K>(field, hexes, () => ({
    label: labels(language).where,
    choice: (value) => ({ label: value, space: value }),
  }));
}

export const unitChoice = ({ card, hex, id }: Unit, language: Language): Omit<Choice, 'value'> => ({
  label: unitName(id, language),
  card,
  ...(hex !== null && { space: hex }),
});

/** One of the units, each with what is said of it besides, or nothing more of the kind: null. */
export function* askUnit(
  { language }: FormContext,
  units: readonly Unit[],
  { mayEnd, hint }: { mayEnd: boolean; hint?: (unit: Unit) => string | undefined },
): Form<Unit | null> {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const chosen = yield* askOne<string, K>('unit', [...byId.keys(), ...(mayEnd ? ['done'] : [])], () => ({
    label: labels(language).unit,
    choice(value) {
      const unit = byId.get(value);
      if (!unit) return { label: labels(language).done };
      const said = hint?.(unit);
      return { ...unitChoice(unit, language), ...(said !== undefined && { hint: said }) };
    },
  }));
  return byId.get(chosen) ?? null;
}

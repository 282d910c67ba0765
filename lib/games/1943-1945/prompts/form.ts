import { type OrderForm, pickNumber, pickOne, run } from '../../../engine';
import { type Force, isTank, type Piece, pieces } from '../pieces';
import type { K, Language, Order, State, ZoneId } from '../types';
import { labels } from '../words/labels';
import { pieceName, zoneName } from '../words/names';

/** An order form of this game. */
export type Form<T = Order> = OrderForm<K, T>;

/** What every form needs: the position and the reader's language. */
export interface Desk {
  state: State;
  language: Language;
}

/** One of the zones; a single one is taken without asking. */
export function* pickZone({ state, language }: Desk, field: string, zones: readonly ZoneId[], label: string): Form<ZoneId> {
  return yield* pickOne<ZoneId, K>(field, zones, () => ({
    label,
    choice: (zone) => ({ label: zoneName(state.options, zone, language), ...(zone === 'sea' ? {} : { space: zone }) }),
  }));
}

/** One of the zones or something else instead. */
export function* pickZoneOr(desk: Desk, field: string, zones: readonly ZoneId[], label: string, other: string): Form<ZoneId | null> {
  const { state, language } = desk;
  const chosen = yield* pickOne<string, K>(field, ['none', ...zones], () => ({
    label,
    choice: (zone) => (zone === 'none' ? { label: other } : { label: zoneName(state.options, zone, language), space: zone }),
  }));
  return chosen === 'none' ? null : chosen;
}

export function* pickYes({ language }: Desk, field: string, label: string): Form<boolean> {
  const answer = yield* pickOne<'yes' | 'no', K>(field, ['yes', 'no'], () => ({
    label,
    choice: (value) => ({ label: value === 'yes' ? labels[language].yes : labels[language].no }),
  }));
  return answer === 'yes';
}

export interface Bounds {
  least: number;
  most: number;
  /** Tanks among them at most. */
  tanks?: number;
}

/** Numbers of each piece of a force, so that the whole keeps its bounds; `ask` words the question about what there is of one. */
export function* pickForce(
  { state, language }: Desk,
  zone: ZoneId,
  force: Force,
  { least, most, tanks = most }: Bounds,
  ask = (have: string) => labels[language].howMany(have, zoneName(state.options, zone, language)),
): Form<Force> {
  const some = pieces.filter((piece) => force[piece]);
  const chosen: Force = {};
  let left = { least, most, tanks };
  for (const [i, piece] of some.entries()) {
    const have = Math.min(force[piece] ?? 0, left.most, isTank(piece) ? left.tanks : left.most);
    const allowed = run(0, have).filter(
      (count) => count + later(force, some.slice(i + 1), left.tanks - (isTank(piece) ? count : 0)) >= left.least,
    );
    const count = yield* pickNumber<K>(`${piece}-${zone}`, allowed, () => ({
      label: ask(pieceName(piece, force[piece] ?? 0, language)),
      space: zone,
    }));
    if (count > 0) chosen[piece] = count;
    left = { least: left.least - count, most: left.most - count, tanks: left.tanks - (isTank(piece) ? count : 0) };
  }
  return chosen;
}

/** Most that the remaining pieces can still give. */
function later(force: Force, rest: readonly Piece[], tanks: number): number {
  let sum = 0;
  let armour = 0;
  for (const piece of rest) {
    if (isTank(piece)) armour += force[piece] ?? 0;
    else sum += force[piece] ?? 0;
  }
  return sum + Math.min(armour, Math.max(0, tanks));
}

import { editionOf } from '../editions';
import { follows } from '../quirks';
import { type AaTold, type OrderOf, type Power, powers, type SpaceId, type State, type UnitType, unitTypes } from '../types';
import { flightSteps } from './air';
import { capture } from './capture';
import { isOpenToBlitz } from './paths';
import { isSea } from './spaces';
import { addUnits, marked, removeUnits, stacksAt } from './stacks';
import { countAt, countHaving, isAir, landedMarks, leftOf, pickUnits, unitOf } from './units';

/** Types of an order's units in canonical order. */
export const typesOf = (units: Partial<Record<UnitType, number>>): UnitType[] => unitTypes.filter((type) => (units[type] ?? 0) > 0);

/** Carries out a checked move of either movement phase. */
export function moveUnits(state: State, order: OrderOf<'move'>, told: AaTold[]): void {
  const { path, units } = order;
  const origin = path[0] ?? '';
  const end = path[path.length - 1] ?? '';
  const inCombatMove = state.phase === 'combat-move';
  blitz(state, order, told);
  for (const type of typesOf(units)) {
    const air = isAir(state, type);
    const steps = air ? flightSteps(state, origin, end) : 0;
    const picked = pickUnits(state, origin, type, units[type] ?? 0, { cargo: order.cargo ?? [], steps, toSea: isSea(state, end) });
    if (!picked) throw new Error(`no ${units[type]} ${type} in ${origin}`);
    for (const { stack, count } of picked) {
      const { count: _all, ...kind } = stack;
      removeUnits(state, origin, kind, count);
      const deck = follows(state, 'homecoming') && isSea(state, origin) ? (true as const) : undefined;
      const flown = { hover: undefined, left: leftOf(state, kind) - steps, deck };
      const marks = air ? (inCombatMove ? flown : landedMarks) : { spent: true as const };
      addUnits(state, end, marked(kind, marks), count);
    }
  }
  for (const [power, count] of Object.entries(order.guests ?? {})) moveGuests(state, power as Power, origin, end, count);
  if (!inCombatMove) return;
  if (typesOf(units).some((type) => !isAir(state, type))) rememberOrigin(state, path);
  const intents = { ...state.turn.intents };
  if (order.intent) intents[end] = order.intent;
  state.turn = { ...state.turn, intents };
}

/** ALG-RET: where a land or sea unit took its last step from. */
export function rememberOrigin(state: State, path: readonly SpaceId[]): void {
  const end = path[path.length - 1] ?? '';
  const entered = path[path.length - 2];
  const known = state.turn.origins[end] ?? [];
  if (entered === undefined || known.includes(entered)) return;
  state.turn = { ...state.turn, origins: { ...state.turn.origins, [end]: [...known, entered].sort() } };
}

/** R41-5.11: the territory rolled through changes hands before the tank goes on. */
function blitz(state: State, { path, units }: OrderOf<'move'>, told: AaTold[]): void {
  const middle = path[1];
  if (path.length === 3 && middle !== undefined && countHaving(state, units, 'blitzes') > 0 && isOpenToBlitz(state, middle))
    capture(state, middle, state.power, told);
}

function moveGuests(state: State, power: Power, from: SpaceId, to: SpaceId, count: number): void {
  let left = count;
  for (const stack of stacksAt(state, from)) {
    if (left === 0 || stack.owner !== power || !unitOf(state, stack.type).landsOnDecks) continue;
    const { count: all, ...kind } = stack;
    const gone = Math.min(left, all);
    removeUnits(state, from, kind, gone);
    addUnits(state, to, kind, gone);
    left -= gone;
  }
}

/** Allied fighters over a zone, by owner. */
export function guestsByPower(state: State, zone: SpaceId): Partial<Record<Power, number>> {
  const { side } = editionOf(state);
  const guests: Partial<Record<Power, number>> = {};
  for (const power of powers) {
    if (power === state.power || side[power] !== side[state.power]) continue;
    const count = countAt(state, zone, power, 'landsOnDecks');
    if (count > 0) guests[power] = count;
  }
  return guests;
}

import { editionOf } from '../editions';
import { follows } from '../quirks';
import { type AaTold, type OrderOf, type Power, powers, type SpaceId, type Stack, type State } from '../types';
import { capture } from './capture';
import { gunsOn } from './flak';
import { commander, commands } from './joint';
import { isOpenToBlitz } from './paths';
import { airWayOf, flownSteps } from './routes';
import { isSea } from './spaces';
import { addUnits, type Kind, marked, removeUnits, stacksAt } from './stacks';
import { blitzes, countAt, isAir, isRefuelled, landedMarks, leftOf, pickUnits, typesOf, unitOf } from './units';

/** Carries out a checked move of either movement phase. The aircraft that flew, as they are at its end. */
export function moveUnits(state: State, order: OrderOf<'move'>, told: AaTold[]): Stack[] {
  const aloft: Stack[] = [];
  const { path, units } = order;
  const origin = path[0] ?? '';
  const end = path[path.length - 1] ?? '';
  const inCombatMove = state.phase === 'combat-move';
  blitz(state, order, told);
  const types = typesOf(units);
  const flown = types.some((type) => isAir(state, type)) ? flownSteps(state, order) : 0;
  const way = flown > 0 && inCombatMove && editionOf(state).ways.routesKept ? airWayOf(state, order) : null;
  const mission = order.role && { [order.role]: true as const };
  for (const type of types) {
    const air = isAir(state, type);
    const steps = air ? flown : 0;
    const picked = pickUnits(state, origin, type, units[type] ?? 0, { cargo: order.cargo ?? [], steps, toSea: isSea(state, end) });
    if (!picked) throw new Error(`no ${units[type]} ${type} in ${origin}`);
    for (const { stack, count } of picked) {
      removeUnits(state, origin, stack, count);
      const deck = follows(state, 'homecoming') && isSea(state, origin) ? (true as const) : undefined;
      const flying = { hover: undefined, left: leftOf(state, stack) - steps, deck, ...mission };
      const moved = marked(
        stack,
        air ? (inCombatMove ? flying : marksOfLanding(state, stack, end)) : { spent: true as const, fought: undefined },
      );
      addUnits(state, end, moved, count);
      if (air) aloft.push({ ...moved, count });
      if (air && way) rememberFlight(state, way, moved, count);
    }
  }
  for (const [power, count] of Object.entries(order.guests ?? {})) moveGuests(state, power as Power, origin, end, count);
  if (!inCombatMove) return aloft;
  if (types.some((type) => !isAir(state, type))) rememberOrigin(state, path);
  const intents = { ...state.turn.intents };
  if (order.intent) intents[end] = order.intent;
  state.turn = { ...state.turn, intents };
  return aloft;
}

const marksOfLanding = (state: State, kind: Kind, space: SpaceId) =>
  isRefuelled(state, kind, space) ? { ...landedMarks, spent: undefined, fought: true as const } : landedMarks;

/** RREV-6.5: a raid, and every flight past guns, is known until its battle or raid begins. */
function rememberFlight(state: State, path: readonly SpaceId[], kind: Kind, count: number): void {
  if (!kind.raid && gunsOn(state, path, [kind.type]).length === 0) return;
  const flight = { path: [...path], aircraft: { ...kind, count } };
  state.turn = { ...state.turn, flights: [...(state.turn.flights ?? []), flight] };
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
  if (path.length === 3 && middle !== undefined && typesOf(units).some((type) => blitzes(state, type)) && isOpenToBlitz(state, middle))
    capture(state, middle, commander(state), told);
}

function moveGuests(state: State, power: Power, from: SpaceId, to: SpaceId, count: number): void {
  let left = count;
  const isOwn = commands(state, power);
  for (const stack of stacksAt(state, from)) {
    if (left === 0 || stack.owner !== power || !unitOf(state, stack.type).landsOnDecks) continue;
    if (isOwn && (stack.spent || stack.left !== undefined)) continue;
    const gone = Math.min(left, stack.count);
    removeUnits(state, from, stack, gone);
    addUnits(state, to, isOwn ? marked(stack, asCargo(state)) : stack, gone);
    left -= gone;
  }
}

/** RREV-6.7: who rides does nothing more this turn. */
const asCargo = (state: State) => (state.phase === 'combat-move' ? { ...landedMarks, riding: true as const } : landedMarks);

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

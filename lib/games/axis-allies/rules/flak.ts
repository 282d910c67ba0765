import { editionOf } from '../editions';
import { heldBy, table } from '../effects';
import type { AaTold, FlakRoll, Power, Rng, SpaceId, Stack, State, Units, UnitType } from '../types';
import { controllerAtStart, sameSide } from './spaces';
import { removeUnits, stacksAt } from './stacks';
import { isAir } from './units';

/** QREV-25: whether guns fire in this phase. */
const isFiring = ({ phase, options }: State): boolean => phase !== 'noncombat-move' || options.aaNoncombat !== false;

/**
 * RREV-6.5: what a gun of the territory hits enemy aircraft on that enter it; 0: none fires. Flights of the combat move met what stood there when the turn
 * began, whoever has taken it since.
 */
export function flakAt(state: State, territory: SpaceId): number {
  const { having, units } = editionOf(state);
  if (having.flak.length === 0 || !isFiring(state)) return 0;
  const holder = state.phase === 'noncombat-move' ? state.control[territory] : controllerAtStart(state, territory);
  if (holder === undefined || sameSide(state, holder, state.power)) return 0;
  let best = 0;
  for (const { owner, type } of stacksAt(state, territory)) {
    const { flak } = units[type];
    if (flak === undefined) continue;
    const gunner = sameSide(state, owner, holder) ? owner : holder;
    const said = table.ask('onFlak', heldBy(state, gunner), { state, owner: gunner, type, space: territory }) ?? 0;
    best = Math.max(best, flak, said);
  }
  return best;
}

/** Guns fire at aircraft of that type. */
function isTarget(state: State, owner: Power, type: UnitType): boolean {
  const held = heldBy(state, owner);
  return held.length === 0 || table.ask('onFlakTarget', held, { state, owner, type }) !== 'cannot';
}

/** Guns fire at some of the types of an owner, usually the active power, where they enter the space. */
export const drawsFire = (state: State, space: SpaceId, types: readonly UnitType[], owner = state.power): boolean =>
  flakAt(state, space) > 0 && types.some((type) => isTarget(state, owner, type));

/** Territories on the way, its end left out, whose guns fire at some of the types. */
export const gunsOn = (state: State, path: readonly SpaceId[], types: readonly UnitType[], owner = state.power): SpaceId[] =>
  path.slice(1, -1).filter((space) => drawsFire(state, space, types, owner));

/** RREV-7.4: one die for each of the aircraft, which stand in `at`, as they enter a territory; a hit is its own aircraft's. Those that are left. */
export function shootDown(
  state: State,
  territory: SpaceId,
  { at, aircraft }: { at: SpaceId; aircraft: readonly Stack[] },
  rng: Rng,
  told: AaTold[],
): Stack[] {
  const needs = flakAt(state, territory);
  const shot = needs > 0 ? aircraft.filter(({ owner, type }) => isTarget(state, owner, type)) : [];
  if (shot.length === 0) return [...aircraft];
  const all = shot.reduce((sum, { count }) => sum + count, 0);
  const values = rng.roll(`flak ${territory}`, all, 6);
  const lost: Units = {};
  let next = 0;
  const rolls: FlakRoll[] = [];
  const left = aircraft.flatMap((stack): Stack[] => {
    if (!shot.includes(stack)) return [stack];
    const { owner, type, count, left: steps } = stack;
    const others = shot.some((each) => each.type === type && each.left !== steps);
    const dice = values.slice(next, next + count);
    next += count;
    rolls.push({ owner, type, needs, dice, ...(others && steps !== undefined && { left: steps }) });
    const hits = dice.filter((die) => die <= needs).length;
    if (hits > 0) lost[type] = (lost[type] ?? 0) + hits;
    removeUnits(state, at, stack, hits);
    return hits < count ? [{ ...stack, count: count - hits }] : [];
  });
  told.push({ event: { type: 'flak', space: territory, power: state.power, phase: state.phase, rolls, lost }, to: 'all' });
  return left;
}

/** Aircraft that have come to the end of a way draw the fire of all guns on it. Those that are left. */
export function passGuns(state: State, path: readonly SpaceId[], stack: Stack, rng: Rng, told: AaTold[]): Stack[] {
  const at = path[path.length - 1] ?? '';
  return gunsOn(state, path, [stack.type], stack.owner).reduce(
    (aircraft: Stack[], territory) => (aircraft.length > 0 ? shootDown(state, territory, { at, aircraft }, rng, told) : aircraft),
    [stack],
  );
}

/** The flights that have come to a space, raids or others, draw the fire they owe. */
export function payFlights(state: State, space: SpaceId, raid: boolean, rng: Rng, told: AaTold[]): void {
  const { flights } = state.turn;
  if (!flights) return;
  const owes = (flight: (typeof flights)[number]) => flight.path.at(-1) === space && (flight.aircraft.raid === true) === raid;
  for (const { path, aircraft } of flights.filter(owes)) passGuns(state, path, aircraft, rng, told);
  const { flights: _paid, ...turn } = state.turn;
  const rest = flights.filter((each) => !owes(each));
  state.turn = rest.length > 0 ? { ...turn, flights: rest } : turn;
}

/** The guns of a battle's or raid's own territory fire at the aircraft that came to it. */
export function fireFlak(state: State, space: SpaceId, fighting: readonly Stack[], rng: Rng, told: AaTold[]): void {
  const aircraft = fighting.filter(({ type }) => isAir(state, type));
  if (aircraft.length > 0) shootDown(state, space, { at: space, aircraft }, rng, told);
}

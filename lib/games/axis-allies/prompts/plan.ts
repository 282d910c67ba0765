import { editionOf } from '../editions';
import type { Unit } from '../facts';
import { flightSteps } from '../rules/air';
import { checkCombatMove } from '../rules/combat-move';
import { commonWalks, routeMatters } from '../rules/move-order';
import { checkNoncombatMove } from '../rules/noncombat-move';
import { usualFlight } from '../rules/routes';
import { sameCargo, stacksAt } from '../rules/stacks';
import { carriesTroops, holdOf, isAir, isFree, leftOf } from '../rules/units';
import type { Intent, OrderOf, Passenger, SpaceId, State, UnitType } from '../types';
import { isQuiet, isSafe, stockOf, type Target } from './targets';

type MoveOrder = OrderOf<'move'>;
export type Counts = Partial<Record<UnitType, number>>;

/** A move that is being put together: everything but the numbers is settled. */
export interface Plan {
  origin: SpaceId;
  target: Target;
  /** Undefined when only aircraft can go. */
  way: Target['ways'][number] | undefined;
  intent: Intent | undefined;
  /** What each moving transport carries. */
  cargo: readonly Passenger[] | undefined;
  /** Without a transport the order belongs to another cargo, where it is reached once. */
  needsTransport: boolean;
  /** Types in the order they are asked for. */
  types: readonly UnitType[];
  /** Every number of every type will do. */
  simple: boolean;
  /** What was tried already. */
  tried: Map<string, boolean>;
}

/** Warships first, as transports and aircraft may need them; what lands on decks last, as it may need carriers. The dearer before the cheaper. */
function askedFirst(state: State): UnitType[] {
  const { types, units } = editionOf(state);
  const rank = ({ domain, hold, landsOnDecks }: Unit) => (domain === 'sea' ? (hold ? 1 : 0) : domain === 'land' ? 2 : landsOnDecks ? 4 : 3);
  return [...types].sort((a, b) => rank(units[a]) - rank(units[b]) || units[b].cost - units[a].cost);
}

/** What is known of a plan before its numbers. */
export type Settled = Partial<Pick<Plan, 'way' | 'intent' | 'cargo' | 'needsTransport'>>;

export function planOf(state: State, origin: SpaceId, target: Target, { way, intent, cargo, needsTransport = false }: Settled = {}): Plan {
  const open = new Set<UnitType>([...(way?.types ?? []), ...target.air]);
  const types = askedFirst(state).filter((type) => open.has(type));
  const upsetsNothing = (type: UnitType) =>
    isAir(state, type)
      ? isSafe(state, origin, target.to, type)
      : !holdOf(state, state.power, type) && isQuiet(state, origin, target.to, type);
  const simple = intent !== 'ignore' && types.every(upsetsNothing);
  return { origin, target, way, intent, cargo, needsTransport, types, simple, tried: new Map() };
}

/** Units of a type that the plan could move: aircraft in range, transports with the cargo. */
export function available(state: State, { origin, target, cargo }: Plan, type: UnitType): number {
  const air = isAir(state, type);
  if (!air && (!holdOf(state, state.power, type) || !cargo)) return stockOf(state, origin).counts.get(type) ?? 0;
  const steps = air ? flightSteps(state, origin, target.to) : 0;
  return stacksAt(state, origin).reduce((sum, stack) => {
    const fit = stack.type === type && isFree(state, stack) && (air ? leftOf(state, stack) >= steps : sameCargo(stack.cargo, cargo));
    return fit ? sum + stack.count : sum;
  }, 0);
}

/** The order for these numbers; aircraft alone go their own way. */
export function orderOf(state: State, plan: Plan, counts: Counts): MoveOrder {
  const { origin, target, intent, cargo } = plan;
  const units = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)) as MoveOrder['units'];
  const path = groundPath(state, plan, units) ?? usualFlight(state, units, origin, target.to) ?? [origin, target.to];
  return {
    type: 'move',
    path: [...path],
    units,
    ...(cargo && cargo.length > 0 && carriesTroops(state, units) ? { cargo: [...cargo] } : {}),
    ...(intent ? { intent } : {}),
  };
}

/** The way of the ground units among those chosen: the one picked, or where ways are alike the first that all of them can go. */
function groundPath(state: State, { origin, target, way }: Plan, units: Counts): SpaceId[] | undefined {
  const ground = (Object.keys(units) as UnitType[]).filter((type) => !isAir(state, type));
  if (ground.length === 0) return undefined;
  return routeMatters(state, target.to) ? way?.path : commonWalks(state, origin, target.to, ground)[0];
}

const hasGround = (state: State, counts: Counts): boolean =>
  (Object.keys(counts) as UnitType[]).some((type) => !isAir(state, type) && (counts[type] ?? 0) > 0);

export const isAccepted = (state: State, order: MoveOrder): boolean =>
  (state.phase === 'combat-move' ? checkCombatMove(state, order) : checkNoncombatMove(state, order)).ok;

/** Most combinations of later types that are looked through when the likely ones fail. */
const mostCombinations = 400;

/** True when numbers for the `later` types exist that make a legal order together with those chosen. */
export function canBecome(state: State, plan: Plan, chosen: Counts, later: readonly UnitType[]): boolean {
  const ground = (type: UnitType) => !isAir(state, type);
  const countsGround = hasGround(state, chosen);
  // aircraft alone belong to the first way only, so that one order is reached once
  const needsGround = plan.way !== undefined && plan.way !== plan.target.ways[0];
  if (plan.simple) {
    const some = Object.values(chosen).some((count) => count > 0) || later.length > 0;
    return needsGround ? countsGround || later.some(ground) : some;
  }
  const tries = function* (): Generator<Counts> {
    const all = Object.fromEntries(later.map((type) => [type, available(state, plan, type)])) as Counts;
    yield chosen;
    for (const type of later) yield { ...chosen, [type]: 1 };
    if (later.length > 1) yield { ...chosen, ...Object.fromEntries(later.map((type) => [type, 1])) };
    if (later.length > 0) yield { ...chosen, ...all };
    yield* combinations(chosen, all, later);
  };
  let left = mostCombinations;
  for (const counts of tries()) {
    if (left-- === 0) return false;
    if (!Object.values(counts).some((count) => count > 0)) continue;
    if (needsGround && !hasGround(state, counts)) continue;
    if (plan.needsTransport && !carriesTroops(state, counts)) continue;
    if (accepts(state, plan, counts)) return true;
  }
  return false;
}

function* combinations(chosen: Counts, all: Counts, [type, ...later]: readonly UnitType[]): Generator<Counts> {
  if (type === undefined) {
    yield chosen;
    return;
  }
  for (let count = 0; count <= (all[type] ?? 0); count++) yield* combinations({ ...chosen, [type]: count }, all, later);
}

function accepts(state: State, plan: Plan, counts: Counts): boolean {
  const key = plan.types.map((type) => counts[type] ?? 0).join();
  const known = plan.tried.get(key);
  if (known !== undefined) return known;
  const result = isAccepted(state, orderOf(state, plan, counts));
  plan.tried.set(key, result);
  return result;
}

import { attackersAt } from '../rules/forces';
import { fits } from '../rules/loading';
import { walks } from '../rules/paths';
import { enemyShips, isHostileSea, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { holdOf } from '../rules/units';
import type { Order, OrderOf, Passenger, SpaceId, Stack, State, Units, UnitType } from '../types';
import { battleLine, fight, type landTypes, minus, plus, unitsOf } from './forces';
import type { Survey } from './survey';
import { zonesAround } from './threats';

type Load = OrderOf<'assault'>['loads'][number];

/** One transport's part in an assault, and the units it takes from own territories. */
export interface Voyage {
  order: Order;
  units: Units;
  taken: Map<SpaceId, Units>;
}

/** What a transport is worth beyond its price, in IPCs: the landings that it would still make. */
export const landingsToCome = 14;

/** Odds of the sea part at which troops are sent after it. */
const safeEnough = 0.75;

/** Transports that can land in an enemy territory this turn, each from one of its coasts, with what they carry and can pick up on their way. */
export function* voyagesTo(survey: Survey, target: SpaceId, spare: (territory: SpaceId) => Units): Generator<Voyage> {
  const { state, edition } = survey;
  const left = new Map<Stack, number>();
  for (const zone of edition.coast[target] ?? []) {
    if (!isOpenForLanding(survey, zone)) continue;
    for (const { from, stack } of transportsNear(survey, zone)) {
      const path = wayOf(state, from, zone, stack.type);
      for (let count = left.get(stack) ?? stack.count; path && count > 0; count--) {
        const voyage = loadUp(survey, { stack, path, target }, spare);
        if (!voyage) break;
        left.set(stack, count - 1);
        yield voyage;
      }
    }
  }
}

/** No enemy warship bars the landing, or own ships there are about to sink it. */
function isOpenForLanding({ state, edition }: Survey, zone: SpaceId): boolean {
  const attackers = unitsOf(attackersAt(state, { space: zone, kind: 'sea' }));
  if (!isHostileSea(state, zone, state.power)) {
    return (
      !enemyShips(state, zone, state.power).lurking ||
      Object.keys(attackers).some((type) => type !== 'transport' && type !== 'fighter' && type !== 'bomber')
    );
  }
  const { line } = battleLine(edition, unitsOf(stacksAt(state, zone).filter((each) => !sameSide(state, each.owner, state.power))));
  const { transport: _, ...warships } = attackers;
  return fight(state, warships, line, 'sea').win >= safeEnough;
}

/** Own unused transports within two zones. */
export function transportsNear({ state, edition, power }: Survey, zone: SpaceId): { from: SpaceId; stack: Stack }[] {
  return [...zonesAround(edition, zone)].flatMap((from) =>
    stacksAt(state, from)
      .filter((each) => each.owner === power && holdOf(state, power, each.type) && !each.spent && !each.assault)
      .map((stack) => ({ from, stack })),
  );
}

function wayOf(state: State, from: SpaceId, zone: SpaceId, type: UnitType): SpaceId[] | null {
  if (from === zone) return [zone];
  const ways = walks(state, from, type).filter((path) => path[path.length - 1] === zone);
  return ways.sort((a, b) => a.length - b.length)[0] ?? null;
}

function loadUp(
  { state, edition, power }: Survey,
  { stack, path, target }: { stack: Stack; path: SpaceId[]; target: SpaceId },
  spare: (territory: SpaceId) => Units,
): Voyage | null {
  const cargo = stack.cargo ?? [];
  const own = cargo.filter((each) => each.owner === power);
  const loads: Load[] = [];
  const taken = new Map<SpaceId, Units>();
  for (const type of ['tank', 'artillery', 'infantry', 'infantry'] as const) {
    if (!edition.types.includes(type) || !fits(state, { owner: power, type: stack.type }, [...cargo, ...loads, { type }])) continue;
    const load = findLoad(state, edition, path, type, (territory) => minus(spare(territory), taken.get(territory) ?? {}));
    if (!load || load.from === target) continue;
    loads.push(load);
    taken.set(load.from, plus(taken.get(load.from) ?? {}, { [type]: 1 }));
  }
  if (own.length + loads.length === 0) return null;
  const units = unitsOf([...own, ...loads].map(({ type }) => ({ type, count: 1 })));
  const ship = stack.type === 'transport' ? {} : { ship: stack.type };
  const order: Order = { type: 'assault', path, ...ship, loads, target, ...(cargo.length > 0 ? { cargo: passengersOf(cargo) } : {}) };
  return { order, units, taken };
}

/** A unit of the type that can board somewhere along the way. */
export function findLoad(
  state: State,
  edition: Survey['edition'],
  path: readonly SpaceId[],
  type: (typeof landTypes)[number],
  spare: (territory: SpaceId) => Units,
): Load | null {
  for (const at of path) {
    if (isHostileSea(state, at, state.power)) continue;
    for (const from of edition.coast[at] ?? []) {
      if (state.control[from] !== undefined && (spare(from)[type] ?? 0) > 0) return { type, from, at };
    }
  }
  return null;
}

export const passengersOf = (cargo: readonly Passenger[]): Passenger[] => cargo.map(({ owner, type }) => ({ owner, type }));

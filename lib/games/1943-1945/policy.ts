import { musterOrder } from './bot/muster';
import type { Order, Policy, Side } from './orders';
import { type Force, type Piece, planePieces, sizeOf } from './pieces';
import { asksByPlan } from './plans';
import { boardOf } from './rules/board';
import { faultOf } from './rules/check';
import { combatOf, eliteUnits, withdrawalZones } from './rules/combat';
import { mayTankSupport } from './rules/dice';
import { interceptorsFor } from './rules/missions';
import { excesses, shiftTargets, surplus, surplusCount } from './rules/stacking';
import { unsuppliedZones } from './rules/supply';
import { roomIn, unitsOf } from './rules/zones';
import { defences, entering, evacuations, fights, inDoubt, joins, leavings, occupation, presses } from './standing/combat';
import { losses } from './standing/losses';
import { usualLosses } from './standing/ranking';
import { bombsOnArrival, idleBombs, whenAttacked } from './standing/windows';
import type { DecisionKind, Options, OrderOf, Question43, State, View, ZoneId } from './types';

/** What a seat has said in advance; null: it wants to be asked, or the question is not one for standing orders. */
export function answer(view: View, { kind, seat }: Question43, policy: Policy): Order | null {
  const asked = kind as DecisionKind;
  if (asksByPlan(view, asked, seat, policy) ?? policy.ask.includes(asked)) return null;
  for (const order of replies(view, asked, seat, policy)) if (faultOf(view, asked, seat, order) === null) return order;
  return null;
}

const pass: Order = { type: 'pass' };
const end: Order = { type: 'end' };

/** What the policy would like, best first. */
function replies(state: State, kind: DecisionKind, side: Side, policy: Policy): Order[] {
  switch (kind) {
    case 'initiative':
      return [{ type: 'initiative', first: policy.initiative === 'take' ? side : side === 'allied' ? 'axis' : 'allied' }];
    case 'intercept':
      return [...interceptions(state, side, policy), pass];
    case 'battle':
      return fights(state, side);
    case 'join':
      return joins(state, side);
    case 'defend':
      return [...evacuations(state, side, policy), ...defences(state, side, policy)];
    case 'elite':
      return [{ type: 'elite', count: policy.elite === 'inflict' ? eliteUnits(state) : 0 }];
    case 'losses':
      return losses(state, side, policy);
    case 'round-end':
      return inDoubt(state, side, policy)
        ? []
        : [...leavings(state, side, policy), { type: 'hold', tank: mayTankSupport(state, combatOf(state), side) }];
    case 'press':
      return presses(state, side, policy);
    case 'occupy':
      return [{ type: 'occupy', forces: occupation(state) }];
    case 'withdraw':
      return [...withdrawalZones(state)]
        .sort((a, b) => roomIn(state, b).pieces - roomIn(state, a).pieces)
        .map((to) => ({ type: 'withdraw', to }));
    case 'stacking':
      return unstacked(state, side);
    case 'supply':
      return [...efforts(state, side, policy), pass];
    case 'after-move':
      return [...bombsOnArrival(state, side, policy), pass];
    case 'attacked':
      return [...whenAttacked(state, side, policy), pass];
    case 'late':
    case 'impulse-end':
      return [...idleBombs(state, side, policy), pass];
    case 'impulse-start':
    case 'additional-impulse':
      return [pass];
    case 'reinforcement':
      return policy.muster === 'always' || (policy.muster === 'second' && state.initiative !== side) ? [musterOrder(state, side), end] : [];
    case 'set-up':
    case 'impulse':
      return [];
  }
}

function interceptions(state: State, side: Side, policy: Policy): Order[] {
  const { shipping, combat } = state.impulse ?? {};
  const zone = shipping?.to ?? combat?.target ?? '';
  const [zones, means] = shipping ? [policy.transports, policy.transportsWith] : [policy.landings, policy.landingsWith];
  if (!zones.includes(zone)) return [];
  const { fleets, uboat, planes } = interceptorsFor(state, side, zone);
  const order: OrderOf<'intercept'> = {
    type: 'intercept',
    fleets: means.includes('fleet') ? fleets : 0,
    uboat: means.includes('uboat') && uboat,
    planes: means.includes('planes') ? planes : [],
  };
  return order.fleets > 0 || order.uboat || order.planes.length > 0 ? [order] : [];
}

function unstacked(state: State, side: Side): Order[] {
  const excess = excesses(state).find((each) => each.side === side);
  if (!excess) return [];
  const force = surplus(state, excess);
  const one = (piece: Piece, count: number): Force => ({ [piece]: count });
  const orders: Order[] = [];
  for (let count = surplusCount(excess); count > 0; count--) {
    for (const piece of ['cube', ...entering, ...planePieces] as const) {
      if ((force[piece] ?? 0) < count) continue;
      for (const to of shiftTargets(state, excess)) orders.push({ type: 'shift', from: excess.zone, to, units: one(piece, count) });
      orders.push({ type: 'disband', zone: excess.zone, units: one(piece, count) });
    }
  }
  return orders;
}

/** Logistical Effort for the zone where most stands out of supply, if that is worth a token. */
function efforts(state: State, side: Side, { effortAt }: Policy): Order[] {
  const size = (zone: ZoneId) => sizeOf(unitsOf(state, zone, side));
  if (effortAt === 0) return [];
  return unsuppliedZones(state, side)
    .filter((zone) => size(zone) >= effortAt)
    .sort((a, b) => size(b) - size(a))
    .map((zone) => ({ type: 'event', event: 'logistic-effort', zone }));
}

/** Nothing is asked but what needs a plan: set-up, impulses, the reinforcements of who places first, and Additional Impulse. */
export function defaultPolicy(options: Options): Policy {
  const { coast } = boardOf({ options });
  return {
    initiative: 'take',
    muster: 'second',
    lossesAttacking: [...usualLosses],
    lossesDefending: [...usualLosses],
    landings: [...coast],
    landingsWith: ['fleet', 'uboat'],
    transports: [],
    transportsWith: ['uboat'],
    bombZones: [],
    bombStack: 3,
    evacuate: 'outnumbered',
    evacuateTo: [],
    support: 'all',
    elite: 'inflict',
    stopBattleAt: 0,
    retreatAt: 0,
    pressWith: 2,
    retreatBelow: 0,
    stand: [],
    stopBattleBelow: 0,
    stopBattleIn: [],
    pressAbove: 0,
    reservesAbove: 0,
    bombAttackers: 0,
    planesKept: 1,
    bombIdle: false,
    reinforceBelow: 0,
    strangleBelow: 0,
    operationalAt: 0,
    lure: false,
    effortAt: 3,
    doubt: 0,
    ask: ['additional-impulse'],
  };
}

/** At the deadline: standing orders as suggested; where only a plan would do, nothing is done. */
export function fallback(view: View, decision: Question43): Order | null {
  const standing = answer(view, decision, { ...defaultPolicy(view.options), muster: 'always', ask: [] });
  if (standing) return standing;
  switch (decision.kind as DecisionKind) {
    case 'set-up':
      return setUpFallback(view);
    case 'impulse':
      return end;
    default:
      return null;
  }
}

/** What is left of the Axis set-up, spread over its starred zones. */
function setUpFallback(state: State): Order {
  const { ids, zone } = boardOf(state);
  const pool = state.pool.axis;
  const starred = ids.filter((id) => zone[id]?.star && zone[id]?.region !== 'africa');
  const places = [...starred, ...ids.filter((id) => !starred.includes(id))].sort(
    (a, b) => sizeOf(state.zones[a]?.units ?? {}) - sizeOf(state.zones[b]?.units ?? {}),
  );
  for (const at of places) {
    for (const kind of ['tank', 'italian-tank', 'plane', 'italian-plane', 'elite', 'cube'] as const) {
      if (!pool[kind]) continue;
      const order: Order = { type: 'deploy', zone: at, units: { [kind]: 1 } };
      if (faultOf(state, 'set-up', 'axis', order) === null) return order;
    }
    const order: Order = { type: 'deploy', zone: at, units: {}, line: true };
    if (pool.line && faultOf(state, 'set-up', 'axis', order) === null) return order;
  }
  return { type: 'end' };
}

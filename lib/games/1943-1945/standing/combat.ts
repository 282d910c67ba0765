import { stopsBy } from '../../kit/notation';
import type { Order, Policy, Side, Support } from '../orders';
import { type Force, isPlane, landPieces, type Piece, planePieces, sizeOf, tidy } from '../pieces';
import { planOf } from '../plans';
import { follows } from '../quirks';
import { playable } from '../rules/acts';
import { mayTank, openAttacks } from '../rules/attacks';
import { boardOf } from '../rules/board';
import { combatOf, noSupport, occupants } from '../rules/combat';
import { forceIn, mayTankSupport } from '../rules/dice';

import { planesFor } from '../rules/missions';
import { retreatPaths } from '../rules/retreat';
import { isSupplied } from '../rules/supply';
import { unitsOf } from '../rules/zones';
import type { Attack, State, ZoneId } from '../types';
import { bestWay } from './losses';
import { chanceToHold, chanceToTake, isClose } from './prospects';

/** The announced support, or as much of a tank and a plane as there is. */
export function fights(state: State, side: Side): Order[] {
  return openAttacks(state).flatMap((attack): Order[] => {
    const { target, fleets } = attack;
    if (fleets > 0 && follows(state, 'lateSupport')) return [{ type: 'fight', target }];
    return supports(state, side, attack).map((support) => ({ type: 'fight', target, support }));
  });
}

/** The same for a landing that has come through interception and bombardment. */
export const joins = (state: State, side: Side): Order[] =>
  supports(state, side, combatOf(state)).map((support) => ({ type: 'support', support }));

function supports(state: State, side: Side, { target, plan, forces }: Attack): Support[] {
  const [plane = null] = planesFor(state, side, target).sort((a, b) => spare(state, b.from) - spare(state, a.from));
  const tank = forces.some(({ from, units }) => mayTank(state, target, from, units));
  const planned: Support[] = plan ? [plan, { ...plan, drop: null }] : [];
  return [...planned, { tank, plane, drop: null }, { tank: false, plane, drop: null }, noSupport];
}

/** Operational planes of a zone: from where many stand one is missed least. */
const spare = (state: State, zone: ZoneId): number =>
  (state.zones[zone]?.units.plane ?? 0) + (state.zones[zone]?.units['italian-plane'] ?? 0);

export function evacuations(state: State, side: Side, { evacuate, evacuateTo }: Policy): Order[] {
  const combat = combatOf(state);
  const here = unitsOf(state, combat.target, side);
  if (evacuate === 'never') return [];
  const foes = sizeOf(forceIn(state, combat, combat.attacker));
  if (evacuate === 'outnumbered' && foes <= sizeOf(here)) return [];
  const units = tidy(Object.fromEntries(planePieces.flatMap((piece) => (here[piece] ? [[piece, here[piece]]] : []))));
  if (sizeOf(units) === 0) return [];
  return refuges(state, side, combat.target, evacuateTo).map((to) => ({ type: 'evacuate', to, units }));
}

/** The chosen zones first, then the others by distance, those in supply before those that are not. */
function refuges(state: State, side: Side, from: ZoneId, wanted: readonly ZoneId[]): ZoneId[] {
  const { around } = boardOf(state);
  const near = [from];
  for (const zone of near) for (const next of around[zone] ?? []) if (!near.includes(next)) near.push(next);
  const attacked = state.impulse?.declared ?? [];
  const own = (zone: ZoneId) => state.zones[zone]?.control === side && !attacked.includes(zone);
  const all = [...near, ...boardOf(state).ids];
  const fed = all.filter((zone) => isSupplied(state, side, zone));
  return [...wanted, ...fed, ...all].filter((zone, i, every) => own(zone) && every.indexOf(zone) === i);
}

export function defences(state: State, side: Side, { support }: Policy): Order[] {
  const combat = combatOf(state);
  const tank = support !== 'never' && mayTankSupport(state, combat, side);
  const planes = support === 'all' ? planesFor(state, side, combat.target) : [];
  const [plane = null] = planes.sort((a, b) => spare(state, b.from) - spare(state, a.from));
  return [
    { type: 'defend', tank, plane },
    { type: 'defend', tank: false, plane },
    { type: 'defend', tank: false, plane: null },
  ];
}

/** Stop Battle and the retreat of all, when the losses of this combat or its odds say so. */
export function leavings(state: State, side: Side, policy: Policy): Order[] {
  const combat = combatOf(state);
  const suffered = combat.suffered[side];
  const hold = chanceToHold(state);
  const orders: Order[] = [];
  const { stopBattleAt, retreatAt } = policy;
  const stops = (stopBattleAt > 0 && suffered >= stopBattleAt) || hold < policy.stopBattleBelow;
  if (stops && mayStop(state, side, policy)) orders.push({ type: 'event', event: 'stop-battle' });
  const goes = (retreatAt > 0 && suffered >= retreatAt) || (hold < policy.retreatBelow && !policy.stand.includes(combat.target));
  if (!goes) return orders;
  const here = unitsOf(state, combat.target, side);
  const way = bestWay(state, side, combat.target, retreatPaths(state, side, combat.target));
  if (way) orders.push({ type: 'retreat', path: way, units: here }, { type: 'retreat', path: way, units: onGround(here) });
  return orders;
}

const mayStop = (state: State, side: Side, { stopBattleIn }: Policy): boolean =>
  playable(state, side).includes('stop-battle') && (stopBattleIn.length === 0 || stopBattleIn.includes(combatOf(state).target));

/** The odds are too close to a figure of the policy for it to speak alone, and there is a choice. */
export function inDoubt(state: State, side: Side, policy: Policy): boolean {
  const combat = combatOf(state);
  if (policy.doubt === 0 || combat.round >= combat.rounds) return false;
  const hold = chanceToHold(state);
  if (isClose(hold, policy.stopBattleBelow, policy) && mayStop(state, side, policy)) return true;
  const retreats = !policy.stand.includes(combat.target) && retreatPaths(state, side, combat.target).length > 0;
  return isClose(hold, policy.retreatBelow, policy) && retreats;
}

const onGround = (force: Force): Force =>
  tidy(Object.fromEntries(landPieces.flatMap((piece) => (force[piece] ? [[piece, force[piece]]] : []))));

/** Another round while the plan of the combat says so, else while force and odds do; Reserves where one more round is likely to take the zone. */
export function presses(state: State, side: Side, policy: Policy): Order[] {
  const combat = combatOf(state);
  const isLast = combat.round >= combat.rounds;
  const stop: Order = { type: 'stop' };
  const chance = isLast ? chanceToTake(state, 1) : chanceToTake(state);
  const size = sizeOf(forceIn(state, combat, combat.attacker));
  const plan = planOf(state, combat.target, policy);
  const tally = { rounds: () => combat.round, units: () => size, percent: () => chance, losses: () => combat.suffered[side] };
  if (plan && stopsBy(plan, tally)) return [stop];
  if (isLast) {
    if (isClose(chance, policy.reservesAbove, policy) && playable(state, side).includes('reserves')) return [];
    return policy.reservesAbove > 0 && chance >= policy.reservesAbove ? [{ type: 'event', event: 'reserves' }, stop] : [stop];
  }
  const strong = size >= policy.pressWith;
  if (!plan && strong && isClose(chance, policy.pressAbove, policy)) return [];
  if (!plan && (!strong || chance < policy.pressAbove)) return [stop];
  const tank = mayTankSupport(state, combat, side);
  return [{ type: 'press', tank }, { type: 'press', tank: false }, stop];
}

/** All that fits, cubes first. */
export function occupation(state: State): { from: ZoneId; units: Force }[] {
  const combat = combatOf(state);
  const { stacking, tanksPerZone } = boardOf(state).tables;
  let room = stacking;
  let tanks = tanksPerZone;
  const forces = occupants(state).map(({ from, units }) => ({ from, units, enters: {} as Force }));
  for (const piece of entering) {
    for (const part of forces) {
      const isTank = piece.endsWith('tank');
      const count = Math.min(part.units[piece] ?? 0, room, isTank ? tanks : room);
      if (count < 1 || isPlane(piece)) continue;
      part.enters[piece] = count;
      room -= count;
      if (isTank) tanks -= count;
    }
  }
  return forces.flatMap(({ from, enters }) => (sizeOf(enters) > 0 && combat ? [{ from, units: tidy(enters) }] : []));
}

export const entering: readonly Piece[] = [
  'engaged-paratroopers',
  'cube',
  'tank',
  'elite',
  'engaged-elite',
  'engaged-tank',
  'italian-tank',
  'engaged-italian-tank',
  'paratroopers',
];

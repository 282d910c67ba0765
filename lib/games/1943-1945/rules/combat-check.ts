import { unreachable } from '../../../engine';
import type { OrderOf, Plane, Side } from '../orders';
import { countOf, type Force, includes, sizeOf, tankPieces } from '../pieces';
import type { State } from '../types';
import { type Fault, fault } from '../words/reasons';
import { checkSupport } from './attacks';
import { tablesOf } from './board';
import { combatOf, droppedForce, eliteUnits, occupants, withdrawalZones } from './combat';
import { isLonePlane, mayTankSupport } from './dice';
import { checkPlane } from './missions';
import { checkEvacuate, checkRetreat } from './retreat';

type CombatOrder = OrderOf<'support' | 'evacuate' | 'defend' | 'elite' | 'retreat' | 'hold' | 'press' | 'occupy' | 'withdraw'>;

/** Orders inside a combat. */
export function checkCombatOrder(state: State, side: Side, order: CombatOrder): Fault | null {
  const combat = combatOf(state);
  switch (order.type) {
    case 'support':
      return checkSupport(state, side, combat.target, combat.forces, order.support);
    case 'evacuate':
      return checkEvacuate(state, side, order);
    case 'retreat':
      return checkRetreat(state, side, order);
    case 'defend':
      return checkTank(state, side, order.tank) ?? (order.plane ? checkDefender(state, side, order.plane) : null);
    case 'hold':
      return checkTank(state, side, order.tank);
    case 'press':
      if (combat.round >= combat.rounds) return fault('last-round', { count: combat.rounds }, 'type');
      return checkTank(state, side, order.tank);
    case 'elite': {
      const most = eliteUnits(state);
      return order.count > most ? fault('elite-count', { count: most }, 'count') : null;
    }
    case 'occupy':
      return checkOccupy(state, order);
    case 'withdraw':
      return withdrawalZones(state).includes(order.to) ? null : fault('no-withdrawal-zone', { zone: order.to }, 'to');
    default:
      return unreachable(order);
  }
}

function checkTank(state: State, side: Side, tank: boolean): Fault | null {
  const combat = combatOf(state);
  return tank && !mayTankSupport(state, combat, side) ? fault('no-tank', { zone: combat.target }, 'tank') : null;
}

/** 7.2: a plane supports the defence from within its reach; one that defends alone cannot support itself. */
export function checkDefender(state: State, side: Side, plane: Plane): Fault | null {
  const combat = combatOf(state);
  const wrong = checkPlane(state, side, plane, combat.target);
  if (wrong) return wrong;
  return isLonePlane(state, combat, side, plane) ? fault('lone-plane', { zone: plane.from }, 'plane') : null;
}

/** 7.6: all or part of what attacked, up to the stacking limits; dropped paratroopers are in the zone already. */
function checkOccupy(state: State, { forces }: OrderOf<'occupy'>): Fault | null {
  const combat = combatOf(state);
  const { target } = combat;
  const open = occupants(state);
  if (new Set(forces.map(({ from }) => from)).size !== forces.length) return fault('zone-twice', {}, 'forces');
  const all: Force = {};
  for (const { from, units } of forces) {
    const there = open.find((each) => each.from === from)?.units ?? {};
    if (!includes(there, units)) return fault('not-attacking', { zone: from }, 'forces');
    for (const piece in units) all[piece as keyof Force] = (all[piece as keyof Force] ?? 0) + (units[piece as keyof Force] ?? 0);
  }
  const landed = forces.find(({ from }) => from === target)?.units ?? {};
  if (!includes(landed, droppedForce(combat))) return fault('dropped-stay', { zone: target }, 'forces');
  const { stacking, tanksPerZone } = tablesOf(state);
  if (sizeOf(all) > stacking) return fault('full', { zone: target, count: stacking, most: stacking }, 'forces');
  return countOf(all, tankPieces) > tanksPerZone
    ? fault('tanks', { zone: target, count: tanksPerZone, most: tanksPerZone }, 'forces')
    : null;
}

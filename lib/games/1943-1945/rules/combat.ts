import { isBarred } from '../effects/events';
import { addForce, addPieces, type Force, sizeOf, takeForce } from '../pieces';
import { follows } from '../quirks';
import type { Combat, Impulse, OrderOf, Plane, Rng, Side, State, Support, Told43, ZoneId } from '../types';
import { checkDrop, checkSupport } from './attacks';
import { tablesOf } from './board';
import { forceIn, mayTankSupport, rollRound, roundLabel } from './dice';
import { combatPool, forcedLosses, takeLosses } from './losses';
import { checkPlane, engageFleets, launch } from './missions';
import { doRetreat } from './retreat';
import { isSupplied } from './supply';
import { discardAll, enemyOf, enter, isEmpty, unitsOf, zoneAt } from './zones';

export function combatOf(state: State): Combat {
  const combat = state.impulse?.combat;
  if (!combat) throw new Error('no combat');
  return combat;
}

const impulseOf = (state: State): Impulse => {
  if (!state.impulse) throw new Error('no impulse');
  return state.impulse;
};

export const defenderOf = ({ attacker }: Combat): Side => enemyOf(attacker);

/** The attacker's order opens the combat; what supports it is said, in a landing perhaps later. */
export function beginCombat(state: State, side: Side, { target, support }: OrderOf<'fight'>, told: Told43[]): void {
  const impulse = impulseOf(state);
  const attack = impulse.attacks.find((each) => each.target === target);
  if (!attack) throw new Error(`no attack on ${target}`);
  impulse.attacks = impulse.attacks.filter((each) => each !== attack);
  impulse.stage = 'combat';
  const none = () => ({ tank: false, plane: null });
  const combat: Combat = {
    ...attack,
    attacker: side,
    stage: attack.fleets > 0 ? 'intercept' : 'defend',
    round: 0,
    rounds: tablesOf(state).combatRounds,
    support: { allied: none(), axis: none() },
    dropped: 0,
    due: { allied: 0, axis: 0 },
    chosen: {},
    suffered: { allied: 0, axis: 0 },
    stopped: false,
  };
  impulse.combat = combat;
  const { units, line = false } = zoneAt(state, target);
  const { fleets, forces } = structuredFacts(combat);
  told.push({ event: { type: 'combat', side, target, fleets, forces, defenders: { ...units }, line }, to: 'all' });
  if (!follows(state, 'lateSupport')) {
    commitSupport(state, combat, side, support ?? noSupport);
    tellSupport(combat, support ?? noSupport, told);
  } else if (fleets > 0) {
    if (support) combat.pledge = support;
  } else pledge(state, support ?? noSupport, told);
}

export const noSupport: Support = { tank: false, plane: null, drop: null };

/** The attacker says what supports. It is engaged with the first dice: nobody has flown for nothing when all defenders leave before (7.2). */
export function pledge(state: State, support: Support, told: Told43[]): void {
  const combat = combatOf(state);
  combat.pledge = support;
  tellSupport(combat, support, told);
}

/** What was said before the landing's interception and bombardment, when all of it is still possible; else null. */
export function pledgeHolds(state: State): Support | null {
  const { pledge: said, attacker, target, forces } = combatOf(state);
  return said && checkSupport(state, attacker, target, forces, said) === null ? said : null;
}

function tellSupport({ attacker: side, target }: Combat, { tank, plane, drop }: Support, told: Told43[]): void {
  if (tank || plane || drop !== null) told.push({ event: { type: 'support', side, target, tank, plane, drop }, to: 'all' });
}

/** What was said and is still possible is committed. */
function keepPledge(state: State, told: Told43[]): void {
  const combat = combatOf(state);
  const { pledge: said, attacker: side, target } = combat;
  if (!said) return;
  delete combat.pledge;
  const kept: Support = {
    tank: said.tank && mayTankSupport(state, combat, side),
    plane: said.plane && checkPlane(state, side, said.plane, target) === null ? said.plane : null,
    drop: said.drop !== null && checkDrop(state, side, said.drop, target, []) === null ? said.drop : null,
  };
  const changed = kept.tank !== said.tank || kept.plane !== said.plane || kept.drop !== said.drop;
  if (changed) told.push({ event: { type: 'support', side, target, ...kept }, to: 'all' });
  commitSupport(state, combat, side, kept);
}

const structuredFacts = ({ fleets, forces }: Combat) => ({
  fleets,
  forces: forces.map(({ from, units }) => ({ from, units: { ...units } })),
});

function commitSupport(state: State, combat: Combat, side: Side, { tank, plane, drop }: Support): void {
  combat.support[side] = { tank, plane };
  if (plane) launch(state, side, plane);
  if (drop !== null) {
    addPieces(zoneAt(state, drop).units, 'paratroopers', -1);
    addPieces(inCombat(combat, combat.target), 'engaged-paratroopers', 1);
    combat.dropped = 1;
  }
}

/** The force from a zone; the embarked and dropped ones stand under the target. */
function inCombat(combat: Combat, from: ZoneId): Force {
  let force = combat.forces.find((each) => each.from === from);
  if (!force) {
    force = { from, units: {} };
    combat.forces.push(force);
  }
  return force.units;
}

/** 7.7: who intercepts is engaged and rolls; each hit takes a whole piece. */
export function intercept(
  state: State,
  side: Side,
  zone: ZoneId,
  order: Omit<OrderOf<'intercept'>, 'type'>,
  rng: Rng,
  told: Told43[],
): number {
  const { fleets, uboat, planes } = order;
  engageFleets(state, side, fleets);
  if (uboat) state.uboat = 'engaged';
  for (const plane of planes) launch(state, side, plane);
  const dice = rng.roll(`interception ${zone}`, fleets + (uboat ? 1 : 0) + planes.length, 6);
  const hits = dice.filter((die) => die >= tablesOf(state).hits.interception).length;
  told.push({ event: { type: 'intercepted', side, zone, fleets, uboat, planes, dice, hits }, to: 'all' });
  return hits;
}

/** 7.7: the fleets of the landing bombard the zone. */
export function shell(state: State, rng: Rng, told: Told43[]): void {
  const { target, fleets, attacker } = combatOf(state);
  const defender = enemyOf(attacker);
  if (isEmpty(unitsOf(state, target, defender))) return;
  const dice = rng.roll(`fleet bombardment ${target}`, fleets, 6);
  const hits = dice.filter((die) => die >= tablesOf(state).hits.fleetBombardment).length;
  told.push({ event: { type: 'shelled', zone: target, dice, hits }, to: 'all' });
  if (hits > 0) impulseOf(state).toll = { side: defender, zone: target, hits, cause: 'shelling', whom: 'zone' };
}

export function defend(state: State, { tank, plane }: { tank: boolean; plane: Plane | null }, told: Told43[]): void {
  const combat = combatOf(state);
  const side = defenderOf(combat);
  combat.support[side] = { tank, plane };
  if (plane) launch(state, side, plane);
  if (tank || plane) told.push({ event: { type: 'support', side, target: combat.target, tank, plane, drop: null }, to: 'all' });
}

/** Both roll; then elites, then losses. */
export function fightRound(state: State, rng: Rng, told: Told43[]): void {
  const combat = combatOf(state);
  keepPledge(state, told);
  combat.round++;
  const { target, round } = combat;
  rollRound(state, combat, (side, dice) => rng.roll(roundLabel(target, round, side), dice, 6), told);
  combat.stage = 'elite';
}

/** 9.3: operational elites of the Axis in the combat that could still inflict a loss. */
export function eliteUnits(state: State): number {
  const combat = combatOf(state);
  return forceIn(state, combat, 'axis').elite ?? 0;
}

/** Elites inflict losses and are engaged. */
export function inflict(state: State, count: number, told: Told43[]): void {
  const combat = combatOf(state);
  const { target, attacker } = combat;
  combat.due.allied += count;
  let left = count;
  const flipIn = (force: Force, most: number) => {
    addPieces(force, 'elite', -most);
    addPieces(force, 'engaged-elite', most);
  };
  if (attacker !== 'axis') flipIn(zoneAt(state, target).units, count);
  else {
    for (const { from, units } of combat.forces) {
      const some = Math.min(left, units.elite ?? 0);
      if (some === 0) continue;
      flipIn(units, some);
      flipIn(zoneAt(state, from).units, some);
      left -= some;
    }
  }
  if (count > 0) told.push({ event: { type: 'elite', zone: target, count }, to: 'all' });
}

/** Losses nobody can take are forgotten; those without a choice are chosen. */
export function beginLosses(state: State): void {
  const combat = combatOf(state);
  combat.stage = 'losses';
  combat.chosen = {};
  for (const side of ['allied', 'axis'] as const) {
    const forced = forcedLosses(combatPool(state, side));
    if (forced) combat.chosen[side] = forced;
  }
}

/** Both sides have chosen: losses are taken at once, then the defence retreats. */
export function settleLosses(state: State, told: Told43[]): void {
  const combat = combatOf(state);
  const { attacker, target } = combat;
  const defender = enemyOf(attacker);
  for (const side of [attacker, defender]) {
    const pool = combatPool(state, side);
    const chosen = combat.chosen[side];
    combat.suffered[side] += combat.due[side];
    if (!chosen || chosen.losses.length === 0) continue;
    takeLosses(state, pool, chosen.losses, 'combat');
    told.push({ event: { type: 'lost', side, zone: target, losses: chosen.losses, cause: 'combat' }, to: 'all' });
  }
  const aboard = combat.forces.find(({ from }) => from === target)?.units['engaged-paratroopers'] ?? 0;
  combat.dropped = Math.min(combat.dropped, aboard);
  combat.forces = combat.forces.filter(({ units }) => !isEmpty(units));
  const retreat = combat.chosen[defender]?.retreat;
  if (retreat) doRetreat(state, defender, { path: retreat, units: { ...unitsOf(state, target, defender) } }, told);
  combat.chosen = {};
  combat.due = { allied: 0, axis: 0 };
  combat.stage = 'round-end';
}

/** 7.2: tanks that support may no longer be able to. */
export function keepTank(state: State, side: Side, tank: boolean): void {
  const combat = combatOf(state);
  combat.support[side].tank = tank && mayTankSupport(state, combat, side);
}

/** One side has nothing left to fight with: 'won', 'lost' (nobody attacks any more), or null: both fight on. */
export function standOf(state: State): 'won' | 'lost' | null {
  const combat = combatOf(state);
  if (combat.forces.every(({ units }) => isEmpty(units))) return 'lost';
  return isEmpty(unitsOf(state, combat.target, defenderOf(combat))) ? 'won' : null;
}

/** Pieces that may enter the taken zone: everything that attacked, up to the stacking limits; nothing of the Axis under Strangle. */
export function occupants(state: State): { from: ZoneId; units: Force }[] {
  const { attacker, target, forces } = combatOf(state);
  if (follows(state, 'strangleBinds') && isBarred(state, target, attacker)) return [];
  return forces.map(({ from, units }) => ({ from, units: { ...units } }));
}

/** Dropped paratroopers stand in the zone once it is taken. */
export function droppedForce({ dropped }: Combat): Force {
  return dropped > 0 ? { 'engaged-paratroopers': dropped } : {};
}

export function occupy(state: State, forces: readonly { from: ZoneId; units: Force }[], told: Told43[]): void {
  const combat = combatOf(state);
  const { attacker, target } = combat;
  const entering = forces.filter(({ units }) => sizeOf(units) > 0);
  if (entering.length === 0) return;
  told.push({
    event: { type: 'occupied', side: attacker, zone: target, forces: entering.map(({ from, units }) => ({ from, units })) },
    to: 'all',
  });
  for (const { from, units } of entering) {
    takeForce(inCombat(combat, from), units);
    if (from !== target) takeForce(zoneAt(state, from).units, units);
    enter(state, target, attacker, units, told);
  }
  combat.dropped = 0;
}

/** What is still at sea or in the air after the combat: paratroopers are lost, the others must go ashore. */
export function loseParatroopers(state: State, told: Told43[]): void {
  const combat = combatOf(state);
  if (combat.dropped === 0) return;
  const lost = droppedForce(combat);
  takeForce(inCombat(combat, combat.target), lost);
  discardAll(state, combat.attacker, lost);
  told.push({ event: { type: 'paratroopers-lost', zone: combat.target, count: combat.dropped }, to: 'all' });
  combat.dropped = 0;
}

/** The landing force that is still aboard. */
export const aboard = (combat: Combat): Force => combat.forces.find(({ from }) => from === combat.target)?.units ?? {};

/** 7.7: zones the survivors of a landing may go to. */
export const withdrawalZones = (state: State): ZoneId[] =>
  Object.keys(state.zones)
    .filter((zone) => zoneAt(state, zone).control === 'allied' && isSupplied(state, 'allied', zone))
    .sort();

export function withdraw(state: State, to: ZoneId | null, told: Told43[]): void {
  const combat = combatOf(state);
  const units = { ...aboard(combat) };
  told.push({ event: { type: 'withdrew', from: combat.target, to, units }, to: 'all' });
  if (to === null) discardAll(state, 'allied', units);
  else addForce(zoneAt(state, to).units, units);
  combat.forces = combat.forces.filter(({ from }) => from !== combat.target);
}

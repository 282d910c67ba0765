import { remember } from '../../../engine';
import { events } from '../effects/events';
import { type DecisionKind, type Side, sides } from '../orders';
import { isPlane, type Piece, planePieces, sizeOf } from '../pieces';
import type { Impulse, Question43, State } from '../types';
import { hasActs, playable } from './acts';
import { isSupported, openAttacks, supportOf } from './attacks';
import { aboard, combatOf, defenderOf, droppedForce, eliteUnits, occupants, pledgeHolds, standOf, withdrawalZones } from './combat';
import { mayTankSupport } from './dice';
import { combatPool, forcedLosses, lossItems, tollPool } from './losses';
import { interceptorsFor, planesFor } from './missions';
import { checkLanding } from './movement';
import { hasMuster } from './reinforcement';
import { mayRetreatFreely } from './retreat';
import { sidesOver } from './stacking';
import { unsuppliedZones } from './supply';
import { enemyOf, unitsOf } from './zones';

interface Asking {
  about?: string;
  seal?: string;
  may?: true;
}

/** The open questions. */
export const questions = (state: State): Question43[] => remember(state, 'questions', () => listed(state));

function listed(state: State): Question43[] {
  const { phase, turn, muster, winner, last } = state;
  switch (phase) {
    case 'over':
      return [];
    case 'set-up':
      return [ask(state, 'axis', 'set-up')];
    case 'initiative':
      return winner ? [ask(state, winner, 'initiative')] : [];
    case 'reinforcement':
      return muster && hasMuster(state, muster.side) ? [ask(state, muster.side, 'reinforcement')] : [];
    case 'additional': {
      const side = enemyOf(last ?? 'axis');
      if (playable(state, side).length === 0) return [];
      return [ask(state, side, 'additional-impulse', { may: true, about: String(state.impulses) })];
    }
    case 'supply':
      return sides.flatMap((side) => (mustAskSupply(state, side) ? [ask(state, side, 'supply', { may: true })] : []));
    case 'impulses':
      return state.impulse ? inImpulse(state, state.impulse) : [];
    default:
      throw new Error(`no phase ${phase} in turn ${turn}`);
  }
}

function mustAskSupply(state: State, side: Side): boolean {
  if (state.supply?.answered.includes(side)) return false;
  return playable(state, side).length > 0 && unsuppliedZones(state, side).length > 0;
}

const turnKinds: readonly DecisionKind[] = ['set-up', 'initiative', 'reinforcement', 'impulse', 'battle', 'additional-impulse'];

/** Answered by one order after the other until END. */
const seriesKinds: readonly DecisionKind[] = ['set-up', 'reinforcement', 'impulse'];

function ask(state: State, seat: Side, kind: DecisionKind, { about, seal, may }: Asking = {}): Question43 {
  const id = [state.turn, kind, ...(about ? [about] : []), seat].join('.');
  return {
    id,
    seat,
    kind,
    force: may ? 'may' : 'must',
    tempo: turnKinds.includes(kind) ? 'turn' : 'reaction',
    ...(seal ? { seal } : {}),
    ...(seriesKinds.includes(kind) ? { several: true } : {}),
  };
}

function inImpulse(state: State, impulse: Impulse): Question43[] {
  const { side, stage, number, windows, toll } = impulse;
  const foe = enemyOf(side);
  const about = `${number}.${windows}`;
  const gap = (seat: Side, kind: DecisionKind, open: boolean) => (open ? [ask(state, seat, kind, { about, may: true })] : []);
  if (toll) return forcedLosses(tollPool(state, toll)) ? [] : [ask(state, toll.side, 'losses', { about })];
  switch (stage) {
    case 'start':
      return gap(foe, 'impulse-start', hasActs(state, foe));
    case 'moving':
      return impulse.shipping ? [] : [ask(state, side, 'impulse', { about: String(number) })];
    case 'after-move':
      return gap(foe, 'after-move', hasActs(state, foe));
    case 'intercept':
      return gap(foe, 'intercept', mayIntercept(state, foe, impulse.shipping?.to ?? '') || hasActs(state, foe));
    case 'attacked':
      return gap(foe, 'attacked', hasActs(state, foe));
    case 'battles':
      return openAttacks(state).length > 0 ? [ask(state, side, 'battle', { about: `${number}.${impulse.attacks.length}` })] : [];
    case 'combat':
      return inCombat(state, impulse, gap);
    case 'late':
      return gap(side, 'late', hasActs(state, side));
    case 'end':
      return gap(foe, 'impulse-end', hasActs(state, foe));
    case 'stacking':
      return sidesOver(state).map((each) => ask(state, each, 'stacking', { about: String(number) }));
  }
}

export function mayIntercept(state: State, side: Side, zone: string): boolean {
  const { fleets, uboat, planes } = interceptorsFor(state, side, zone);
  return fleets > 0 || uboat || planes.length > 0;
}

type Gap = (seat: Side, kind: DecisionKind, open: boolean) => Question43[];

function inCombat(state: State, { number, side }: Impulse, gap: Gap): Question43[] {
  const combat = combatOf(state);
  const foe = defenderOf(combat);
  const about = `${number}.${combat.target}.${combat.round}`;
  const fighting = standOf(state) === null;
  switch (combat.stage) {
    case 'intercept':
      return standOf(state) === 'lost' ? [] : gap(foe, 'intercept', mayIntercept(state, foe, combat.target) || hasActs(state, foe));
    case 'shelling':
      return [];
    case 'join':
      return gap(
        side,
        'join',
        fighting && pledgeHolds(state) === null && isSupported(supportOf(state, side, combat.target, combat.forces)),
      );
    case 'defend':
      return gap(foe, 'defend', fighting && mayDefend(state, foe));
    case 'elite': {
      const pool = combatPool(state, 'allied');
      const most = lossItems(pool).reduce((sum, { count, worth }) => sum + count * worth, 0);
      return eliteUnits(state) > 0 && most > pool.hits ? [ask(state, 'axis', 'elite', { about, may: true })] : [];
    }
    case 'losses':
      return sides.flatMap((each) =>
        combat.chosen[each] ? [] : [ask(state, each, 'losses', { about, seal: `${state.turn}.losses.${about}` })],
      );
    case 'round-end':
      return gap(foe, 'round-end', fighting && mayReactToRound(state, foe));
    case 'press':
      return fighting && mayPress(state, side) ? [ask(state, side, 'press', { about })] : [];
    case 'occupy': {
      const some = occupants(state).reduce((sum, { units }) => sum + sizeOf(units), 0);
      return some > sizeOf(droppedForce(combat)) ? [ask(state, side, 'occupy', { about })] : [];
    }
    case 'withdraw':
      return sizeOf(aboard(combat)) > 0 && withdrawalZones(state).length > 1 ? [ask(state, side, 'withdraw', { about })] : [];
  }
}

/** Another round is to come, or an event could bring one. */
export function mayPress(state: State, side: Side): boolean {
  const combat = combatOf(state);
  return (
    combat.round < combat.rounds || playable(state, side).some((event) => events.ask('onSequence', [event], { state, side }) === 'round')
  );
}

/** 7.2: the defender has a choice before the first round. */
function mayDefend(state: State, side: Side): boolean {
  const combat = combatOf(state);
  return (
    mayTankSupport(state, combat, side) ||
    planesFor(state, side, combat.target).length > 0 ||
    mayEvacuate(state, side) ||
    hasActs(state, side)
  );
}

export function mayEvacuate(state: State, side: Side): boolean {
  const { target } = combatOf(state);
  const units = unitsOf(state, target, side);
  const piece = planePieces.find((each: Piece) => units[each]);
  if (piece === undefined || !isPlane(piece)) return false;
  return Object.keys(state.zones).some((to) => checkLanding(state, side, target, to, { [piece]: 1 }) === null);
}

function mayReactToRound(state: State, side: Side): boolean {
  const combat = combatOf(state);
  const onwards = combat.round < combat.rounds;
  if ((onwards && mayTankSupport(state, combat, side)) || mayEvacuate(state, side) || hasActs(state, side)) return true;
  return mayRetreatFreely(state, side, combat.target);
}

import { isBarred } from '../effects/events';
import type { OrderOf } from '../orders';
import { addForce, sizeOf } from '../pieces';
import { follows } from '../quirks';
import type { Impulse, Rng, Side, State, Told43 } from '../types';
import { openAttacks } from './attacks';
import {
  aboard,
  beginLosses,
  combatOf,
  defend,
  droppedForce,
  fightRound,
  keepTank,
  loseParatroopers,
  noSupport,
  occupy,
  pledge,
  pledgeHolds,
  settleLosses,
  shell,
  standOf,
  withdraw,
  withdrawalZones,
} from './combat';
import { forcedLosses, takeLosses, tollPool } from './losses';
import { isEmpty, zoneAt } from './zones';

export function beginImpulse(state: State, side: Side, additional: boolean, told: Told43[]): void {
  state.impulses++;
  state.phase = 'impulses';
  state.impulse = {
    side,
    number: state.impulses,
    stage: 'start',
    windows: 0,
    acted: false,
    flown: {},
    strangled: [],
    events: [],
    moved: null,
    shipping: null,
    attacks: [],
    declared: [],
    landed: false,
    combat: null,
    toll: null,
  };
  told.push({ event: { type: 'impulse', side, number: state.impulses, additional }, to: 'all' });
}

/** To the next stage; every stage is a new window. */
export function goTo(impulse: Impulse, stage: Impulse['stage']): void {
  impulse.stage = stage;
  impulse.windows++;
}

/** One step that needs no answer; returns false when the impulse is over. */
export function stepImpulse(state: State, impulse: Impulse, rng: Rng, told: Told43[]): boolean {
  if (impulse.toll) {
    const forced = forcedLosses(tollPool(state, impulse.toll));
    if (!forced) throw new Error('losses are to be chosen');
    settleToll(state, forced, told);
    return true;
  }
  switch (impulse.stage) {
    case 'start':
      goTo(impulse, 'moving');
      return true;
    case 'moving':
      arrive(state, impulse, told);
      return true;
    case 'after-move':
    case 'intercept':
      impulse.moved = null;
      goTo(impulse, 'moving');
      return true;
    case 'attacked':
      goTo(impulse, 'battles');
      return true;
    case 'battles':
      if (openAttacks(state).length > 0) throw new Error('a battle is to be chosen');
      goTo(impulse, impulse.declared.length > 0 ? 'late' : 'end');
      return true;
    case 'combat':
      stepCombat(state, impulse, rng, told);
      return true;
    case 'late':
      goTo(impulse, 'end');
      return true;
    case 'end':
      goTo(impulse, 'stacking');
      return true;
    case 'stacking':
      return false;
  }
}

/** What was shipped and is still there goes ashore. */
function arrive(state: State, impulse: Impulse, told: Told43[]): void {
  const { shipping, side } = impulse;
  if (!shipping) throw new Error('nothing is at sea');
  const { from, to, units } = shipping;
  // Strangle may have been played on the port while they were at sea
  const barred = follows(state, 'strangleBinds') && isBarred(state, to, side) && !isEmpty(units);
  addForce(zoneAt(state, barred ? from : to).units, units);
  if (barred) told.push({ event: { type: 'turned-back', side, from: to, to: from, units }, to: 'all' });
  impulse.shipping = null;
}

/** Losses of a bombardment or an interception. */
export function settleToll(state: State, { losses }: OrderOf<'losses'>, told: Told43[]): void {
  const { impulse } = state;
  const toll = impulse?.toll;
  if (!impulse || !toll) throw new Error('no losses are due');
  takeLosses(state, tollPool(state, toll), losses, toll.whom);
  impulse.toll = null;
  impulse.windows++;
  if (losses.length > 0) told.push({ event: { type: 'lost', side: toll.side, zone: toll.zone, losses, cause: toll.cause }, to: 'all' });
  const { combat } = impulse;
  if (combat) {
    combat.suffered[toll.side] += toll.hits;
    combat.dropped = Math.min(combat.dropped, aboard(combat)['engaged-paratroopers'] ?? 0);
    combat.forces = combat.forces.filter(({ units }) => !isEmpty(units));
  }
}

function stepCombat(state: State, impulse: Impulse, rng: Rng, told: Told43[]): void {
  const combat = combatOf(state);
  const stand = standOf(state);
  switch (combat.stage) {
    case 'intercept':
      combat.stage = 'shelling';
      return;
    case 'shelling':
      combat.stage = combat.fleets > 0 && follows(state, 'lateSupport') ? 'join' : 'defend';
      if (stand === null) shell(state, rng, told);
      return;
    case 'join':
      combat.stage = 'defend';
      if (stand === null) pledge(state, pledgeHolds(state) ?? noSupport, told);
      return;
    case 'defend':
      if (stand !== null) {
        conclude(state, told);
        return;
      }
      defend(state, { tank: false, plane: null }, told);
      fightRound(state, rng, told);
      return;
    case 'elite':
      beginLosses(state);
      return;
    case 'losses':
      settleLosses(state, told);
      return;
    case 'round-end':
      if (stand !== null) {
        conclude(state, told);
        return;
      }
      combat.stage = 'press';
      return;
    case 'press':
      conclude(state, told);
      return;
    case 'occupy':
      occupy(state, combat.dropped > 0 ? [{ from: combat.target, units: droppedForce(combat) }] : [], told);
      combat.stage = 'withdraw';
      return;
    case 'withdraw':
      if (sizeOf(aboard(combat)) > 0) withdraw(state, withdrawalZones(state)[0] ?? null, told);
      closeCombat(state, impulse);
  }
}

/** 7.6: nobody defends, or nobody attacks, or it is broken off. */
export function conclude(state: State, told: Told43[]): void {
  const combat = combatOf(state);
  const won = standOf(state) === 'won';
  told.push({ event: { type: 'combat-end', target: combat.target, won, attacker: combat.attacker }, to: 'all' });
  if (won) combat.stage = 'occupy';
  else {
    loseParatroopers(state, told);
    combat.stage = 'withdraw';
  }
}

export function closeCombat(_state: State, impulse: Impulse): void {
  impulse.combat = null;
  goTo(impulse, 'battles');
}

/** The defender's window before the first round is closed. */
export function closeDefence(state: State, order: OrderOf<'defend'>, rng: Rng, told: Told43[]): void {
  defend(state, order, told);
  fightRound(state, rng, told);
}

/** The defender holds, the attacker is asked. */
export function hold(state: State, side: Side, tank: boolean): void {
  keepTank(state, side, tank);
  combatOf(state).stage = 'press';
}

import type { Battle } from '../combat-types';
import type { AaTold, Loss, State } from '../types';
import { hitKindOf } from './fire';
import { attackersAt, defendersAt, forceAt, otherPart, type Part } from './forces';
import { kindBit } from './hits';
import { exposureOf } from './losses';
import { retreatsFrom } from './retreat';
import { removeUnits } from './stacks';
import { strengthOf } from './strength';
import { unitOf } from './units';

/** `leave-or-die`: nobody can fight on and the attacker's transports may retreat; those that stay under fire are lost. */
export type Verdict = 'on' | 'over' | 'leave-or-die';

/** Kinds of hits a side can score, as bits. */
const firepower = (state: State, battle: Battle, part: Part): number =>
  forceAt(state, battle, part).reduce(
    (bits, stack) => bits | (strengthOf(state, stack, part, battle) > 0 ? kindBit[hitKindOf(state, stack)] : 0),
    0,
  );

/**
 * END TESTS of ALG-NAV (R41-7.9, R41-7.10): whether the battle goes on; transports that nobody defends are sunk on the way.
 * `fought`: a whole round is over, so that the attacker could retreat.
 */
export function verdictOf(state: State, battle: Battle, fought: boolean, told: AaTold[]): Verdict {
  if (attackersAt(state, battle).length === 0 || defendersAt(state, battle).length === 0) return 'over';
  if (battle.kind === 'land') return 'on';
  const { fire, defenders, attackers, stands } = prospectsOf(state, battle);
  if (defenders.fighting === 0 && fire.attack !== 0) {
    sinkTransports(state, battle, 'defence', told);
    return 'over';
  }
  if (!stands) return 'on';
  if (fire.attack !== 0) sinkTransports(state, battle, 'defence', told);
  const exposed = attackers.last !== 0 && fire.defence !== 0;
  const idle = fire.attack === 0 && fire.defence === 0;
  if ((exposed || idle) && retreatsFrom(state, battle).length > 0) return fought || idle ? 'leave-or-die' : 'on';
  if (exposed) sinkTransports(state, battle, 'attack', told);
  return 'over';
}

/** What each side can score and be hit by; `stands`: neither can hit anything that fights. */
function prospectsOf(state: State, battle: Battle) {
  const fire = { attack: firepower(state, battle, 'attack'), defence: firepower(state, battle, 'defence') };
  const attackers = exposureOf(state, battle, 'attack');
  const defenders = exposureOf(state, battle, 'defence');
  const stands = (fire.attack & defenders.fighting) === 0 && (fire.defence & attackers.fighting) === 0;
  return { fire, attackers, defenders, stands };
}

/** The attacker stays although nobody can fight on: transports under fire are lost. */
export function stayBehind(state: State, battle: Battle, told: AaTold[]): void {
  if (isUnderFire(state, battle)) sinkTransports(state, battle, 'attack', told);
}

const isUnderFire = (state: State, battle: Battle): boolean => firepower(state, battle, 'defence') !== 0;

/** What `stayBehind` would cost. */
export const lostByStaying = (state: State, battle: Battle): Loss[] =>
  isUnderFire(state, battle) ? transportsOf(state, battle, 'attack') : [];

/** Transports of a part with their loads. */
const transportsOf = (state: State, battle: Battle, part: Part): Loss[] =>
  forceAt(state, battle, part).flatMap(({ owner, type, count, cargo }) =>
    unitOf(state, type).diesLast ? [{ owner, type, count, ...(cargo ? { cargo: cargo.map((each) => ({ ...each })) } : {}) }] : [],
  );

/** R41-7.10: without dice, with all they carry. */
function sinkTransports(state: State, battle: Battle, part: Part, told: AaTold[]): void {
  const losses = transportsOf(state, battle, part);
  for (const stack of forceAt(state, battle, part))
    if (unitOf(state, stack.type).diesLast) removeUnits(state, battle.space, stack, stack.count);
  if (losses.length > 0) told.push({ event: { type: 'defenceless', space: battle.space, side: part, losses }, to: 'all' });
}

/** RREV-7.12: a side at sea that can hit nothing of the other. */
export const isHarmless = (state: State, battle: Battle, part: Part): boolean => {
  const { fighting, last } = exposureOf(state, battle, otherPart(part));
  return battle.kind === 'sea' && (firepower(state, battle, part) & (fighting | last)) === 0;
};

/** True when neither side can hit anything that fights: `press` then means to stay behind. */
export const isStandstill = (state: State, battle: Battle): boolean => battle.kind === 'sea' && prospectsOf(state, battle).stands;

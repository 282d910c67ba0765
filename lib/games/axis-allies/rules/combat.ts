import type { Battle, Combat } from '../combat-types';
import type { AaDecision, AaMove, AaTold, Declared, Rng, SpaceId, State } from '../types';
import { goAshore, isUndefended, openBattles } from './assault';
import { beginBattle, concludeBattle, fightBattle, placeLosses, press, standDown } from './battle';
import { declaredBattles } from './battles';
import { capture } from './capture';
import { attackersAt, defendersAt, forceAt } from './forces';
import { type Question, questions, unagreed } from './questions';
import { retreat } from './retreat';
import { isHostileLand } from './spaces';
import { addUnits, marked, remark, removeUnits, stacksAt } from './stacks';
import { forcedLandings, landStranded, nextStranded, refugesOf } from './stranded';
import { unitOf } from './units';

/** Opens the combat phase: fights what the combat move announced until a question comes up or all is fought. */
export function beginCombat(state: State, rng: Rng, told: AaTold[]): void {
  state.combat = { pending: declaredBattles(state), battle: null };
  fightOn(state, state.combat, rng, told);
}

/** Questions of the combat phase. */
export const combatDecisions = (state: State): AaDecision[] => questions(state).map((each) => each.decision);

/** Fights until a question comes up; `state.combat` is null when all is fought and stranded fighters have landed. */
function fightOn(state: State, combat: Combat, rng: Rng, told: AaTold[]): void {
  for (;;) {
    if (combat.battle) {
      if (!fightBattle(state, combat.battle, rng, told)) return;
      combat.battle = null;
      continue;
    }
    const open = openBattles(state, combat.pending);
    if (open.length === 0) break;
    const next = open.find((each) => isUndefended(state, each)) ?? (open.length === 1 ? open[0] : undefined);
    if (!next) return;
    begin(state, combat, next, told);
  }
  clearMarks(state);
  for (let stranded = nextStranded(state); stranded; stranded = nextStranded(state)) {
    const landings = forcedLandings(stranded, refugesOf(state, stranded));
    if (!landings) return;
    landStranded(state, stranded, landings, told);
  }
  state.combat = null;
}

/** Starts a battle, or takes what nobody defends without dice (R41-7.2). */
function begin(state: State, combat: Combat, next: Declared, told: AaTold[]): void {
  combat.pending = combat.pending.filter((each) => each.space !== next.space);
  if (next.kind === 'land') goAshore(state, next.space, told);
  const attackers = attackersAt(state, next);
  if (attackers.length === 0) return;
  if (defendersAt(state, next).length > 0) {
    combat.battle = beginBattle(state, next, told);
    return;
  }
  standDown(state, next);
  // a tank may have rolled through since the landing was announced
  if (isHostileLand(state, next.space, state.power) && attackers.some((each) => unitOf(state, each.type).captures)) {
    capture(state, next.space, state.power, told);
  }
}

/** What only combat needs to know goes when it is over. */
function clearMarks(state: State): void {
  for (const space of Object.keys(state.spaces)) {
    for (const stack of stacksAt(state, space)) {
      if (!stack.hover && !stack.assault) continue;
      const { count, ...kind } = stack;
      removeUnits(state, space, kind, count);
      addUnits(state, space, marked(kind, { hover: undefined, assault: undefined }), count);
    }
  }
}

/** Plays a checked answer and goes on until the next question; `state.combat` is null when all is fought. */
export function applyCombat(state: State, move: AaMove, rng: Rng, told: AaTold[]): void {
  const { combat } = state;
  const question = questions(state).find((each) => each.decision.id === move.decision);
  if (!combat || !question) throw new Error(`${move.decision} is not open`);
  answerQuestion(state, combat, question, move, told);
  fightOn(state, combat, rng, told);
}

function answerQuestion(state: State, combat: Combat, question: Question, { order, seat }: AaMove, told: AaTold[]): void {
  const { kind } = question;
  if (kind === 'battle' && order.type === 'battle') {
    const next = question.open.find((each) => each.space === order.space);
    if (next) begin(state, combat, next, told);
  } else if (kind === 'submerge' && order.type === 'submerge') {
    submerge(state, question, order.count, told);
  } else if (kind === 'casualties' && order.type === 'casualties') {
    const { battle, part } = question;
    if (part === 'defence' && battle.joint === null) battle.joint = { losses: order.losses, agreed: [seat] };
    if (part === 'attack' || battle.joint === 'attacker') placeLosses(state, battle, part, order.losses, told);
    else settleJoint(state, battle, told);
  } else if (kind === 'agree' && order.type === 'consent') {
    const { battle } = question;
    if (!order.agree) battle.joint = 'attacker';
    else if (battle.joint !== null && battle.joint !== 'attacker') battle.joint.agreed.push(seat);
    settleJoint(state, battle, told);
  } else if (kind === 'press' && order.type === 'press') {
    if (press(state, question.battle, told)) combat.battle = null;
  } else if (kind === 'press' && order.type === 'retreat') {
    if (leave(state, question.battle, order.to ?? null, told)) combat.battle = null;
  } else if (kind === 'strand' && order.type === 'strand') {
    landStranded(state, question.stranded, order.landings, told);
  } else {
    throw new Error(`${order.type} does not answer ${question.decision.id}`);
  }
}

function submerge(state: State, { battle, owner, part }: Extract<Question, { kind: 'submerge' }>, count: number, told: AaTold[]): void {
  battle.dived = [...battle.dived, owner];
  let left = count;
  for (const stack of forceAt(state, battle, part)) {
    if (stack.owner !== owner || !unitOf(state, stack.type).dives || left === 0) continue;
    const diving = Math.min(left, stack.count);
    const { count: _, ...kind } = stack;
    remark(state, battle.space, kind, diving, { submerged: true });
    left -= diving;
  }
  if (count > 0) told.push({ event: { type: 'submerge', space: battle.space, owner, count }, to: 'all' });
}

/** DP-6: the proposed losses stand once every defending seat agrees. */
function settleJoint(state: State, battle: Battle, told: AaTold[]): void {
  if (battle.joint === null || battle.joint === 'attacker' || unagreed(state, battle).length > 0) return;
  placeLosses(state, battle, 'defence', battle.joint.losses, told);
}

/** True when nobody is left to fight on. */
function leave(state: State, battle: Battle, to: SpaceId | null, told: AaTold[]): boolean {
  retreat(state, battle, to, told);
  if (attackersAt(state, battle).length > 0) {
    battle.step = 'round';
    return false;
  }
  concludeBattle(state, battle, told);
  return true;
}

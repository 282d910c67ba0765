import type { Battle, Combat } from '../combat-types';
import { editionOf } from '../editions';
import type { AaDecision, AaMove, AaTold, Declared, Rng, SpaceId, State } from '../types';
import { assaultZones, beachheads, callOffLanding, goAshore, isUndefended, openBattles } from './assault';
import { beginBattle, concludeBattle, fightBattle, goOn, placeLosses, press, standDown } from './battle';
import { declaredBattles } from './battles';
import { aimGuns, shoresOf } from './bombard';
import { capture } from './capture';
import { doUse } from './declarations';
import { payFlights } from './flak';
import { attackersAt, defendersAt, forceAt } from './forces';
import { type Question, questions, unagreed } from './questions';
import { bombComplexes } from './raids';
import { retreat } from './retreat';
import { isHostileLand } from './spaces';
import { remark, stacksAt } from './stacks';
import { forcedLandings, landStranded, nextStranded, refugesOf } from './stranded';
import { unitOf } from './units';

/** Opens the combat phase: fights what the combat move announced until a question comes up or all is fought. */
export function beginCombat(state: State, rng: Rng, told: AaTold[]): void {
  bombComplexes(state, rng, told);
  state.combat = { pending: declaredBattles(state), battle: null };
  aimGuns(state);
  fightOn(state, state.combat, rng, told);
}

/** Questions of the combat phase. */
export const combatDecisions = (state: State): AaDecision[] => questions(state).map((each) => each.decision);

/** Fights until a question comes up; `state.combat` is null when all is fought and stranded fighters have landed. */
function fightOn(state: State, combat: Combat, rng: Rng, told: AaTold[]): void {
  for (;;) {
    if (combat.landing) return;
    if (combat.battle) {
      if (!fightBattle(state, combat.battle, rng, told)) return;
      combat.battle = null;
      continue;
    }
    const open = openBattles(state, combat.pending);
    if (open.length === 0) break;
    const next = open.find((each) => isUndefended(state, each)) ?? (open.length === 1 ? open[0] : undefined);
    if (!next) return;
    begin(state, combat, next, rng, told);
  }
  clearMarks(state);
  for (let stranded = nextStranded(state); stranded; stranded = nextStranded(state)) {
    const landings = forcedLandings(stranded, refugesOf(state, stranded));
    if (!landings) return;
    landStranded(state, stranded, landings, told);
  }
  state.combat = null;
}

/** A battle's turn has come; RREV-8.2: before troops land the attacker may call that off. */
function begin(state: State, combat: Combat, next: Declared, rng: Rng, told: AaTold[]): void {
  combat.pending = combat.pending.filter((each) => each.space !== next.space);
  const asks = next.kind === 'land' && editionOf(state).ways.landingsCancelled && beachheads(state, next.space).length > 0;
  if (asks) combat.landing = next;
  else engage(state, combat, next, rng, told);
}

/** Starts a battle, or takes what nobody defends without dice (R41-7.2). Where nothing lands it is a battle like others (RREV-8.3). */
export function engage(state: State, combat: Combat, declared: Declared, rng: Rng, told: AaTold[]): void {
  const { space, kind } = declared;
  const landsFrom = kind === 'land' ? assaultZones(state, space) : [];
  const amphibious = declared.amphibious && (landsFrom.length > 0 || kind === 'sea' || editionOf(state).ways.assaultRetreats);
  const next = { space, kind, amphibious };
  if (kind === 'land') goAshore(state, space, told);
  payFlights(state, space, false, rng, told);
  const attackers = attackersAt(state, next);
  if (attackers.length === 0) return;
  if (defendersAt(state, next).length > 0) {
    combat.battle = beginBattle(state, next, shoresOf(state, next, landsFrom), told);
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
      if (!stack.hover && !stack.assault && !stack.raid && !stack.kamikaze) continue;
      remark(state, space, stack, stack.count, { hover: undefined, assault: undefined, raid: undefined, kamikaze: undefined });
    }
  }
}

/** Plays a checked answer and goes on until the next question; `state.combat` is null when all is fought. */
export function applyCombat(state: State, move: AaMove, rng: Rng, told: AaTold[]): void {
  const { combat } = state;
  const question = questions(state).find((each) => each.decision.id === move.decision);
  if (!combat || !question) throw new Error(`${move.decision} is not open`);
  answerQuestion(state, combat, question, move, rng, told);
  fightOn(state, combat, rng, told);
}

/** Plays the checked answer to a question, and nothing behind it. */
export function answerQuestion(state: State, combat: Combat, question: Question, { order, seat }: AaMove, rng: Rng, told: AaTold[]): void {
  const { kind } = question;
  if (kind === 'battle' && order.type === 'battle') {
    const next = question.open.find((each) => each.space === order.space);
    if (next) begin(state, combat, next, rng, told);
  } else if (kind === 'landing' && order.type === 'landing') {
    delete combat.landing;
    if (!order.proceed) {
      callOffLanding(state, question.landing.space);
      told.push({ event: { type: 'called-off', power: state.power, space: question.landing.space }, to: 'all' });
    }
    engage(state, combat, question.landing, rng, told);
  } else if (kind === 'reaction' && (order.type === 'advantage' || order.type === 'pass')) {
    if (order.type === 'advantage') doUse(state, order, told);
    goOn(state, question.battle);
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
    remark(state, battle.space, stack, diving, { submerged: true });
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
    goOn(state, battle);
    return false;
  }
  concludeBattle(state, battle, told);
  return true;
}

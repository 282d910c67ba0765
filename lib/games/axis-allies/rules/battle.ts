import type { Battle, BattleStep } from '../combat-types';
import { editionOf } from '../editions';
import { heldBy, table } from '../effects';
import type { Casualty } from '../orders';
import { follows } from '../quirks';
import type { AaTold, Declared, Power, Rng, SpaceId, Stack, State, Units } from '../types';
import { rewardDefence } from './advantages';
import { callOff } from './assault';
import { bombard } from './bombard';
import { capture } from './capture';
import { fire, isUndetected } from './fire';
import { fireFlak } from './flak';
import { attackersAt, defendersAt, forceAt, forceOf, otherPart, ownersOf, type Part, partOf } from './forces';
import { hitCount, noHits } from './hits';
import { commands } from './joint';
import { giveUp, kaitenOf } from './kamikaze';
import { forcedLosses, lossPools, takeLosses } from './losses';
import { stayBehind, verdictOf } from './naval';
import { retreatsFrom } from './retreat';
import { addUnits, marked, remark, setStacks, stacksAt } from './stacks';
import { isAir, isShip, sweepOf, unitOf } from './units';

/** Lines the units up (R41-7.3 step 1). `shores`: zones whose ships bombard. */
export function beginBattle(state: State, declared: Declared, shores: readonly SpaceId[], told: AaTold[]): Battle {
  const { space, kind, amphibious } = declared;
  const battle: Battle = {
    space,
    kind,
    amphibious,
    round: 0,
    step: 'round',
    volley: 'main',
    destroyers: { attack: false, defence: false },
    dived: [],
    hits: noHits(),
    aside: [],
    joint: null,
  };
  if (shores.length > 0) battle.shores = shores;
  const force = attackersAt(state, battle);
  const held = heldBy(state, state.power);
  if (held.length > 0) {
    const form = { state, owner: state.power, kind, amphibious, attackers: force };
    if (table.ask('onForm', held, form) === 'can') battle.formed = true;
  }
  const attackers = forceOf(force);
  const defenders = forceOf(defendersAt(state, battle));
  told.push({ event: { type: 'battle', space, kind, attacker: state.power, amphibious, attackers, defenders }, to: 'all' });
  return battle;
}

/** Fights on until a question comes up (false) or the battle is over (true). */
export function fightBattle(state: State, battle: Battle, rng: Rng, told: AaTold[]): boolean {
  for (;;) {
    const next = advance(state, battle, rng, told);
    if (next !== 'on') return next === 'over';
  }
}

/** One step of the round: the battle goes on, waits for an answer, or is over and concluded. */
export function advance(state: State, battle: Battle, rng: Rng, told: AaTold[]): 'on' | 'wait' | 'over' {
  const next = steps[battle.step](state, battle, rng, told);
  if (next === 'wait') return 'wait';
  if (next === 'over') {
    concludeBattle(state, battle, told);
    return 'over';
  }
  if (next === 'on') goOn(state, battle);
  else battle.step = next;
  return 'on';
}

/** To the next stage of the round, as the edition has it, or to the next round. */
export function goOn(state: State, battle: Battle): void {
  const stages = editionOf(state).battle[battle.kind];
  const here = stages.findIndex(({ step, volley = battle.volley }) => step === battle.step && volley === battle.volley);
  const next = stages[here + 1];
  battle.step = next?.step ?? 'round';
  if (next?.volley) battle.volley = next.volley;
}

/** What comes next: `on` in the round or to a new one, its end; or a question waits, or nobody is left to fight. */
type StepRule = (state: State, battle: Battle, rng: Rng, told: AaTold[]) => 'on' | 'press' | 'wait' | 'over';

const steps: Record<BattleStep, StepRule> = {
  round(state, battle, _rng, told) {
    battle.round++;
    battle.dived = [];
    battle.aside = [];
    battle.joint = null;
    battle.hits = noHits();
    countDestroyers(state, battle);
    const verdict = verdictOf(state, battle, battle.round > 1, told);
    if (verdict === 'over') return 'over';
    return verdict === 'leave-or-die' ? 'press' : 'on';
  },
  'attacker-dives': (state, battle) => (diversOf(state, battle, 'attack').length > 0 ? 'wait' : 'on'),
  'defender-dives'(state, battle, _rng, told) {
    if (diversOf(state, battle, 'defence').length > 0) return 'wait';
    const verdict = battle.dived.length > 0 ? verdictOf(state, battle, false, told) : 'on';
    return verdict === 'over' ? 'over' : 'on';
  },
  attack(state, battle, rng, told) {
    fire(state, battle, 'attack', rng, told);
    return 'on';
  },
  'defender-losses'(state, battle, _rng, told) {
    if (!hitsAreTaken(state, battle, 'defence', told)) return 'wait';
    // RREV-7.5: what a bombardment hits does not fire back
    if (battle.kind === 'land' && battle.volley === 'surprise') battle.aside = [];
    // N-JP2: who is hit by kamikazes fires no more but in the opening fire itself
    if (battle.volley === 'kamikaze') battle.aside = battle.aside.filter((each) => unitOf(state, each.type).strikesFirst);
    return 'on';
  },
  defence(state, battle, rng, told) {
    fire(state, battle, 'defence', rng, told);
    return 'on';
  },
  'attacker-losses'(state, battle, _rng, told) {
    if (!hitsAreTaken(state, battle, 'attack', told)) return 'wait';
    const isFirst = battle.volley === 'surprise';
    if (isFirst && state.effects) giveUp(state, battle, told);
    // RREV-7.6: who has a destroyer is warned of a first strike
    battle.aside = isFirst ? battle.aside.filter((each) => battle.destroyers[partOf(state, each)]) : [];
    return isFirst && isDecided(state, battle) ? 'press' : 'on';
  },
  press(state, battle, _rng, told) {
    // R41-7.8: who has lost the last destroyer fights on without; nobody is asked whether to press on to where nothing can be hit
    if (follows(state, 'roundEndRecount')) countDestroyers(state, battle);
    if (verdictOf(state, battle, true, told) === 'over') return 'over';
    return retreatsFrom(state, battle).length > 0 ? 'wait' : 'on';
  },
  bombard(state, battle, rng, told) {
    if (battle.round === 1) bombard(state, battle, rng, told);
    return 'on';
  },
  flak(state, battle, rng, told) {
    if (battle.round > 1) return 'on';
    fireFlak(state, battle.space, attackersAt(state, battle), rng, told);
    return attackersAt(state, battle).length > 0 ? 'on' : 'over';
  },
  kaiten: (state, battle) => (kaitenOf(state, battle).length > 0 ? 'wait' : 'on'),
  'attacker-submerges': (state, battle) => (submergersOf(state, battle, 'attack').length > 0 ? 'wait' : 'on'),
  'defender-submerges': (state, battle) => (submergersOf(state, battle, 'defence').length > 0 ? 'wait' : 'on'),
};

/** RREV-7.13: the same at the end of a round, after all have fired; nobody is asked when the battle is over. */
function submergersOf(state: State, battle: Battle, part: Part): Power[] {
  countDestroyers(state, battle);
  return forceAt(state, battle, otherPart(part)).length > 0 ? diversOf(state, battle, part) : [];
}

function countDestroyers(state: State, battle: Battle): void {
  battle.destroyers = { attack: detects(state, attackersAt(state, battle)), defence: detects(state, defendersAt(state, battle)) };
}

const detects = (state: State, stacks: readonly Stack[]): boolean => stacks.some((each) => unitOf(state, each.type).detects);

/** Owners of units that may still choose to dive this round; none when an enemy detects them, or when it is fire or dive and there is no ship to fire at. */
export function diversOf(state: State, battle: Battle, part: Part): Power[] {
  if (!isUndetected(battle, part)) return [];
  const isChoice = !editionOf(state).ways.strikesAlwaysFirst;
  if (isChoice && !forceAt(state, battle, otherPart(part)).some((each) => isShip(state, each.type))) return [];
  return ownersOf(forceAt(state, battle, part).filter((each) => unitOf(state, each.type).dives && !battle.dived.includes(each.owner)));
}

/** After the surprise attacks: nothing is left that the other volley could change. */
const isDecided = (state: State, battle: Battle): boolean =>
  battle.aside.length === 0 &&
  (attackersAt(state, battle).length === 0 || defendersAt(state, battle).every((each) => unitOf(state, each.type).diesLast));

/** Places hits that leave no choice; false when someone must choose. */
function hitsAreTaken(state: State, battle: Battle, part: Part, told: AaTold[]): boolean {
  if (hitCount(battle.hits) === 0) return true;
  const forced = forcedLosses(battle.hits, lossPools(state, battle, part));
  if (forced) placeLosses(state, battle, part, forced, told);
  return forced !== null;
}

/** Takes chosen casualties; the battle then goes on with the other side. */
export function placeLosses(state: State, battle: Battle, part: Part, casualties: readonly Casualty[], told: AaTold[]): void {
  takeLosses(state, battle, part, casualties, told);
  if (part === 'attack' && (state.effects || follows(state, 'lossesCounted'))) battle.wrecks = withWrecks(battle.wrecks, casualties);
  battle.hits = noHits();
  battle.joint = null;
}

function withWrecks(wrecks: Units = {}, casualties: readonly Casualty[]): Units {
  const sums = { ...wrecks };
  for (const { type, count, damaged } of casualties) if (!damaged) sums[type] = (sums[type] ?? 0) + count;
  return sums;
}

/** R41-7.9: the attacker presses on, or stays where nobody can fight. True when the battle is over. */
export function press(state: State, battle: Battle, told: AaTold[]): boolean {
  if (verdictOf(state, battle, true, told) !== 'leave-or-die') {
    goOn(state, battle);
    return false;
  }
  stayBehind(state, battle, told);
  concludeBattle(state, battle, told);
  return true;
}

/** R41-9.1: repairs, marks who fought, and takes the territory. */
export function concludeBattle(state: State, battle: Battle, told: AaTold[]): void {
  const { space, kind } = battle;
  const attackers = attackersAt(state, battle);
  const defenders = defendersAt(state, battle);
  const winner = attackers.length > 0 === defenders.length > 0 ? null : attackers.length > 0 ? 'attack' : 'defence';
  told.push({ event: { type: 'battle-end', space, kind, winner, left: forceOf([...attackers, ...defenders]) }, to: 'all' });
  const sweeps = kind === 'land' && winner === 'attack' && battle.round === 1;
  standDown(state, battle, sweeps);
  if (kind === 'sea' && winner === 'defence' && follows(state, 'lostSeaEndsLanding')) callOff(state, space);
  if (kind === 'land' && winner === 'defence' && battle.wrecks) rewardDefence(state, space, battle.wrecks, told);
  if (winner === 'attack' && attackers.some((each) => unitOf(state, each.type).captures)) capture(state, space, state.power, told);
}

/**
 * Battle marks go, and what fought does nothing more this turn (aircraft keep the range they have left, who sweeps on goes a step, N-DE3); ships that may yet load or unload
 * are known by that they fought (RREV-9.5). Who submerged stays so where the edition says.
 */
export function standDown(state: State, { space }: Pick<Battle, 'space'>, sweeps = false): void {
  const { staysSubmerged, transportsWait } = editionOf(state).ways;
  const stacks = stacksAt(state, space);
  setStacks(state, space, []);
  for (const stack of stacks) {
    const { owner, type, hover, riding, submerged, fought, spent, count } = stack;
    const done = commands(state, owner) && !hover && !riding && !isAir(state, type);
    const goesOn = sweeps && done && sweepOf(state, type) !== null;
    const marks = {
      damaged: undefined,
      seaborne: undefined,
      submerged: staysSubmerged ? submerged : undefined,
      spent: goesOn ? undefined : done ? (true as const) : spent,
      fought: goesOn || (done && transportsWait && isShip(state, type)) ? (true as const) : fought,
    };
    addUnits(state, space, marked(stack, marks), count);
  }
}

/** RREV-9.5, D-17: who submerged is back when the noncombat move is over. */
export function surface(state: State): void {
  if (!editionOf(state).ways.staysSubmerged) return;
  for (const space in state.spaces) {
    for (const stack of stacksAt(state, space)) if (stack.submerged) remark(state, space, stack, stack.count, { submerged: undefined });
  }
}

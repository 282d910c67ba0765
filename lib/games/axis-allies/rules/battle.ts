import type { Battle, BattleStep } from '../combat-types';
import { editionOf } from '../editions';
import type { Casualty } from '../orders';
import { follows } from '../quirks';
import type { AaTold, Declared, Power, Rng, Stack, State } from '../types';
import { callOff } from './assault';
import { capture } from './capture';
import { fire, hasSurprise } from './fire';
import { attackersAt, defendersAt, forceAt, forceOf, otherPart, ownersOf, type Part } from './forces';
import { hitCount, noHits } from './hits';
import { forcedLosses, lossPools, takeLosses } from './losses';
import { stayBehind, verdictOf } from './naval';
import { retreatsFrom } from './retreat';
import { addUnits, setStacks, stacksAt } from './stacks';
import { isAir, isShip, unitOf } from './units';

/** Lines the units up (R41-7.3 step 1). */
export function beginBattle(state: State, declared: Declared, told: AaTold[]): Battle {
  const battle: Battle = {
    ...declared,
    round: 0,
    step: 'round',
    volley: 'main',
    destroyers: { attack: false, defence: false },
    dived: [],
    hits: noHits(),
    aside: [],
    joint: null,
  };
  const { space, kind, amphibious } = declared;
  const attackers = forceOf(attackersAt(state, battle));
  const defenders = forceOf(defendersAt(state, battle));
  told.push({ event: { type: 'battle', space, kind, attacker: state.power, amphibious, attackers, defenders }, to: 'all' });
  return battle;
}

/** Fights on until a question comes up (false) or the battle is over (true). */
export function fightBattle(state: State, battle: Battle, rng: Rng, told: AaTold[]): boolean {
  for (;;) {
    const next = steps[battle.step](state, battle, rng, told);
    if (next === 'wait') return false;
    if (next === 'over') {
      concludeBattle(state, battle, told);
      return true;
    }
    if (next === 'on') goOn(state, battle);
    else battle.step = next;
  }
}

/** To the next stage of the round, as the edition has it. */
function goOn(state: State, battle: Battle): void {
  const stages = editionOf(state).battle[battle.kind];
  const here = stages.findIndex(({ step, volley = battle.volley }) => step === battle.step && volley === battle.volley);
  const next = stages[here + 1];
  if (!next) throw new Error(`nothing follows ${battle.step} in a ${battle.kind} battle`);
  battle.step = next.step;
  if (next.volley) battle.volley = next.volley;
}

/** What comes next: `on` in the round, its end, a new one; or a question waits, or nobody is left to fight. */
type StepRule = (state: State, battle: Battle, rng: Rng, told: AaTold[]) => 'on' | 'press' | 'round' | 'wait' | 'over';

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
  'defender-losses': (state, battle, _rng, told) => (hitsAreTaken(state, battle, 'defence', told) ? 'on' : 'wait'),
  defence(state, battle, rng, told) {
    fire(state, battle, 'defence', rng, told);
    return 'on';
  },
  'attacker-losses'(state, battle, _rng, told) {
    if (!hitsAreTaken(state, battle, 'attack', told)) return 'wait';
    battle.aside = [];
    return battle.volley === 'surprise' && isDecided(state, battle) ? 'press' : 'on';
  },
  press(state, battle, _rng, told) {
    // R41-7.8: who has lost the last destroyer fights on without; nobody is asked whether to press on to where nothing can be hit
    if (follows(state, 'roundEndRecount')) countDestroyers(state, battle);
    if (verdictOf(state, battle, true, told) === 'over') return 'over';
    return retreatsFrom(state, battle).length > 0 ? 'wait' : 'round';
  },
};

function countDestroyers(state: State, battle: Battle): void {
  battle.destroyers = { attack: detects(state, attackersAt(state, battle)), defence: detects(state, defendersAt(state, battle)) };
}

const detects = (state: State, stacks: readonly Stack[]): boolean => stacks.some((each) => unitOf(state, each.type).detects);

/** Owners of units that may still choose to dive this round; none when an enemy detects them or there is no ship to fire at. */
export function diversOf(state: State, battle: Battle, part: Part): Power[] {
  if (!hasSurprise(battle, part)) return [];
  if (!forceAt(state, battle, otherPart(part)).some((each) => isShip(state, each.type))) return [];
  return ownersOf(forceAt(state, battle, part).filter((each) => unitOf(state, each.type).dives && !battle.dived.includes(each.owner)));
}

/** After the surprise attacks: nothing is left that the other volley could change. */
const isDecided = (state: State, battle: Battle): boolean =>
  attackersAt(state, battle).length === 0 || defendersAt(state, battle).every((each) => unitOf(state, each.type).diesLast);

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
  battle.hits = noHits();
  battle.joint = null;
}

/** R41-7.9: the attacker presses on, or stays where nobody can fight. True when the battle is over. */
export function press(state: State, battle: Battle, told: AaTold[]): boolean {
  if (verdictOf(state, battle, true, told) !== 'leave-or-die') {
    battle.step = 'round';
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
  standDown(state, battle);
  if (kind === 'sea' && winner === 'defence' && follows(state, 'lostSeaEndsLanding')) callOff(state, space);
  if (winner === 'attack' && attackers.some((each) => unitOf(state, each.type).captures)) capture(state, space, state.power, told);
}

/** Battle marks go, and what fought does nothing more this turn (aircraft keep the range they have left). */
export function standDown(state: State, { space }: Pick<Battle, 'space'>): void {
  const stacks = stacksAt(state, space);
  setStacks(state, space, []);
  for (const { damaged, submerged, seaborne, count, ...kind } of stacks) {
    const fought = kind.owner === state.power && !isAir(state, kind.type);
    addUnits(state, space, fought ? { ...kind, spent: true } : kind, count);
  }
}

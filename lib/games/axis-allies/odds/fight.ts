import { clone } from '../../../engine';
import { type Chain, type Course, handed, type Volley, wanted } from '../../kit/chance';
import { editionOf } from '../editions';
import type { Policy } from '../orders';
import { answer, standardPolicy } from '../replies';
import { advance } from '../rules/battle';
import { declaredBattles } from '../rules/battles';
import { aimGuns } from '../rules/bombard';
import { answerQuestion, engage } from '../rules/combat';
import { hitKindOf } from '../rules/fire';
import { questions } from '../rules/questions';
import type { AaTold, Declared, Event, Rng, SpaceId, State } from '../types';

/** A fight where the rules want dice: what was true before the step that throws them, and what was thrown in it already. */
export interface Fight {
  state: State;
  thrown: readonly (readonly number[])[];
  isOver: boolean;
}

/** The battle at a space: the one that is on, or one that is announced; null: there is none. */
export function declaredAt(view: State, space: SpaceId): Declared | null {
  const { combat } = view;
  if (combat?.battle?.space === space) return combat.battle;
  const waiting =
    view.phase === 'combat-move' ? declaredBattles(view) : [...(combat?.landing ? [combat.landing] : []), ...(combat?.pending ?? [])];
  return waiting.find((each) => each.space === space) ?? null;
}

/**
 * A battle by the rules of the game alone. Both sides answer what it asks as usual standing orders do, and fight to the end.
 * What happened in it are the game's events.
 */
export function fightAt(view: State, declared: Declared): Chain<Fight, Event, Pending> {
  const policy: Policy = { ...standardPolicy(editionOf(view)), retreat: 'never', ask: [] };
  const { space } = declared;
  return {
    start: () => ({ next: { state: openingOf(view, declared), thrown: [], isOver: false }, notes: [], rounds: 0 }),
    throwAt: (fight) => (fight.isOver ? null : pendingOf(fight, declared, policy)),
    play({ state, thrown }, pending, hits) {
      const faces = facesOf(pending, hits);
      return goOn(state, faces.length > 0 ? [...thrown, faces] : thrown, declared, policy);
    },
    keyOf({ state, thrown, isOver }) {
      if (isOver) return 'over';
      const { battle } = state.combat ?? {};
      // beyond the first all rounds are alike
      return JSON.stringify([state.spaces[space], battle && { ...battle, round: Math.min(battle.round, 2) }, thrown]);
    },
  };
}

/** The state as the battle begins, or goes on; of the board only what can matter for it is kept. */
function openingOf(view: State, declared: Declared): State {
  const near = [declared.space, ...(editionOf(view).around[declared.space] ?? []), ...(editionOf(view).coast[declared.space] ?? [])];
  const spaces = Object.fromEntries(near.flatMap((id) => (view.spaces[id] ? [[id, view.spaces[id]]] : [])));
  const battle = view.combat?.battle?.space === declared.space ? view.combat.battle : null;
  const state: State = { ...view, spaces, phase: 'combat', combat: { pending: [], battle } };
  if (view.phase === 'combat-move') aimGuns(state);
  return state;
}

/** A state that may be played on; units and turn are replaced by the rules, never changed in place. */
const draftOf = (state: State): State => ({
  ...state,
  spaces: { ...state.spaces },
  control: { ...state.control },
  treasury: { ...state.treasury },
  combat: state.combat && { pending: [], battle: clone(state.combat.battle) },
});

/** At these steps dice are thrown, or may be: a place to come back to. */
function throwsAt({ combat }: State): boolean {
  const { step, round } = combat?.battle ?? {};
  return step === 'attack' || step === 'defence' || ((step === 'bombard' || step === 'flak') && round === 1);
}

/** One step, and on to the next that throws dice; true: the battle is over. */
function proceed(state: State, declared: Declared, policy: Policy, dice: Rng, told: AaTold[]): boolean {
  do if (step(state, declared, policy, dice, told)) return true;
  while (!throwsAt(state));
  return false;
}

/** Goes on with what was thrown; when that is not enough, it is kept for the throw behind it. */
function goOn(from: State, thrown: readonly (readonly number[])[], declared: Declared, policy: Policy): Course<Fight, Event> {
  const told: AaTold[] = [];
  const state = draftOf(from);
  const roundOf = ({ combat }: State) => combat?.battle?.round;
  const before = roundOf(from) ?? 0;
  try {
    const isOver = proceed(state, declared, policy, handed(thrown), told);
    const notes = told.map(({ event }) => event);
    return { next: { state, thrown: [], isOver }, notes, rounds: isOver ? 0 : (roundOf(state) ?? before) - before };
  } catch (reason) {
    if (reason !== wanted) throw reason;
    return { next: { state: from, thrown, isOver: false }, notes: [], rounds: 0 };
  }
}

/** One step of the battle, the answer to its question included; true: it is over. */
function step(state: State, declared: Declared, policy: Policy, rng: Rng, told: AaTold[]): boolean {
  const { combat } = state;
  if (!combat) return true;
  if (!combat.battle) {
    engage(state, combat, { space: declared.space, kind: declared.kind, amphibious: declared.amphibious }, rng, told);
    return combat.battle === null;
  }
  const next = advance(state, combat.battle, rng, told);
  if (next !== 'wait') return next === 'over';
  const [question] = questions(state);
  const order = question && answer(state, question.decision, policy);
  if (!order) throw new Error(`${question?.decision.id} has no usual answer`);
  answerQuestion(state, combat, question, { decision: question.decision.id, seat: question.decision.seat, order }, rng, told);
  return combat.battle === null;
}

/** Dice of the throw that is wanted, in its order, each with its needs and its volley. */
interface Pending {
  volleys: readonly Volley[];
  dice: readonly { needs: number; volley: number }[];
}

/** What each of the wanted dice is for, as the rules tell it when they are thrown. */
function pendingOf({ state, thrown }: Fight, declared: Declared, policy: Policy): Pending {
  const draft = draftOf(state);
  const told: AaTold[] = [];
  const before = handed(thrown);
  let asked = false;
  const dice: Rng = {
    roll(label, count, sides) {
      if (count === 0 || before.used() < thrown.length) return before.roll(label, count, sides);
      if (asked) throw wanted;
      asked = true;
      return new Array<number>(count).fill(6);
    },
  };
  try {
    proceed(draft, declared, policy, dice, told);
  } catch (reason) {
    if (reason !== wanted) throw reason;
  }
  const throwsTold = told.map(({ event }) => diceIn(state, declared, event)).filter((dice) => dice.length > 0);
  const groups = throwsTold[thrown.length] ?? [];
  const kinds = [...new Set(groups.map(({ kind }) => kind))];
  return {
    volleys: kinds.map((kind) =>
      groups.flatMap((each) => (each.kind === kind ? [{ dice: each.dice, chance: Math.min(1, each.needs / 6) }] : [])),
    ),
    dice: groups.flatMap(({ needs, kind, dice }) => Array.from({ length: dice }, () => ({ needs, volley: kinds.indexOf(kind) }))),
  };
}

/** Dice that an event tells of, in the order they were thrown; hits of one kind count alike. */
function diceIn(state: State, { kind: where }: Declared, event: Event): { needs: number; dice: number; kind: string }[] {
  if (event.type === 'flak') return event.rolls.map(({ needs, dice }, n) => ({ needs, dice: dice.length, kind: String(n) }));
  if (event.type !== 'fire') return [];
  if (event.luck)
    return event.luck.flatMap(({ strength, die }, n) => (die === null ? [] : [{ needs: strength % 6, dice: 1, kind: String(n) }]));
  return event.rolls.map(({ owner, type, needs, dice }) => ({
    needs,
    dice: dice.length,
    kind: where === 'land' ? '' : `${owner === state.power}${hitKindOf(state, { type })}`,
  }));
}

/** Faces that come to so many hits of each volley: the dice that hit most easily do. */
function facesOf({ volleys, dice }: Pending, hits: readonly number[]): number[] {
  const faces = new Array<number>(dice.length).fill(6);
  for (const n of volleys.keys()) {
    const own = [...dice.keys()].filter((i) => dice[i]?.volley === n).sort((a, b) => (dice[b]?.needs ?? 0) - (dice[a]?.needs ?? 0));
    for (const i of own.slice(0, hits[n])) faces[i] = 1;
  }
  return faces;
}

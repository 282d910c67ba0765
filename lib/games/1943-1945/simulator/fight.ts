import { clone } from '../../../engine';
import { type Chain, type Course, handed, type Volley, wanted } from '../../kit/chance';
import { answer, defaultPolicy } from '../policy';
import { apply } from '../rules/apply';
import { boardOf, tablesOf } from '../rules/board';
import { combatOf } from '../rules/combat';
import { fightersOf, needsOf, roundLabel } from '../rules/dice';
import { questions } from '../rules/questions';
import type { Attack, Event, Policy, Rng, State, ZoneId } from '../types';

/** A combat where the rules want dice: what was true before the answer that throws them, and what was thrown for it already. */
export interface Fight {
  state: State;
  thrown: readonly (readonly number[])[];
  /** Null: it is over. */
  pending: Pending | null;
}

/** The combat at a zone that is on, or an attack on it that is announced; null: there is none. */
export function attackOn(view: State, zone: ZoneId): Attack | null {
  const { impulse } = view;
  if (!impulse) return null;
  if (impulse.combat?.target === zone) return impulse.combat;
  return impulse.attacks.find(({ target, forces }) => target === zone && forces.length > 0) ?? null;
}

/** A throw that is wanted: so many dice, and the lowest face that hits. */
interface Pending {
  volleys: readonly Volley[];
  dice: number;
}

/** A combat by the rules of the game alone. Both sides answer what it asks as the suggested standing orders do, and play no events. */
export function fightAt(view: State, attack: Attack): Chain<Fight, Event, Pending> {
  const policy: Policy = { ...defaultPolicy(view.options), ask: [] };
  return {
    start: () => goOn(openingOf(view, attack), [], policy),
    throwAt: ({ pending }) => pending,
    play: ({ state, thrown }, { dice }, [hits = 0]) =>
      goOn(state, [...thrown, Array.from({ length: dice }, (_, n) => (n < hits ? 6 : 1))], policy),
    keyOf: ({ state, thrown, pending }) =>
      pending ? JSON.stringify([state.zones, state.impulse?.combat, state.impulse?.toll, state.fleets, state.uboat, thrown]) : 'over',
  };
}

/** The state as the combat begins, or goes on. Beside it there is a landing that nobody asks for, so that the rules stop behind the combat. */
function openingOf(view: State, attack: Attack): State {
  const state = draftOf(view);
  const { impulse } = state;
  if (!impulse) throw new Error('nobody attacks');
  const away = boardOf(state).ids.find((zone) => zone !== attack.target) ?? '';
  const after: Attack = { target: away, fleets: 1, forces: [{ from: away, units: { cube: 1 } }], origins: [], plan: null };
  if (impulse.combat?.target === attack.target) impulse.attacks = [after];
  else {
    impulse.combat = null;
    impulse.attacks = [clone(attack), after];
    impulse.stage = 'battles';
  }
  return state;
}

/** A state that may be played on. Its options stay the same object: the board that follows from them is found by it. */
export const draftOf = ({ options, ...state }: State): State => ({ ...clone(state), options });

const isOver = ({ ending, impulse }: State): boolean =>
  ending !== null || !impulse || (impulse.combat === null && impulse.attacks.length < 2);

/** The usual answer to what is asked now, carried out on the state itself. */
function answered(state: State, policy: Policy, dice: Rng): Event[] {
  const [asked] = questions(state);
  const order = asked && answer(state, asked, policy);
  if (!order) throw new Error(`${asked?.id ?? 'nothing'} has no usual answer`);
  return apply(state, { decision: asked.id, seat: asked.seat, order }, dice).told.map(({ event }) => event);
}

/** Answer by answer until dice are wanted that were not thrown: they are kept for the throw behind them. */
function goOn(from: State, thrown: readonly (readonly number[])[], policy: Policy): Course<Fight, Event> {
  const notes: Event[] = [];
  let before = from;
  let dice = thrown;
  const rounds = () => notes.filter(({ type }) => type === 'round').length;
  while (!isOver(before)) {
    const state = draftOf(before);
    const known = handed(dice);
    let pending: Pending | null = null;
    const rng: Rng = {
      roll(label, count, sides) {
        if (count > 0 && known.used() === dice.length)
          pending = { volleys: [[{ dice: count, chance: (7 - faceOf(state, label)) / 6 }]], dice: count };
        return known.roll(label, count, sides);
      },
    };
    try {
      notes.push(...answered(state, policy, rng));
    } catch (reason) {
      if (reason !== wanted) throw reason;
      return { next: { state: before, thrown: dice, pending }, notes, rounds: rounds() };
    }
    before = state;
    dice = [];
  }
  return { next: { state: before, thrown: [], pending: null }, notes, rounds: rounds() };
}

/** Lowest face that hits in a throw, by its label. */
function faceOf(state: State, label: string): number {
  const combat = combatOf(state);
  const { hits } = tablesOf(state);
  for (const side of ['allied', 'axis'] as const)
    if (label === roundLabel(combat.target, combat.round, side)) return needsOf(state, fightersOf(state, combat, side));
  if (label === `interception ${combat.target}`) return hits.interception;
  if (label === `fleet bombardment ${combat.target}`) return hits.fleetBombardment;
  throw new Error(`nobody knows what hits in ${label}`);
}

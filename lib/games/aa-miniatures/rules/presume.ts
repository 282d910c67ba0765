import type { Rng } from '../../../engine';
import type { MoveOf, Order, State } from '../state';
import { apply } from './apply';
import { questions } from './questions';

/** Orders behind which their seat may write on, whatever the dice say: hits only count once all have attacked. */
const plain: ReadonlySet<Order['type']> = new Set(['move', 'board', 'dismount', 'exit', 'deploy', 'attack', 'charge']);

/** Dice of attacks that hit nobody, nor break down, and of rolls that pass. */
const blank: Rng = { roll: (label, count) => Array<number>(count).fill(label.includes(' > ') ? 2 : 6) };

/** The battle behind an order, and behind all shots at who moves, as if nothing hit and nothing held it up. */
export function presume(given: State, move: MoveOf | null): State | null {
  if (move && !plain.has(move.order.type)) return null;
  let state = move ? stepOn(given, move) : given;
  for (let asked = reaction(state); asked; asked = reaction(state))
    state = stepOn(state, { decision: asked.id, seat: asked.seat, order: { type: 'hold' } });
  return state;
}

// what was asked of the state before it is remembered by the object
const stepOn = (state: State, move: MoveOf): State => ({ ...apply(state, move, blank).state });

const reaction = (state: State) => questions(state).find(({ kind }) => kind === 'defensive-fire' || kind === 'anti-air');

import { clone, type Decision, type Move, type Outcome, type Rng, type Step, type Told } from '../../engine';
import { type Event, type RidgesKinds, type Seat, type State, seats, type View } from './types';

type K = RidgesKinds;
const toAll = (event: Event): Told<K> => ({ event, to: 'all' });
const rivalOf = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red');

export function setup(options: State['options'], rng: Rng, rules: number): Step<K> {
  const [red = 0, blue = 0] = rng.roll('reserves', 2, 6).map((die) => 9 + die);
  const begun = { rules, options, round: 0, prize: 0, phase: 'deploy' as const, loser: null, taken: [], deployed: {} };
  const state: State = { ...begun, scores: { red: 0, blue: 0 }, reserves: { red, blue } };
  const told = seats.map((seat): Told<K> => ({ event: { type: 'reserve', seat, companies: state.reserves[seat] }, to: [seat] }));
  return { state, told: [...told, ...nextRidge(state, rng)] };
}

function nextRidge(state: State, rng: Rng): Told<K>[] {
  const over = state.round === state.options.ridges;
  Object.assign(state, { loser: null, deployed: {}, phase: over ? 'over' : 'deploy' });
  if (over) return [];
  state.round++;
  state.prize = rng.roll(`ridge ${state.round}`, 1, 6)[0] ?? 0;
  return [toAll({ type: 'ridge', round: state.round, prize: state.prize })];
}

export function decisions({ round, phase, deployed, loser }: State): Decision<K>[] {
  if (phase === 'rally' && loser) return [{ id: `${round}.rally.${loser}`, seat: loser, kind: 'rally', force: 'may', tempo: 'reaction' }];
  const open = phase === 'deploy' ? seats.filter((seat) => deployed[seat] === undefined) : [];
  const common = { kind: 'deploy', force: 'must', seal: `${round}.deploy`, tempo: 'turn' } as const;
  return open.map((seat) => ({ id: `${round}.deploy.${seat}`, seat, ...common }));
}

export function apply(state: State, { seat, order }: Move<K>, rng: Rng): Step<K> {
  if (order.type === 'deploy') {
    state.deployed[seat] = order.companies;
    const event = (companies: number | null): Event => ({ type: 'deployed', seat, companies });
    return { state, told: [{ event: event(order.companies), to: [seat], others: event(null) }, ...clash(state, rng)] };
  }
  if (order.type === 'pass') return { state, told: [toAll({ type: 'rally', seat, die: null }), ...nextRidge(state, rng)] };
  const die = rng.roll(`rally ${state.round}`, 1, 6)[0] ?? 0;
  if (die >= 5) {
    state.taken[state.round - 1] = seat;
    state.scores[seat] += state.prize;
    state.scores[rivalOf(seat)] -= state.prize;
  }
  if (die <= 2) state.scores[seat] = Math.max(0, state.scores[seat] - 1);
  return { state, told: [toAll({ type: 'rally', seat, die }), ...nextRidge(state, rng)] };
}

function clash(state: State, rng: Rng): Told<K>[] {
  const { red, blue } = state.deployed;
  if (red === undefined || blue === undefined) return [];
  const winner = red === blue ? null : red > blue ? 'red' : 'blue';
  state.reserves = { red: state.reserves.red - red, blue: state.reserves.blue - blue };
  state.taken.push(winner);
  const told = toAll({ type: 'clash', red, blue, winner, prize: state.prize });
  if (!winner) return [told, ...nextRidge(state, rng)];
  state.scores[winner] += state.prize;
  Object.assign(state, { phase: 'rally', loser: rivalOf(winner) });
  return [told];
}

export function view({ reserves, deployed, ...open }: State, viewer: Seat | 'public'): View {
  return { ...open, viewer, reserve: viewer === 'public' ? null : reserves[viewer] };
}

/** Both reserves, and what is deployed. */
export const openView = (state: State): View => ({
  ...view(state, 'public'),
  open: { reserves: state.reserves, deployed: state.deployed },
});

/** The others have more in reserve, and have deployed more. */
export function twin(state: State, viewer: Seat | 'public'): State | null {
  if (state.phase === 'over') return null;
  const other = clone(state);
  for (const seat of seats.filter((each) => each !== viewer)) {
    other.reserves[seat] += 5;
    const deployed = other.deployed[seat];
    if (deployed !== undefined) other.deployed[seat] = deployed + 1;
  }
  return other;
}

export function outcome({ phase, scores }: State): Outcome<K> | null {
  if (phase !== 'over') return null;
  const winners = seats.filter((seat) => scores[seat] > scores[rivalOf(seat)]);
  const text = { en: `Red ${scores.red}, blue ${scores.blue}.`, it: `Rosso ${scores.red}, blu ${scores.blue}.` };
  return { winners, scores, reason: winners.length > 0 ? 'points' : 'draw', text };
}

export const count = ({ scores }: State): State['scores'] => ({ ...scores });

export const invariants = ({ scores, reserves }: State): string[] =>
  seats.filter((seat) => scores[seat] < 0 || reserves[seat] < 0).map((seat) => `${seat} is below 0`);

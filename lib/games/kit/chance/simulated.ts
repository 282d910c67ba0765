import { hitsOf, type Spread, spreadOf, type Volley } from './hits';

/** What a chain came to from one throw of dice to the next. */
export interface Course<S, N> {
  next: S;
  notes: readonly N[];
  rounds: number;
}

/** Something that goes on by itself but for its dice: where it stands between two throws, and the rules that lead from one to the next. */
export interface Chain<S, N, T extends { readonly volleys: readonly Volley[] }> {
  start(): Course<S, N>;
  /** What is thrown next; null: it is over. */
  throwAt(state: S): T | null;
  /** What follows from so many hits of each volley. */
  play(state: S, thrown: T, hits: readonly number[]): Course<S, N>;
  /** Equal for states from which everything goes on alike. */
  keyOf(state: S): string;
}

/** Something that happened, as often as it did in all runs together. */
export interface Tally<N> {
  note: N;
  times: number;
}

export interface Simulated<N> {
  tallies: Tally<N>[];
  /** Runs that took so many rounds, by rounds. */
  rounds: number[];
}

interface Place<S, T> {
  state: S;
  thrown: T | null;
  spreads: readonly Spread[];
  /** Where a throw leads, by the hits. */
  ways: Map<number, Way<S, T>>;
}

interface Way<S, T> {
  to: Place<S, T>;
  notes: readonly unknown[];
  rounds: number;
  times: number;
}

/** A run that lasts longer than any real one is left where it stands. */
const mostRounds = 200;

/**
 * Many runs of a chain with fair dice. The rules are asked once for every throw that comes up, not once a run: ten thousand runs cost little more
 * than the different throws among them.
 */
export function simulate<S, N, T extends { readonly volleys: readonly Volley[] }>(
  chain: Chain<S, N, T>,
  { runs, random }: { runs: number; random: () => number },
): Simulated<N> {
  const places = new Map<string, Place<S, T>>();
  const ways: Way<S, T>[] = [];
  const wayTo = ({ next, notes, rounds }: Course<S, N>): Way<S, T> => {
    const key = chain.keyOf(next);
    let to = places.get(key);
    if (!to) {
      const thrown = chain.throwAt(next);
      to = { state: next, thrown, spreads: thrown?.volleys.map(spreadOf) ?? [], ways: new Map() };
      places.set(key, to);
    }
    const way = { to, notes, rounds, times: 0 };
    ways.push(way);
    return way;
  };
  const first = wayTo(chain.start());
  const lengths: number[] = [];
  const hits: number[] = [];
  for (let run = 0; run < runs; run++) {
    let way = first;
    let rounds = first.rounds;
    first.times++;
    while (way.to.thrown && rounds < mostRounds) {
      const { state, thrown, spreads, ways: known } = way.to;
      let code = 0;
      for (const [n, spread] of spreads.entries()) {
        const scored = hitsOf(spread, random);
        hits[n] = scored;
        code = code * spread.length + scored;
      }
      let next = known.get(code);
      if (!next) {
        next = wayTo(chain.play(state, thrown, hits.slice(0, spreads.length)));
        known.set(code, next);
      }
      next.times++;
      rounds += next.rounds;
      way = next;
    }
    lengths[rounds] = (lengths[rounds] ?? 0) + 1;
  }
  const tallies = ways.flatMap(({ notes, times }) => notes.map((note) => ({ note: note as N, times })));
  return { tallies, rounds: Array.from(lengths, (times) => times ?? 0) };
}

/** Half the width of the interval that holds a chance with 95% confidence, when `share` of `runs` came out (Wilson score). */
export function marginOf(share: number, runs: number): number {
  const z = 1.96;
  return (z * Math.sqrt((share * (1 - share)) / runs + z ** 2 / (4 * runs ** 2))) / (1 + z ** 2 / runs);
}

import { remember } from '../../../engine';

/** Spaces in the order they are passed, the first is where it begins. */
export type Way = readonly string[];

/** How somebody walks in one position. */
export interface Gait {
  /** Where a way can go on to from its last space, in the order they are offered. */
  onward(way: Way): readonly string[];
  /** Whether it may end there or only pass; left out: it may end anywhere. */
  ends?(way: Way): boolean;
}

/** A game's walk: its name apart from others of the game, and who walks alike. */
export interface Walk<S extends object, W> {
  name: string;
  keyOf(who: W): string;
  gait(state: S, who: W): Gait;
}

export interface Walker<S extends object, W> {
  /** Every way from a space, depth first; how far one goes is the gait's to say. */
  every(state: S, from: string, who: W): readonly string[][];
  /** The shortest way to each other space, nearest first. */
  shortest(state: S, from: string, who: W): ReadonlyMap<string, string[]>;
  /** Next steps of a way that still come to `to` without a space twice, the nearest first: for forms that ask step by step. */
  towards(state: S, way: Way, to: string, who: W): string[];
}

/**
 * Ways over a board, worked out once a position: prompts, checks and bots ask for the same ones again and again. What is handed out is shared
 * and must not be changed. Rules that walk while they change a state `forget` it first (`engine/memo.ts`).
 */
export function walker<S extends object, W>({ name, keyOf, gait }: Walk<S, W>): Walker<S, W> {
  const gaitOf = (state: S, who: W, key: string): Gait => remember(state, `${name} of ${key}`, () => gait(state, who));
  return {
    every(state, from, who) {
      const key = keyOf(who);
      return remember(state, `${name} of ${key} from ${from}`, () => everyWay(gaitOf(state, who, key), from));
    },
    shortest(state, from, who) {
      const key = keyOf(who);
      return remember(state, `${name} of ${key} around ${from}`, () => {
        const found = spread(gaitOf(state, who, key), [from]);
        found.delete(from);
        return found;
      });
    },
    towards(state, way, to, who) {
      const going = gaitOf(state, who, keyOf(who));
      const steps = going.onward(way).flatMap((step) => {
        const far = way.includes(step) ? undefined : spread(going, [...way, step]).get(to)?.length;
        return far === undefined ? [] : [{ step, far }];
      });
      return steps.sort((a, b) => a.far - b.far).map(({ step }) => step);
    },
  };
}

function everyWay({ onward, ends }: Gait, from: string): string[][] {
  const found: string[][] = [];
  const extend = (way: string[]): void => {
    for (const step of onward(way)) {
      const next = [...way, step];
      if (!ends || ends(next)) found.push(next);
      extend(next);
    }
  };
  extend([from]);
  return found;
}

/** The shortest way to every space that `way` can go on to, none that it has passed; its own end is the first of them. */
function spread({ onward, ends }: Gait, way: Way): Map<string, string[]> {
  const passed = new Set(way);
  const frontier: string[][] = [[...way]];
  const found = new Map([[way[way.length - 1] ?? '', [...way]]]);
  // the list grows as it is read
  for (const at of frontier) {
    for (const step of onward(at)) {
      if (passed.has(step)) continue;
      passed.add(step);
      const next = [...at, step];
      frontier.push(next);
      if (!ends || ends(next)) found.set(step, next);
    }
  }
  return found;
}

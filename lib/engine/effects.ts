import type { Text } from './game';

/** A row that is in force: by its id, with the number behind its name where it has one ("Close Assault 6"). */
export interface Held<Id extends string = string> {
  id: Id;
  level: number;
}

/** A row in force, at one of its points. */
export interface Speaker<C, S> {
  family: string;
  say(context: C): S | null;
}

/** A hook point: what its rows are told (C), what each says (S; null: nothing), and what all of them say together (W). */
export interface HookPoint<C, S, W> {
  whole(speakers: readonly Speaker<C, S>[], context: C): W;
}

/** The hook points of a game, said once; rows answer some of them. */
export type HookPoints = Readonly<Record<string, HookPoint<never, unknown, unknown>>>;

type ContextOf<P> = P extends HookPoint<infer C, infer _S, infer _W> ? C : never;
type WholeOf<P> = P extends HookPoint<infer _C, infer _S, infer W> ? W : never;
type Hook<P> = P extends HookPoint<infer C, infer S, infer _W> ? (context: C, held: Held) => S | null : never;

/**
 * An ability, a card, a technology, an advantage: words that explain it, and what it says at the points of its game. Hooks answer questions
 * and the rules act on the answers: a row knows positions, not the sequence of play.
 */
export interface Effect<P extends HookPoints> {
  name: Text;
  /** What it does, for players. */
  text: Text;
  /** Higher speaks first; left out: 0. Equals speak in the order in which they are held. */
  priority?: number;
  /**
   * Rows of one family do not add up: at a point only the one that says most counts or, where there is no more and less, the one that speaks
   * first. Left out: the row's own id, so that a name held twice counts once.
   */
  family?: string;
  on: { readonly [N in keyof P]?: Hook<P[N]> };
}

export type Rows<P extends HookPoints, Id extends string> = Readonly<Record<Id, Effect<P>>>;

/** What rows answer, and where. */
export type Hooks<P extends HookPoints> = Effect<P>['on'];

/** Rows from what they are called and do for players, and what they answer the rules. */
export const rowsOf = <P extends HookPoints, Id extends string>(
  words: Readonly<Record<Id, { name: Text; text: Text }>>,
  hooks: Readonly<Record<Id, Hooks<P>>>,
): Rows<P, Id> => Object.fromEntries((Object.keys(hooks) as Id[]).map((id) => [id, { ...words[id], on: hooks[id] }])) as Rows<P, Id>;

type Change<P extends HookPoints> = Partial<Effect<P>>;
type Kept<Id extends string, C> = Exclude<Id, { [I in keyof C]: C[I] extends null ? I : never }[keyof C]>;

export interface Effects<P extends HookPoints, Id extends string> {
  ids: readonly Id[];
  row(id: Id): Effect<P>;
  /** For ids that come from outside. */
  has(id: string): id is Id;
  /** The row says something at the point at times. */
  answers(id: Id, point: keyof P): boolean;
  /** What the rows in force say together. */
  ask<N extends keyof P>(point: N, held: readonly (Id | Held<Id>)[], context: ContextOf<P[N]>): WholeOf<P[N]>;
  /** The rows for another edition: those named here changed, hook by hook and word by word, or left out (null). */
  inherit<const C extends { readonly [I in Id]?: Change<P> | null }>(changes: C): Rows<P, Kept<Id, C>>;
}

/** The registry of a game's or an edition's table of rows. */
export function effects<P extends HookPoints, Id extends string>(points: P, rows: Rows<P, Id>): Effects<P, Id> {
  const ids = Object.keys(rows) as Id[];
  const speakers = (point: keyof P, held: readonly (Id | Held<Id>)[]): Speaker<never, unknown>[] => {
    const found: (Speaker<never, unknown> & { priority: number })[] = [];
    for (const each of held) {
      const id = typeof each === 'string' ? each : each.id;
      const { family = id, priority = 0, on } = rows[id];
      // a row's hook fits the point of its name, which the compiler cannot follow through the index
      const hook = on[point] as ((context: never, held: Held) => unknown) | undefined;
      if (!hook) continue;
      const one = typeof each === 'string' ? { id, level: 0 } : each;
      found.push({ family, priority, say: (context) => hook(context, one) });
    }
    return found.length < 2 ? found : found.sort((a, b) => b.priority - a.priority);
  };
  return {
    ids,
    row: (id) => rows[id],
    has: (id): id is Id => Object.hasOwn(rows, id),
    answers: (id, point) => rows[id].on[point] !== undefined,
    ask(point, held, context) {
      // as above: context and answer are those of the point
      const { whole } = points[point] as HookPoint<unknown, unknown, unknown>;
      return whole(speakers(point, held), context) as WholeOf<P[typeof point]>;
    },
    inherit(changes) {
      const left = new Map<Id, Effect<P>>();
      for (const id of ids) {
        const change: Change<P> | null | undefined = changes[id];
        if (change !== null) left.set(id, { ...rows[id], ...change, on: { ...rows[id].on, ...change?.on } });
      }
      return Object.fromEntries(left) as Rows<P, Kept<Id, typeof changes>>;
    },
  };
}

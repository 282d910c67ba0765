import type { HookPoint, Speaker } from './effects';

export type Verdict = 'can' | 'cannot';

/** What each family says: of several of its rows the one that beats the others, else the first. */
function voices<C, S>(speakers: readonly Speaker<C, S>[], context: C, beats: (a: S, b: S) => boolean = () => false): S[] {
  const said = new Map<string, S>();
  for (const { family, say } of speakers) {
    const word = say(context);
    if (word === null) continue;
    const before = said.get(family);
    if (before === undefined || beats(word, before)) said.set(family, word);
  }
  return [...said.values()];
}

/** The kinds of hook points: how the answers of several rows become one. */
export const hookPoint = {
  /** Modifiers add up; nobody speaks: 0. Of one family the one farthest from 0 counts. */
  sum: <C>(): HookPoint<C, number, number> => ({
    whole: (speakers, context) => voices(speakers, context, (a, b) => Math.abs(a) > Math.abs(b)).reduce((sum, each) => sum + each, 0),
  }),

  /** The highest figure; null: nobody speaks, the printed one stands. */
  highest: <C>(): HookPoint<C, number, number | null> => ({
    whole(speakers, context) {
      const said = voices(speakers, context, (a, b) => a > b);
      return said.length > 0 ? Math.max(...said) : null;
    },
  }),

  /** The lowest figure; null: nobody speaks, the printed one stands. */
  lowest: <C>(): HookPoint<C, number, number | null> => ({
    whole(speakers, context) {
      const said = voices(speakers, context, (a, b) => a < b);
      return said.length > 0 ? Math.min(...said) : null;
    },
  }),

  /** May it be done? "Cannot" beats "can", whoever says it, and both beat the rules, which decide when nobody speaks (null). */
  verdict: <C>(): HookPoint<C, Verdict, Verdict | null> => ({
    whole(speakers, context) {
      const said = speakers.map(({ say }) => say(context));
      return said.includes('cannot') ? 'cannot' : said.includes('can') ? 'can' : null;
    },
  }),

  /** Whoever speaks first is heard alone; null: nobody speaks. */
  first: <C, S>(): HookPoint<C, S, S | null> => ({
    whole(speakers, context) {
      for (const { say } of speakers) {
        const said = say(context);
        if (said !== null) return said;
      }
      return null;
    },
  }),

  /** All that is said, one after the other. */
  all: <C, S>(): HookPoint<C, S, S[]> => ({ whole: (speakers, context) => voices(speakers, context) }),

  /** A value goes from row to row and each hands on what it makes of it: doubled, then two more. */
  change: <C extends object, V>(): HookPoint<C & { value: V }, V, V> => ({
    whole(speakers, context) {
      const heard = new Set<string>();
      let { value } = context;
      for (const { family, say } of speakers) {
        const next = heard.has(family) ? null : say({ ...context, value });
        if (next === null) continue;
        heard.add(family);
        value = next;
      }
      return value;
    },
  }),
};

import type { Names } from './names';

type Say<P> = (facts: P, names: Names) => string;

/** One way to be wrong: the code programs see, and the sentence in each language. */
export interface Reason<P> {
  code: string;
  en: Say<P>;
  it: Say<P>;
}

/** What stands for none, for one and for more: "no hit", "1 hit", "2 hits". */
export const counted = (count: number, none: string, one: string, many: string): string =>
  count === 0 ? none : count === 1 ? `1 ${one}` : `${count} ${many}`;

/** "no step", "1 step", "2 steps"; "nessun passo", "1 passo", "2 passi". */
export const stepsEn = (count: number): string => counted(count, 'no step', 'step', 'steps');
export const stepsIt = (count: number): string => counted(count, 'nessun passo', 'passo', 'passi');

/** Facts hold ids and numbers, never words. */
export const reason = <P = Record<never, never>>(code: string, en: Say<P>, it: Say<P>): Reason<P> => ({ code, en, it });

import type { Names } from './names';

type Say<P> = (facts: P, names: Names) => string;

/** One way to be wrong: the code programs see, and the sentence in each language. */
export interface Reason<P> {
  code: string;
  en: Say<P>;
  it: Say<P>;
}

/** "1 step", "2 steps"; "1 passo", "2 passi". */
export const stepsEn = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);
export const stepsIt = (count: number): string => (count === 1 ? '1 passo' : `${count} passi`);

/** Facts hold ids and numbers, never words. */
export const reason = <P = Record<never, never>>(code: string, en: Say<P>, it: Say<P>): Reason<P> => ({ code, en, it });

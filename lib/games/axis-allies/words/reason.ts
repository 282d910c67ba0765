import { counted, type Reason as ReasonIn } from '../../kit/words';
import type { Telling } from './names';

/** One way to be wrong. */
export type Reason<P> = ReasonIn<P, Telling>;

/** "no step", "1 step", "2 steps"; "nessun passo", "1 passo", "2 passi". */
export const stepsEn = (count: number): string => counted(count, 'no step', 'step', 'steps');
export const stepsIt = (count: number): string => counted(count, 'nessun passo', 'passo', 'passi');

/** Facts hold ids and numbers, never words. */
export const reason = <P = Record<never, never>>(code: string, en: Reason<P>['en'], it: Reason<P>['it']): Reason<P> => ({ code, en, it });

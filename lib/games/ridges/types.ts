import * as z from 'zod';
import type { Kinds } from '../../engine';

export const seats = ['red', 'blue'] as const;
export type Seat = (typeof seats)[number];

export const optionsSchema = z.strictObject({ ridges: z.int().min(3).max(9).default(5) });
export const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('deploy'), companies: z.int().min(0).max(99) }),
  z.strictObject({ type: z.literal('rally') }),
  z.strictObject({ type: z.literal('pass') }),
]);
export const policySchema = z.strictObject({ lost: z.enum(['ask', 'rally', 'pass']) });

export interface State {
  rules: number;
  options: z.infer<typeof optionsSchema>;
  round: number;
  prize: number;
  phase: 'deploy' | 'rally' | 'over';
  scores: Record<Seat, number>;
  /** Who may rally now. */
  loser: Seat | null;
  /** Who took the ridges fought for so far. */
  taken: (Seat | null)[];
  reserves: Record<Seat, number>;
  deployed: Partial<Record<Seat, number>>;
}
/** `reserve` is the viewer's own; the other's and every unrevealed deployment are left out, unless nothing is hidden. */
export type View = Omit<State, 'reserves' | 'deployed'> & {
  viewer: Seat | 'public';
  reserve: number | null;
  open?: Pick<State, 'reserves' | 'deployed'>;
};

export type Event =
  | { type: 'ridge'; round: number; prize: number }
  | { type: 'reserve'; seat: Seat; companies: number }
  | { type: 'deployed'; seat: Seat; companies: number | null }
  | { type: 'clash'; red: number; blue: number; winner: Seat | null; prize: number }
  | { type: 'rally'; seat: Seat; die: number | null };

export interface RidgesKinds extends Kinds {
  seat: Seat;
  options: State['options'];
  state: State;
  view: View;
  order: z.infer<typeof orderSchema>;
  event: Event;
  policy: z.infer<typeof policySchema>;
}

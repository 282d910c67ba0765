import type { DecisionKind } from '../orders';
import type { termsIn } from './terms';

type Terms = ReturnType<typeof termsIn>;

/** Every text of the game in one language. */
export interface Words {
  board: {
    sea: string;
    owners: Record<'allied' | 'axis' | 'italian', string>;
    icons: Terms['icons'];
    ranges: Record<'short' | 'long', string>;
    round(round: number, rounds: number): string;
    losses(count: number): string;
    arrow(a: string, b: string): string;
  };
  tracks: Terms['tracks'];
  phases: Terms['phases'];
  moment(turn: number): string;
  /** The open question in one sentence. */
  asks: Record<DecisionKind, (facts: AskFacts) => string>;
  /** The notation of the orders that may answer a question. */
  notation: Record<DecisionKind, readonly string[]>;
  brief: Record<'asked' | 'nothing' | 'stars' | 'forces' | 'means' | 'noForces', string> & {
    meansOf(facts: { transport: number; tokens: number; fleets: number; engaged: number }): string;
  };
}

/** What a question may speak of. */
export interface AskFacts {
  side: string;
  /** The zone that is attacked, bombed, overfull: with its name. */
  zone: string;
  round: number;
  /** Losses to take, cubes to place, pieces too many. */
  count: number;
  number: number;
  /** What the Axis has left to place, in words; '' when nothing is. */
  left: string;
}

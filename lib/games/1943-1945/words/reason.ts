import type { Reason as ReasonIn } from '../../kit/words';

/** Names of a mistake's facts in one language; '' and 0 for what it does not speak of. */
export interface Said {
  zone: string;
  to: string;
  /** What it speaks of in the plural: "engaged tanks". */
  pieces: string;
  /** With its count: "2 engaged tanks". */
  have: string;
  /** The verb of the order, as the notation writes it. */
  verb: string;
  side: string;
  event: string;
  count: number;
  most: number;
}

/** Why an order is refused. */
export type Reason = ReasonIn<Said>;

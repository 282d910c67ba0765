import type { Decision, Rng } from '../../../engine';
import { type Auctioned, type Bidder, bidders, type Settled } from './bidders';

interface BidAsked extends Decision {
  seat: Bidder;
  kind: 'auction';
}

/** Both players are asked at once what the side that is bid for must have on top for them to play it; neither sees the other's bid. */
export const auctionDecisions = ({ bids }: Auctioned): BidAsked[] =>
  bidders
    .filter((seat) => bids?.[seat] === undefined)
    .map((seat) => ({ id: `auction.${seat}`, seat, kind: 'auction', force: 'must', seal: 'auction', tempo: 'turn' }));

/** Takes a bid. When both are in the lower one plays the side, with what it asked for; of equal ones a die chooses. Null: one is still out. */
export function takeBid<S extends string>(
  state: Auctioned<S>,
  { seat, amount }: { seat: Bidder; amount: number },
  { side, sides }: { side: S; sides: readonly [S, S] },
  rng: Rng,
): Settled<S> | null {
  const bids = { ...state.bids, [seat]: amount };
  const { first, second } = bids;
  if (first === undefined || second === undefined) {
    state.bids = bids;
    return null;
  }
  const die = first === second ? (rng.roll('equal bids', 1, 6)[0] ?? 1) : null;
  const isFirst = die === null ? first < second : die % 2 === 1;
  const [winner, loser]: [Bidder, Bidder] = isFirst ? ['first', 'second'] : ['second', 'first'];
  // both sides, each with who plays it
  const plays = Object.fromEntries(sides.map((each) => [each, each === side ? winner : loser])) as Record<S, Bidder>;
  delete state.bids;
  state.sides = plays;
  return { bids: { first, second }, die, sides: plays, amount: Math.min(first, second) };
}

/** Bids are spread over some more than the table's, so that nobody foresees them. */
export const someBid = ({ usual, spread, most }: { usual: number; spread: number; most: number }, random: () => number): number =>
  Math.min(most, usual + Math.floor(random() * spread));

import { editionOf } from '../editions';
import { type AaDecision, type AaMove, type AaTold, type Bidder, bidders, type Rng, type Side, type State } from '../types';

/** House: both players are asked at once what the side of `bidFor` must have on top for them to play it; neither sees the other's bid. */
export const auctionDecisions = ({ bids }: State): AaDecision[] =>
  bidders
    .filter((seat) => bids?.[seat] === undefined)
    .map((seat) => ({ id: `auction.${seat}`, seat, kind: 'auction', force: 'must', seal: 'auction', tempo: 'turn' }));

/** True when both bids are in: the lower one plays the side, with what it asked for; of equal ones a die chooses. */
export function doBid(state: State, { seat, order }: AaMove, rng: Rng, told: AaTold[]): boolean {
  if (order.type !== 'bid') throw new Error(`${order.type} is no bid`);
  const bids = { ...state.bids, [seat]: order.amount };
  const { first, second } = bids;
  if (first === undefined || second === undefined) {
    state.bids = bids;
    return false;
  }
  const die = first === second ? (rng.roll('equal bids', 1, 6)[0] ?? 1) : null;
  const isFirst = die === null ? first < second : die % 2 === 1;
  const [winner, other]: [Bidder, Bidder] = isFirst ? ['first', 'second'] : ['second', 'first'];
  const { bidFor: power } = state.options;
  const side = editionOf(state).side[power];
  const sides: Record<Side, Bidder> = side === 'axis' ? { allies: other, axis: winner } : { allies: winner, axis: other };
  const amount = Math.min(first, second);
  delete state.bids;
  state.sides = sides;
  state.treasury[power] += amount;
  told.push({ event: { type: 'auction', bids: { first, second }, die, sides, power, amount }, to: 'all' });
  return true;
}

import { type Bidder, takeBid } from '../../kit/auction';
import { editionOf } from '../editions';
import type { AaMove, AaTold, Rng, State } from '../types';

/** House: true when both bids are in: the lower one plays the side of `bidFor`, which gets so many IPCs more. */
export function doBid(state: State, { seat, order }: AaMove, rng: Rng, told: AaTold[]): boolean {
  if (order.type !== 'bid') throw new Error(`${order.type} is no bid`);
  const { bidFor: power } = state.options;
  // who is asked in an auction is a bidder
  const bid = { seat: seat as Bidder, amount: order.amount };
  const settled = takeBid(state, bid, { side: editionOf(state).side[power], sides: ['allies', 'axis'] }, rng);
  if (!settled) return false;
  state.treasury[power] += settled.amount;
  told.push({ event: { type: 'auction', ...settled, power }, to: 'all' });
  return true;
}

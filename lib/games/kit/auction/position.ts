import type { Tongue } from '../notation';
import type { Fact } from '../position';
import { type Auctioned, type Bidder, bidders } from './bidders';

const open = 'open';

/** "first 7": a bid that waits for the other one. */
export function bidsFact<S extends Auctioned, T extends Tongue>(): Fact<S, T> {
  return {
    write: ({ bids }) => bidders.flatMap((seat) => (bids?.[seat] === undefined ? [] : [`${seat} ${bids[seat]}`])).join(', ') || null,
    read(state, text, lines) {
      state.bids = Object.fromEntries(lines.each(text, (reader) => [reader.keyword(...bidders) ?? bidders[0], reader.number()]));
    },
  };
}

/** "allies second, axis first", or that it is open yet; without it the first player has the first side. */
export function sidesFact<Side extends string, S extends Auctioned<Side> & { options: { auction?: boolean } }, T extends Tongue>(
  sides: readonly [Side, Side],
): Fact<S, T> {
  return {
    write: ({ options, sides: known }) =>
      known
        ? Object.entries(known)
            .map(([side, seat]) => `${side} ${seat}`)
            .join(', ')
        : options.auction
          ? open
          : null,
    read(state, text, lines) {
      if (text.toLowerCase() === open) {
        delete state.sides;
        return;
      }
      const found = lines.each(text, (reader) => [reader.keyword(...sides), reader.keyword(...bidders)] as const);
      state.sides = { ...firstHasFirst(sides), ...Object.fromEntries(found) };
    },
  };
}

/** Who plays what where a position does not say. */
export const firstHasFirst = <Side extends string>([one, other]: readonly [Side, Side]): Record<Side, Bidder> =>
  // both sides, each with who plays it
  ({ [one]: 'first', [other]: 'second' }) as Record<Side, Bidder>;

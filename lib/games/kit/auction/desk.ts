import { type OrderForm, pickNumber, promptOf, run } from '../../../engine';
import type { Draft } from '../define-game';
import { type AuctionTerms, type Bid, type ByAuction, ofSide, type Sided, sidePlayed } from './terms';
import { bidLabel, bidText } from './words';

/** What the guided form asks of a game. */
export type Desk<K extends Sided> = Pick<Draft<K>, 'prompt' | 'overlays' | 'catalogue' | 'format'>;

function* bidForm<K extends Sided>(most: number, label: string): OrderForm<ByAuction<K>> {
  const bid: Bid = { type: 'bid', amount: yield* pickNumber<ByAuction<K>>('bid', run(0, most), () => ({ label })) };
  return bid;
}

export const isBid = (order: { type: string }): order is Bid => order.type === 'bid';

/** A game's form where its sides may be auctioned. */
export function auctionDesk<K extends Sided>(desk: Required<Desk<K>>, terms: Pick<AuctionTerms<K>, 'most'>): Required<Desk<ByAuction<K>>>;
export function auctionDesk<K extends Sided>(desk: Desk<K>, terms: Pick<AuctionTerms<K>, 'most'>): Desk<ByAuction<K>>;
export function auctionDesk<K extends Sided>(
  { prompt, overlays, catalogue, format }: Desk<K>,
  { most }: Pick<AuctionTerms<K>, 'most'>,
): Desk<ByAuction<K>> {
  return {
    prompt: (view, decision, picks, language) =>
      decision.kind === 'auction'
        ? promptOf(bidForm<K>(most, bidLabel[language]), picks)
        : prompt(view, ofSide<K>(view, decision), picks, language),
    ...(overlays && {
      overlays: (view, decision, picks, language) =>
        decision.kind === 'auction' ? [] : overlays(view, ofSide<K>(view, decision), picks, language),
    }),
    ...(catalogue && {
      catalogue: ({ view, seat, field }, language) => {
        const side = sidePlayed<K>(view, seat);
        if (side === null) throw new Error(`${field} is asked before the sides are known`);
        return catalogue({ view, seat: side, field }, language);
      },
    }),
    format: (order, language = 'en') => (isBid(order) ? bidText(order.amount, language) : format(order, language)),
  };
}

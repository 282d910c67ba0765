import * as z from 'zod';
import type { Decision, Kinds, Language } from '../../../engine';
import { type Auctioned, type Bidder, bidders, isBidder, type Settled } from './bidders';

/** What a table settles about its auction; a log from before there was one has none of it. */
interface AuctionChosen {
  auction?: boolean;
  bid?: number;
  bidFor?: string;
}

/** A game of two sides, of which each is a seat. */
export interface Sided extends Kinds {
  options: AuctionChosen;
  state: { rules: number; options: AuctionChosen } & Auctioned;
  view: { options: AuctionChosen } & Auctioned;
}

export interface Bid {
  type: 'bid';
  amount: number;
}

/** What is told of bids: that an auction is over, or what a side has on top without one. */
export type BidTold<S extends string> = ({ type: 'auction'; power: S } & Settled<S>) | { type: 'bid'; power: S; amount: number };

/** The same game where its sides may be auctioned: seats are sides or, at a table with an auction, bidders. */
export interface ByAuction<K extends Sided> extends Kinds {
  seat: K['seat'] | Bidder;
  options: K['options'];
  state: K['state'];
  view: K['view'];
  order: K['order'] | Bid;
  event: K['event'] | BidTold<K['seat']>;
  policy: K['policy'];
}

/** What a game says of its bids in one language. */
export interface AuctionWords<S extends string> {
  /** "the Axis". */
  side(side: S): string;
  /** The question: what the side must have on top. */
  asks(side: S): string;
  /** "the Axis gets 3 cubes more", without a full stop. */
  gets(side: S, amount: number): string;
  /** What may be bid: "cubes". */
  currency: string;
}

/** What is bid in a game. */
export interface AuctionTerms<K extends Sided> {
  /** In the order in which they are told. */
  sides: readonly [K['seat'], K['seat']];
  most: number;
  /** Bots bid up to so much more than the table's bid. */
  spread: number;
  /** Gives a side so much on top. */
  grant(state: K['state'], side: K['seat'], amount: number): void;
  /** Its rule in the rules text. */
  rule: string;
  words: Readonly<Record<Language, AuctionWords<K['seat']>>>;
}

/** Options of a game whose sides may be auctioned: `bid` is what `bidFor` has on top without an auction, and with one what is bid at the deadline. */
export const auctionOptions = <S extends string>(sides: readonly [S, S], usual: NoInfer<S>, most: number) => ({
  auction: z.boolean().default(false),
  bid: z.int().min(0).max(most).default(0),
  bidFor: z.enum(sides).default(usual as never),
});

export const bidSchema = (most: number) => z.strictObject({ type: z.literal('bid'), amount: z.int().min(0).max(most) });

/** The side that is bid for. */
export const sideBidFor = <K extends Sided>(
  { bidFor }: K['options'],
  { sides: [one, other] }: Pick<AuctionTerms<K>, 'sides'>,
): K['seat'] => (bidFor === other ? other : one);

/** The auction goes on. */
export const isOpen = ({ options, sides }: Auctioned & { options: AuctionChosen }): boolean => options.auction === true && !sides;

/** The side that a seat plays; null: it is not known yet. */
export function sidePlayed<K extends Sided>({ sides }: Auctioned, seat: K['seat'] | Bidder): K['seat'] | null {
  if (!isBidder(seat)) return seat;
  return Object.entries(sides ?? {}).find(([, bidder]) => bidder === seat)?.[0] ?? null;
}

/** A decision as the game itself asks it, of a side. */
export function ofSide<K extends Sided>(known: Auctioned, decision: Decision<ByAuction<K>>): Decision<K> {
  const seat = sidePlayed<K>(known, decision.seat);
  if (seat === null) throw new Error(`${decision.id} is asked before the sides are known`);
  return { ...decision, seat };
}

/** Powers by the seat that plays them, for a moment. */
export const playsOf = ({ sides }: Auctioned): Record<string, string[]> | null =>
  sides
    ? Object.fromEntries(
        bidders.map((bidder) => [bidder, Object.entries(sides).flatMap(([side, seat]) => (seat === bidder ? [side] : []))]),
      )
    : null;

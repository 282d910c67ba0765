/** Seats of a table whose sides are auctioned, for the whole game: a seat's id cannot hang on the state. */
export const bidders = ['first', 'second'] as const;
export type Bidder = (typeof bidders)[number];

export const isBidder = (seat: string): seat is Bidder => (bidders as readonly string[]).includes(seat);

/** What a state has of an auction; nothing at a table without one. */
export interface Auctioned<S extends string = string> {
  /** The bids that are in, while they are. */
  bids?: Partial<Record<Bidder, number>>;
  /** Who plays which side, once it is known. */
  sides?: Readonly<Record<S, Bidder>>;
}

/** How an auction ended. */
export interface Settled<S extends string = string> {
  bids: Record<Bidder, number>;
  /** Equal bids; odd numbers let the first player bid less. */
  die: number | null;
  sides: Record<S, Bidder>;
  /** What the side that was bid for has on top. */
  amount: number;
}

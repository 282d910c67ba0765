/** Names of a mistake's facts in one language; '' and 0 for what it does not speak of. */
export interface Said {
  zone: string;
  to: string;
  piece: string;
  side: string;
  event: string;
  count: number;
  most: number;
}

/** Why an order is refused. */
export interface Reason {
  /** Stable, for programs and tests. */
  code: string;
  en(said: Said): string;
  it(said: Said): string;
}

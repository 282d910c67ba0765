/** Where the worker and the page without a connection are. */
export const workerPath = '/sw.js';
export const offlinePath = '/offline';
/** Where the worker says that its subscription is another. */
export const pushPath = '/account/push';
/** The browser's stores: the page without a connection, and the tables last seen. */
export const shellStore = 'fieldpost-shell';
export const seenStore = 'fieldpost-seen';
/** In the page without a connection: what stands there of a table that was seen. */
export const slot = '<!--seen-->';

/** A table as it was last seen; all of it text. */
export interface Seen {
  /** Path of its page. */
  path: string;
  title: string;
  headline: string;
  /** "As of Tuesday 5 August, 11:00 (Europe/London), offline". */
  asOf: string;
  /** What to look at of the board, as an address that holds the picture itself; empty before it has been fetched. */
  picture: string;
}

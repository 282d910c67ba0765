import type { Chronicle } from '../../../engine';
import { isTold } from './telling';
import type { ByAuction, Sided } from './terms';

/** What is measured of a game where its sides may be auctioned: dice are those of who plays the side. */
export const auctionChronicle = <K extends Sided>(chronicle: Chronicle<K>): Chronicle<ByAuction<K>> => ({
  ...chronicle,
  throws: (event, view) => (isTold<K['seat']>(event) ? [] : chronicle.throws(event, view)),
  notes: (event, view, language) => (isTold<K['seat']>(event) ? [] : chronicle.notes(event, view, language)),
  seatOf: (owner, view) => view.sides?.[owner] ?? chronicle.seatOf?.(owner, view) ?? owner,
});

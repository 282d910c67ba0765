import { type Power, powers, type Seat } from './pieces';

/** In every edition. */
export const sideOf: Record<Power, 'allies' | 'axis'> = { ussr: 'allies', germany: 'axis', uk: 'allies', japan: 'axis', usa: 'allies' };

/** Seats of a seating ("ussr-uk-usa,germany-japan"), by their first power in turn order; null when it is no legal split (E-SEAT). */
export function seatsOf(seating: string): Seat[] | null {
  const groups = seating.split(',').map((seat) => seat.trim().split('-'));
  const all = groups.flat();
  if (all.length !== powers.length || !powers.every((each) => all.includes(each))) return null;
  if (groups.length < 2) return null;
  const sorted = groups.map((group) => powers.filter((each) => group.includes(each)));
  if (sorted.some((group) => new Set(group.map((each) => sideOf[each])).size !== 1)) return null;
  return sorted.sort((a, b) => powers.indexOf(a[0] as Power) - powers.indexOf(b[0] as Power)).map((group) => group.join('-'));
}

/** The rulebook's splits for 2, 3, 4 and 5 players: COMMON section 10. */
export const bookSeatings = [
  'ussr-uk-usa,germany-japan',
  'ussr-uk-usa,germany,japan',
  'ussr-usa,germany,uk,japan',
  'ussr,germany,uk,japan,usa',
] as const;

/** A seating of each number of players, the most first: the book's, and the one that is given. */
export const seatingsFor = (given: string): string[] => {
  const count = (seating: string) => seating.split(',').length;
  return [...bookSeatings].reverse().map((seating) => (count(seating) === count(given) ? given : seating));
};

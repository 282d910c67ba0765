import type { GameModule, Kinds } from './game';

/** Seats that win and lose together. */
export interface Side {
  /** The id of a side of the game; of a seat that is a side of its own, the seat's. */
  id: string;
  seats: string[];
}

/** Every seat of a table with whom it wins and loses: the sides in the order of the game. */
export function sidesOf<K extends Kinds>(game: Pick<GameModule<K>, 'seats' | 'sides'>, options: K['options']): Side[] {
  const camps: Side[] = (game.sides?.(options, 'en') ?? []).map(({ id, seats }) => ({ id, seats }));
  const alone = game.seats(options).filter((seat) => !camps.some(({ seats }) => seats.includes(seat)));
  return [...camps, ...alone.map((seat) => ({ id: seat, seats: [seat] }))].filter(({ seats }) => seats.length > 0);
}

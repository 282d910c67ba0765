import type { SeatRow } from '../../../db/tables';

/** Deadlines missed in a row after which a seat's questions get their default answers at once, until its player is heard again. */
const missedAtMost = 2;

/** Its player let two deadlines pass in a row and was not heard of since. */
export const isAway = ({ missed }: Pick<SeatRow, 'missed'>): boolean => missed >= missedAtMost;

/** What stays of missed deadlines when somebody else brings the table back to life: one fresh deadline, and the seat is away again. */
export const missedAgain = ({ missed }: Pick<SeatRow, 'missed'>): number => Math.min(missed, missedAtMost - 1);

type Held = Pick<SeatRow, 'seat' | 'userId' | 'bot' | 'missed'>;

/** Every human seat is away, or another seat of the same player; false where only bots play. */
export function isDeserted(seats: readonly Held[]): boolean {
  const human = seats.filter(({ bot }) => !bot);
  const gone = human.filter(isAway);
  return human.length > 0 && human.every((seat) => gone.some((each) => each === seat || (each.userId ?? '') === seat.userId));
}

/** Users none of whose seats let a deadline pass since they were heard of. */
export function playersPresent(seats: readonly Held[]): string[] {
  const players = new Set(seats.flatMap(({ userId }) => userId ?? []));
  return [...players].filter((user) => seats.every(({ userId, missed }) => userId !== user || missed === 0));
}

/** A seat that is away is answered for at once, as long as somebody at the table is there to go on. */
export const isAnsweredAtOnce = (seats: readonly Held[], seat: string): boolean =>
  seats.some((each) => each.seat === seat && isAway(each)) && !isDeserted(seats);

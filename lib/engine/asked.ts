import type { GameModule, Kinds, Language, Moment } from './game';

/** Who of a seat is asked at a moment: of several powers the one whose turn it is, else the seat as a whole. */
export const askedName = <K extends Kinds>(
  game: Pick<GameModule<K>, 'seatName' | 'askedName'>,
  seat: K['seat'],
  moment: Moment | null,
  language: Language,
): string => (moment && game.askedName?.(seat, moment, language)) ?? game.seatName(seat, language, moment);

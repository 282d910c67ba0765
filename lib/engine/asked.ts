import type { GameModule, Kinds, Language, Moment } from './game';

/** Who of a seat is asked at a moment: of several powers the one whose turn it is, else the seat as a whole. */
export const askedName = <K extends Kinds>(
  game: Pick<GameModule<K>, 'seatName' | 'askedName'>,
  seat: K['seat'],
  moment: Moment | null,
  language: Language,
): string => (moment && game.askedName?.(seat, moment, language)) ?? game.seatName(seat, language, moment);

/** Stands in the place of a seat where a director acts at the table, who has none: no seat of a game has this id. */
export const directorSeat = 'director';

const directorName = { en: 'Directors', it: 'Direzione' } as const satisfies Record<Language, string>;

/** Who did something with the table itself: the seat as a whole, or a director. */
export const actorName = <K extends Kinds>(
  game: Pick<GameModule<K>, 'seatName'>,
  seat: string,
  moment: Moment | null,
  language: Language,
): string => (seat === directorSeat ? directorName[language] : game.seatName(seat as K['seat'], language, moment));

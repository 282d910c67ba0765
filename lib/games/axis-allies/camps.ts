import type { Camp } from '../../engine';
import { seats } from './rules/spaces';
import { sideOf } from './seatings';
import type { K, Language, Options, Power, Side } from './types';
import { wordsIn } from './words/names';

const sides: readonly Side[] = ['allies', 'axis'];

/** The two sides with their seats; none where the sides are auctioned, for there each seat is one. */
export const camps = (options: Options, language: Language): Camp<K>[] =>
  options.auction
    ? []
    : sides.map((id) => ({
        id,
        name: wordsIn(language).sides[id],
        seats: seats(options).filter((seat) => sideOf[seat.split('-')[0] as Power] === id),
      }));

import { auctionChronicle } from '../../kit/auction/chronicle';
import type { K, Side } from '../types';
import { words } from '../words';
import { counted, nouns, pieceName } from '../words/names';
import { measures } from './measures';
import { notes } from './notes';
import { throws } from './throws';

/** Figures, luck and battles; values are counted in cubes. */
export const chronicle = auctionChronicle<K>({
  measures,
  throws,
  notes,
  turnName({ round, power }, language) {
    const who = power === null ? [] : [nouns[language].sides[power as Side]];
    return [words[language].moment(round), ...who].join(', ');
  },
  unitName: (type, count, language) => pieceName(type as Parameters<typeof pieceName>[0], count, language),
  worth: (value, language) => counted('cube', value, language),
});

import type { Chronicle } from '../../../engine';
import type { K } from '../types';
import { counted, pieceName } from '../words/names';
import { measures } from './measures';
import { notes } from './notes';
import { throws } from './throws';

/** Figures, luck and battles; values are counted in cubes. */
export const chronicle: Chronicle<K> = {
  measures,
  throws,
  notes,
  unitName: (type, count, language) => pieceName(type as Parameters<typeof pieceName>[0], count, language),
  worth: (value, language) => counted('cube', value, language),
};

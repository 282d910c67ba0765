import type { Chronicle } from '../../../engine';
import type { K, UnitType } from '../types';
import { namesIn } from '../words/names';
import { measures } from './measures';
import { notes } from './notes';
import { throws } from './throws';

/** Figures, luck and battles of both editions. */
export const chronicle: Chronicle<K> = {
  measures,
  throws,
  notes,
  unitName: (type, count, language) => namesIn(language).unit(type as UnitType, count),
  worth: (value, language) => namesIn(language).ipcs(value),
};

import type { Chronicle } from '../../../engine';
import { capitalised } from '../../kit/words';
import { seatOf } from '../rules/spaces';
import type { K, Power, UnitType } from '../types';
import { namesIn, wordsIn } from '../words/names';
import { measures } from './measures';
import { notes } from './notes';
import { throws } from './throws';

/** Figures, luck and battles of both editions. */
export const chronicle: Chronicle<K> = {
  measures,
  throws,
  seatOf: (owner, view) => seatOf(view, owner as Power),
  notes,
  turnName({ round, power }, language) {
    const who = power === null ? [] : [namesIn(language).power(power as Power)];
    return capitalised([wordsIn(language).moment(round), ...who].join(', '));
  },
  unitName: (type, count, language) => namesIn(language).unit(type as UnitType, count),
  worth: (value, language) => namesIn(language).ipcs(value),
};

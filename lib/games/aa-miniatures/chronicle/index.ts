import { auctionChronicle } from '../../kit/auction/chronicle';
import { say } from '../../kit/words';
import type { K } from '../state';
import { cardName } from '../words/names';
import { costText } from '../words/points';
import { measures } from './measures';
import { notes } from './notes';
import { throws } from './throws';

/** Figures, luck and losses, by turns of both sides; values are counted in points. */
export const chronicle = auctionChronicle<K>({
  byRound: true,
  measures,
  throws,
  notes,
  turnName: ({ round }, language) => (round === 0 ? say(language, 'Set-up', 'Preparazione') : `${say(language, 'Turn', 'Turno')} ${round}`),
  unitName: (type, count, language) => (count === 1 ? cardName(type, language) : `${count} ${cardName(type, language)}`),
  worth: costText,
});

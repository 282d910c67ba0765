import { type Misreading, own } from '../../kit/notation';
import type { Side } from '../cards';
import { otherSide } from '../rules/battle';
import { grammarOf, type MinisReading } from './grammar';

/** What only Miniatures can say of a line. */
export const says = {
  /** A unit of the other side stands where one of this side belongs. */
  otherSide: (word: string, side: Side) =>
    own(
      side === 'axis'
        ? {
            en: `"${word}" fights for the Allies; a unit of the Axis belongs here.`,
            it: `"${word}" combatte per gli Alleati; qui serve un’unità dell’Asse.`,
          }
        : {
            en: `"${word}" fights for the Axis; a unit of the Allies belongs here.`,
            it: `"${word}" combatte per l’Asse; qui serve un’unità degli Alleati.`,
          },
      word,
    ),
  notHere: (word: string) =>
    own(
      {
        en: `There is no "${word}" in this battle: name a unit that is in it.`,
        it: `In questa battaglia non c’è nessun "${word}": indica un’unità che ne fa parte.`,
      },
      word,
    ),
};

/** What of a name that is no unit's can be said better: it is one of the other side's, or a card that nobody leads here. */
export function explain(misreading: Misreading, { view }: MinisReading): Misreading {
  if (misreading.kind !== 'unknown' || misreading.near.length > 0) return misreading;
  const { of, word } = misreading;
  if (of !== 'axis' && of !== 'allies' && of !== 'unit') return misreading;
  const words = word.split(' ');
  if (of !== 'unit' && grammarOf(view).names[otherSide(of)].lexicon.read(words)) return says.otherSide(word, of);
  return grammarOf(view).names.card.lexicon.read(words) ? says.notHere(word) : misreading;
}

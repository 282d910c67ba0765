import type { Violation } from '../../../engine';
import { own } from '../../kit/notation';
import type { DecisionKind } from '../orders';
import { isAnswer } from '../rules/check';
import { fault, violationOf } from '../words/reasons';
import type { Reading43 } from './grammar';

/** What only 1943–1945 can say of a line. */
export const says = {
  forces: (word: string) =>
    own(
      {
        en: `Which forces? Name them before "${word}", as in "2 cubes".`,
        it: `Quali forze? Nominale prima di "${word}", come in "2 blocchetti".`,
      },
      word,
    ),
  planes: (one: string, other: string) =>
    own({
      en: `One plane supports a combat, not those of ${one} and ${other}: name one of them (7.2).`,
      it: `Un combattimento è appoggiato da un solo aereo, non da quelli di ${one} e ${other}: indicane uno (7.2).`,
    }),
};

/** What is left out of an order that nobody asked for cannot be filled in: that is what is wrong with it. */
export function unasked({ verb, view, decision: { kind, seat }, language }: Reading43): Violation | null {
  // the questions of this game are of its kinds
  const asked = kind as DecisionKind;
  if (verb === null || isAnswer(view, asked, seat, verb)) return null;
  return violationOf(fault(`asked-${asked}`, { order: verb }, 'type'), view.options, language);
}

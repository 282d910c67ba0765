import type { Language } from '../../engine';
import type { AuctionTerms, AuctionWords } from '../kit/auction';
import { times } from '../kit/words';
import { type Side, sides } from './cards';
import { mostBid } from './orders';
import type { K } from './state';

const words: Readonly<Record<Language, AuctionWords<Side>>> = {
  en: {
    side: (side) => ({ axis: 'the Axis', allies: 'the Allies' })[side],
    asks: (side) =>
      side === 'axis'
        ? "How many points more must its army be allowed to cost for you to play the Axis? The lower bid plays it with so many more; nobody sees the other's bid."
        : "How many points more must their army be allowed to cost for you to play the Allies? The lower bid plays them with so many more; nobody sees the other's bid.",
    gets(side, amount) {
      const points = times(amount, 'point', 'points');
      return side === 'axis' ? `the Axis has ${points} more for its army` : `the Allies have ${points} more for their army`;
    },
    currency: 'points',
  },
  it: {
    side: (side) => ({ axis: 'l’Asse', allies: 'gli Alleati' })[side],
    asks: (side) =>
      side === 'axis'
        ? 'Con quanti punti in più per l’esercito giocheresti l’Asse? Lo gioca chi offre meno, con tanti punti in più; nessuno vede l’offerta dell’altro.'
        : 'Con quanti punti in più per l’esercito giocheresti gli Alleati? Li gioca chi offre meno, con tanti punti in più; nessuno vede l’offerta dell’altro.',
    gets(side, amount) {
      const points = times(amount, 'punto', 'punti');
      return side === 'axis' ? `l’Asse ha ${points} in più per il suo esercito` : `gli Alleati hanno ${points} in più per il loro esercito`;
    },
    currency: 'punti',
  },
};

/** House: what is bid are points of the army. */
export const auction: AuctionTerms<K> = {
  sides,
  most: mostBid,
  // about the price of a squad
  spread: 6,
  grant(state, side, points) {
    if (points > 0) state.extra = { side, points };
  },
  rule: 'AM-S6',
  words,
};

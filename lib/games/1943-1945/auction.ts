import type { AuctionTerms, AuctionWords } from '../kit/auction';
import { times } from '../kit/words';
import { mostBid, type Side } from './orders';
import type { K, Language } from './types';

const words: Readonly<Record<Language, AuctionWords<Side>>> = {
  en: {
    side: (side) => ({ allied: 'the Allies', axis: 'the Axis' })[side],
    asks: (side) =>
      side === 'axis'
        ? "How many cubes more must the Axis get with its first reinforcements for you to play it? The lower bid plays it and gets so many; nobody sees the other's bid."
        : "How many cubes more must the Allies get with their first reinforcements for you to play them? The lower bid plays them and gets so many; nobody sees the other's bid.",
    gets(side, amount) {
      const cubes = times(amount, 'cube', 'cubes');
      return side === 'axis'
        ? `the Axis gets ${cubes} more with its first reinforcements`
        : `the Allies get ${cubes} more with their first reinforcements`;
    },
    currency: 'cubes',
  },
  it: {
    side: (side) => ({ allied: 'gli Alleati', axis: 'l’Asse' })[side],
    asks: (side) =>
      side === 'axis'
        ? 'Con quanti blocchetti in più nei primi rinforzi giocheresti l’Asse? Lo gioca chi offre meno, con tanti blocchetti; nessuno vede l’offerta dell’altro.'
        : 'Con quanti blocchetti in più nei primi rinforzi giocheresti gli Alleati? Li gioca chi offre meno, con tanti blocchetti; nessuno vede l’offerta dell’altro.',
    gets(side, amount) {
      const cubes = times(amount, 'blocchetto', 'blocchetti');
      return side === 'axis'
        ? `l’Asse riceve ${cubes} in più con i primi rinforzi`
        : `gli Alleati ricevono ${cubes} in più con i primi rinforzi`;
    },
    currency: 'blocchetti',
  },
};

/** House: what is bid are cubes of the first reinforcements. */
export const auction: AuctionTerms<K> = {
  sides: ['allied', 'axis'],
  most: mostBid,
  spread: 4,
  grant(state, side, cubes) {
    if (cubes > 0) state.extra = { side, cubes };
  },
  rule: 'EU-H1',
  words,
};

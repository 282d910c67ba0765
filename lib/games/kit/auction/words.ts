import type { Language, Text } from '../../../engine';
import { capitalised, say } from '../words';
import type { Bidder, Settled } from './bidders';

const names: Readonly<Record<Bidder, Text>> = {
  first: { en: 'First player', it: 'Primo giocatore' },
  second: { en: 'Second player', it: 'Secondo giocatore' },
};

export const bidderName = (seat: Bidder, language: Language): string => names[seat][language];

export const auctionPhase: Text = { en: 'auction of the sides', it: 'asta degli schieramenti' };
/** What is asked for in the form. */
export const bidLabel: Text = { en: 'Your bid', it: 'La tua offerta' };
/** How a bid is written. */
export const bidNotation: Text = { en: 'BID number', it: 'OFFRI numero' };
export const whoPlays: Text = { en: 'Who plays what', it: 'Chi gioca che cosa' };

/** What a bid begins with. */
export const bidVerbs = { en: ['BID'], it: ['OFFRI', 'OFFRO', 'OFFERTA'] } as const;

/** A bid as an order. */
export const bidText = (amount: number, language: Language): string => `${bidVerbs[language][0]} ${amount}`;

/** Fields of the options, for `labelsOf`; what is bid the game says. */
export const auctionLabels = `auction | Auction for the sides | Asta per gli schieramenti
- At tables of two seats: before play both bid in secret.
  Ai tavoli con due posti: prima della partita entrambi offrono in segreto.
bidFor | The bid goes to | L'offerta va a
`;

/** Both bids and who plays what, without a full stop: "Bids: first player 7, second player 9. The second player has the Allies, the first the Axis". */
export function settledText<S extends string>(
  { bids, die, sides }: Omit<Settled<S>, 'amount'>,
  [one, other]: readonly [S, S],
  sideName: (side: S) => string,
  language: Language,
): string {
  const [holder, rest] = sides[one] === 'first' ? ([0, 1] as const) : ([1, 0] as const);
  const players = say(language, ['the first player', 'the second player'], ['il primo giocatore', 'il secondo giocatore']);
  const short = say(language, ['the first', 'the second'], ['il primo', 'il secondo']);
  const equal = die === null ? '' : say(language, ` (equal; the die shows ${die})`, ` (pari; il dado dice ${die})`);
  const told = say(
    language,
    `Bids: first player ${bids.first}, second player ${bids.second}`,
    `Offerte: primo giocatore ${bids.first}, secondo giocatore ${bids.second}`,
  );
  const has = say(language, 'has', 'ha');
  return `${told}${equal}. ${capitalised(players[holder] ?? '')} ${has} ${sideName(one)}, ${short[rest]} ${sideName(other)}`;
}

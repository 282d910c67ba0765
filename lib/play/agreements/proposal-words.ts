import { findProposal } from '../../../db/affairs';
import type { Db } from '../../../db/client';
import { namesOf } from '../../../db/people';
import type { Wish } from '../../../db/schema';
import type { Language, Moment } from '../../engine';
import type { AnyGame } from '../../games/registry';

/** What seats are called with: the game, and where the table is now. */
export interface SeatNames {
  game: AnyGame;
  moment: Moment | null;
  language: Language;
}

/** What a proposal wants, in one sentence. */
export function wishText(wish: Wish, { game, moment, language }: SeatNames): string {
  const name = (seat: string) => game.seatName(seat, language, moment) as string;
  switch (wish.kind) {
    case 'take-back':
      return {
        en: `Take back the orders from entry ${wish.entry} on. What was rolled or shown since stays known, and new dice will be rolled.`,
        it: `Ritirare gli ordini dalla riga ${wish.entry} in poi. Ciò che si è tirato o mostrato resta noto, e si tireranno dadi nuovi.`,
      }[language];
    case 'end': {
      const winners = wish.winners.map(name).join(', ');
      if (winners === '') return { en: 'End the game here as a draw.', it: 'Finire qui la partita con una patta.' }[language];
      return { en: `End the game here, won by: ${winners}.`, it: `Finire qui la partita, vittoria di: ${winners}.` }[language];
    }
    case 'remove':
      return {
        en: `Take the seat ${name(wish.seat)} from its player. The practice bot plays on in it.`,
        it: `Togliere il posto ${name(wish.seat)} a chi lo gioca. Continua il giocatore automatico.`,
      }[language];
  }
}

/** A proposal for a letter: who makes it, what it wants, and whether it waits for answers; null when there is none. */
export async function proposalText(db: Db, id: string, names: SeatNames): Promise<{ by: string; text: string; isOpen: boolean } | null> {
  const found = await findProposal(db, id);
  if (!found) return null;
  const by = (await namesOf(db, [found.userId])).get(found.userId) ?? names.game.seatName(found.seat, names.language, names.moment);
  return { by, text: wishText(found.wish, names), isOpen: found.closedAt === null };
}

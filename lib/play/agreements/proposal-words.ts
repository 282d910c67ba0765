import { findProposal } from '../../../db/affairs';
import type { Db } from '../../../db/client';
import { namesOf } from '../../../db/people';
import type { Wish } from '../../../db/schema';
import type { Language } from '../../engine';
import type { AnyGame } from '../../games/registry';

/** What a proposal wants, in one sentence. */
export function wishText(wish: Wish, game: AnyGame, language: Language): string {
  const name = (seat: string) => game.seatName(seat, language) as string;
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
export async function proposalText(
  db: Db,
  id: string,
  game: AnyGame,
  language: Language,
): Promise<{ by: string; text: string; isOpen: boolean } | null> {
  const found = await findProposal(db, id);
  if (!found) return null;
  const by = (await namesOf(db, [found.userId])).get(found.userId) ?? game.seatName(found.seat, language);
  return { by, text: wishText(found.wish, game, language), isOpen: found.closedAt === null };
}

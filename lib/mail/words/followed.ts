import type { FollowedNews } from '../../../db/followed-news';
import type { Language } from '../../engine';

/** What the weekly letter says of players and clubs that its reader follows. */
export interface FollowedWords {
  /** Names, and how many more. */
  subject(names: string[], more: number): string;
  title: string;
  lead: string;
  /** Before the title of a table. */
  what: Record<FollowedNews['what'], string>;
  more(count: number): string;
  list: string;
  why: string;
  stop: string;
}

const en: FollowedWords = {
  subject: (names, more) => `News of ${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`,
  title: 'What those whom you follow did',
  lead: 'It happened in public, since the letter before this one.',
  what: { won: 'Won:', lost: 'Lost:', drew: 'Drew:', ended: 'Over:', began: 'Began:', open: 'Looks for players:' },
  more: (count) => `And ${count} more.`,
  list: 'Whom you follow',
  why: 'You get this letter once a week because you follow them.',
  stop: 'No more of these letters',
};

const it: FollowedWords = {
  subject: (names, more) => `Notizie di ${names.join(', ')}${more === 0 ? '' : ` e altri ${more}`}`,
  title: 'Che cosa ha fatto chi segui',
  lead: 'È successo in pubblico, dopo la lettera precedente.',
  what: { won: 'Vinta:', lost: 'Persa:', drew: 'Patta:', ended: 'Finita:', began: 'Cominciata:', open: 'Si cercano giocatori:' },
  more: (count) => `E altre ${count}.`,
  list: 'Chi segui',
  why: 'Ricevi questa lettera una volta alla settimana perché li segui.',
  stop: 'Basta lettere come questa',
};

export const followedWords: Readonly<Record<Language, FollowedWords>> = { en, it };

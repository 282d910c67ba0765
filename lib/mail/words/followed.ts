import type { FollowedNews } from '../../../db/followed-news';
import type { Language } from '../../engine';
import type { LeagueNews } from '../../play';

/** What the weekly letter says of players, clubs and leagues that its reader follows. */
export interface FollowedWords {
  /** Names, and how many more. */
  subject(names: string[], more: number): string;
  title: string;
  lead: string;
  /** Before the title of a table. */
  what: Record<FollowedNews['what'], string>;
  /** Before the name of a season. */
  league: Record<LeagueNews['what'], string>;
  /** Behind it: a round, and when it ends. */
  round(round: number): string;
  until(when: string): string;
  /** A game that somebody won, or that was drawn. */
  won(first: string, against: string): string;
  drew(names: string): string;
  otherGames(count: number): string;
  /** Who stands first, and with how many points. */
  first(names: string, points: string): string;
  and: string;
  formerPlayer: string;
  more(count: number): string;
  list: string;
  why: string;
  stop: string;
}

const en: FollowedWords = {
  subject: (names, more) => `News of ${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`,
  title: 'News of what you follow',
  lead: 'It happened since the letter before this one.',
  what: { won: 'Won:', lost: 'Lost:', drew: 'Drew:', ended: 'Over:', began: 'Began:', open: 'Looks for players:' },
  league: {
    ...{ opened: 'Open for entries:', 'called-off': 'Called off:', round: 'Round opened:', results: 'Results:' },
    ...{ leads: 'Standings:', over: 'Season over:' },
  },
  round: (round) => `round ${round}`,
  until: (when) => `It ends ${when}.`,
  won: (first, against) => `${first} beat ${against}`,
  drew: (names) => `${names} drew`,
  otherGames: (count) => (count === 1 ? 'one more game' : `${count} more games`),
  first: (names, points) => `${names} first with ${points === '1' ? '1 point' : `${points} points`}`,
  and: 'and',
  formerPlayer: 'a former player',
  more: (count) => `And ${count} more.`,
  list: 'What you follow',
  why: 'You get this letter once a week because of what you follow.',
  stop: 'No more of these letters',
};

const it: FollowedWords = {
  subject: (names, more) => `Notizie di ${names.join(', ')}${more === 0 ? '' : ` e altri ${more}`}`,
  title: 'Notizie di ciò che segui',
  lead: 'È successo dopo la lettera precedente.',
  what: { won: 'Vinta:', lost: 'Persa:', drew: 'Patta:', ended: 'Finita:', began: 'Cominciata:', open: 'Si cercano giocatori:' },
  league: {
    ...{ opened: 'Iscrizioni aperte:', 'called-off': 'Annullata:', round: 'Turno aperto:', results: 'Risultati:' },
    ...{ leads: 'Classifica:', over: 'Stagione finita:' },
  },
  round: (round) => `turno ${round}`,
  until: (when) => `Finisce ${when}.`,
  won: (first, against) => `vittoria di ${first} contro ${against}`,
  drew: (names) => `patta tra ${names}`,
  otherGames: (count) => (count === 1 ? 'un’altra partita' : `altre ${count} partite`),
  first: (names, points) => `al primo posto ${names} con ${points === '1' ? '1 punto' : `${points} punti`}`,
  and: 'e',
  formerPlayer: 'un ex giocatore',
  more: (count) => `E altre ${count}.`,
  list: 'Che cosa segui',
  why: 'Ricevi questa lettera una volta alla settimana per via di ciò che segui.',
  stop: 'Basta lettere come questa',
};

export const followedWords: Readonly<Record<Language, FollowedWords>> = { en, it };

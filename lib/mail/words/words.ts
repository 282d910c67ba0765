import type { Language } from '../../engine';

/** What an answer to a player's letter says. */
export interface AnswerWords {
  /** Ends the subject, begins the letter. */
  title: Record<AnswerKind, string>;
  understood: string;
  happened: string;
  /** The order at `place` (from 1) was refused. */
  refused(place: number): string;
  /** Nothing before it counts either. */
  allOrNothing: string;
  /** What stands before it was played. */
  stands: string;
  /** Heads what is still to be sent. */
  rest: string;
  /** Above the refused order in it, as a remark. */
  marked: string;
  legal: string;
  held: string;
  tried: string;
  withdrawn: string;
  draftGone: string;
  nothingToWithdraw: string;
  said: string;
  /** To some of the table alone. */
  saidTo(name: string): string;
  history(count: number): string;
  empty: string;
  expired: string;
  unasked: string;
  sealed: string;
  nothingToConfirm: string;
  confirm: { address(from: string): string; proof(from: string): string; how: string; otherwise: string };
  /** Lines for which nothing was played; `prose` and `word` are remarks above them, `yes` says how to play the others. */
  asked: { lead: string; prose: string; word(instead: string | null): string; how: string; yes: string };
  /** Prose around the orders. */
  ignored(lines: string): string;
  /** Orders in text that was not to be seen. */
  hidden(lines: string): string;
  tooMuch(most: { lines: number; characters: number; all: number }): string;
  /** Too many parts, or parts in parts. */
  tangled: string;
  /** Reading it took too long, or ended in an accident. */
  unreadable: string;
  /** The message was larger than is taken in. */
  tooLarge: string;
  attached(names: string): string;
  why: string;
}

export const answerKinds = [
  'played',
  'partly',
  'held',
  'refused',
  'asked',
  'closed',
  'tried',
  'withdrawn',
  'said',
  'told',
  'confirm',
  'empty',
  'trouble',
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** The letter of a day about several tables. */
export interface DigestWords {
  /** Ends with how many tables wait for the reader. */
  subject(asked: number): string;
  title(asked: number): string;
  /** What stands below. */
  lead(tables: number): string;
  asked: string;
  happened: string;
  reply: string;
  why: string;
}

/** Answers to replies that are about no question of a game. */
export interface NoteWords {
  title: Record<
    'several' | 'joined' | 'declined' | 'agreed' | 'disagreed' | 'unclear' | 'doubt' | 'trouble' | 'admitted' | 'refused' | 'unchanged',
    string
  >;
  /** In the place of a table's name. */
  yourTables: string;
  /** In the place of a club's. */
  yourClubs: string;
  /** Above the tables and their addresses. */
  several: string;
  /** No table waits. */
  nothing: string;
  joined: string;
  declined: string;
  agreed: string;
  disagreed: string;
  unclear: Record<'invitation' | 'affair', string>;
  doubt(from: string): string;
  confirm: string;
  gone: string;
}

/** What the house tells about a table, apart from play. */
export interface NoticeWords {
  /** A webhook was switched off. */
  hookOff: { title: string; lead(host: string): string; reason(text: string): string; how: string; go: string };
  /** The owner changed the clock. */
  clock: { title: string; lead: string; now: string; before: string; due: string; go: string };
  /** Nobody was heard of, and the table rests. */
  rests: {
    title: string;
    lead: string;
    /** Only practice bots play there. */
    botsAlone: string;
    /** How to wake it, without and with letters that can be answered. */
    how: string;
    howReply: string;
    waits: string;
  };
  /** A seat let a deadline pass. */
  missed: {
    title(seat: string): string;
    lead(seat: string): string;
    given: string;
    sealed: string;
    waits: string;
    offered: string;
    away: string;
  };
  /** All seats of a table that has not started are taken. */
  full: { title: string; lead: string; how: string; begun: string; go: string };
  /** Somebody plays what the reader looked for. */
  answered: { title: string; lead(who: string): string };
  /** The letter of an invitation did not arrive. */
  returned: { title: string; lead(email: string, seat: string): string; reason(text: string): string; how: string };
  /** Only the owner gets it. */
  why(table: string): string;
}

/** Everything a letter says that no game says; one catalogue a language, so a missing sentence does not compile. */
export interface LetterWords {
  signIn: {
    subject: string;
    /** First sentence of the letter and of the list of letters. */
    lead(host: string): string;
    button: string;
    /** How long the link works and that it works once. */
    terms(hours: number): string;
    /** Letters about games do not go to the address any more. */
    off: string;
    stranger: string;
  };
  reply: AnswerWords;
  invitation: {
    /** `table` null: to a stranger, who is shown nothing that a player wrote but their name. */
    subject(game: string, table: string | null, inviter: string): string;
    lead(inviter: string, game: string, table: string | null): string;
    /** The game runs already. */
    handover(inviter: string, game: string, table: string | null): string;
    /** To play somebody's seat for a while. */
    substitute(inviter: string, game: string, table: string | null): string;
    /** Whoever invites, where their name is none. */
    somebody: string;
    span(from: string, until: string): string;
    seat(names: string): string;
    players: string;
    free: string;
    /** A yes or a no can be written back. */
    reply: string;
    button: string;
    stranger: string;
    why(address: string): string;
  };
  /** What players settle among themselves: `who` is a person for proposals, a seat for the rest. */
  affair: {
    asked(who: string): string;
    refused(who: string): string;
    /** An invited address wants no seat. */
    declined(who: string, seat: string): string;
    /** Nor one that its holder hands over or lends. */
    kept(who: string, seat: string): string;
    removed(who: string): string;
    lent(who: string): string;
    returned(who: string): string;
    passed(who: string): string;
    entrusted(who: string): string;
    left(who: string): string;
    /** To who leads the club of the table. */
    appealed(): string;
    ruled(): string;
    /** To a substitute. */
    ended(who: string): string;
    /** To who wanted a substitute. */
    withdrawn(who: string): string;
    /** A sentence more about a seat. */
    more: Record<'declined' | 'kept' | 'removed' | 'lent' | 'returned' | 'passed' | 'entrusted' | 'left' | 'ended' | 'withdrawn', string>;
    how: string;
    /** A yes or a no can be written back. */
    reply: string;
    /** About a seat the reader may hold no more. */
    why(table: string): string;
    answer: string;
    look: string;
  };
  /** Begins the subject: whatever is asked, and news. */
  subject: { turn: string; started: string; over: string };
  turn: string;
  question: string;
  reminder: string;
  /** So much of the time is used up. */
  timeUsed(percent: number): string;
  summary: DigestWords;
  notice: NoticeWords;
  note: NoteWords;
  started: string;
  over: string;
  /** Table started and nothing is asked of the reader yet. */
  notYet: string;
  deadline(when: string): string;
  noClock: string;
  /** In a sentence: the letter itself is titled by what is asked. */
  begins: string;
  /** Above the headline of what happened. */
  inShort: string;
  setUp: string;
  bot: string;
  nobody: string;
  you: string;
  seats: string;
  news: string;
  newsAll: string;
  digest: string;
  /** Lines of the log that did not fit. */
  earlier(count: number): string;
  position: string;
  picture(moment: string): string;
  orders: string;
  ordersHow: string;
  /** Letters can be answered. */
  ordersReply: string;
  /** Several seats are asked: which one a reply speaks for. */
  replyFor(seat: string): string;
  /** Keywords of the service, each with what it does. */
  commands: readonly string[];
  commandsTitle: string;
  chat: string;
  /** Behind the name of who said it: to some of the table alone. */
  saidTo(name: string): string;
  ready: string;
  /** As `ready`, when nothing else is legal. */
  allReady: string;
  /** Heads a turn that may be sent back. */
  draft: string;
  /** Heads what stands where. */
  map: string;
  wholeMap: string;
  /** Standing orders that the game has outgrown, by seat. */
  lapsedStanding: { title: string; line(seat: string): string };
  places: PlaceWords;
  won: string;
  lost: string;
  drawn: string;
  play: string;
  answer: string;
  watch: string;
  review: string;
  rules: string;
  standing: string;
  why(table: string): string;
  /** Leads to the page where letters are set. */
  settings: string;
  /** Before the SHA-256 of the secret of the dice, in the first letter of a table. */
  commitment: string;
  /** Before the number of the last entry and its hash. */
  head: string;
  stopTable: string;
  stopAll: string;
}

export type Catalogues = Readonly<Record<Language, LetterWords>>;

/** What the places of nobody are called, and what stands in a list for places without a force. */
export interface PlaceWords {
  nobodys: string;
  empty(names: string): string;
  hiddenCards(count: number): string;
}

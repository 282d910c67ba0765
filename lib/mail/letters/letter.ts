import type { Language, Section } from '../../engine';
import type { TableLinks } from '../addresses/links';

/** A letter ready to be put into an envelope. `html` names the picture as `cid:board` when `picture` is asked for. */
export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/** One open question of the reader. */
export interface Ask {
  /** Name of the seat that is asked. */
  seat: string;
  question: string;
  /** ISO time; null without a clock. */
  deadline: string | null;
  /** What is spared beyond it, and what happens then; empty without a clock. */
  otherwise: string;
  /** Rules that it is about, with their addresses. */
  rules: { title: string; href: string }[];
  /** How orders are written here, beyond the examples. */
  notation: string[];
  /** What must be known to answer. */
  facts: string[];
  /** Lines that are legal as they stand. */
  ready: string[];
  /** `ready` holds all that is legal. */
  isAll: boolean;
  /** The turn as it may be sent back, changed or not; what is only proposed stands behind `#`. */
  draft: string[];
}

/** What a letter about a table says, gathered from the reader's view alone. */
export interface TableLetter {
  kind: 'turn' | 'question' | 'reminder' | 'started' | 'over';
  /** Percent of the time that are used up; null: it is no reminder. */
  reminder: number | null;
  /** The game has just begun and this is the first letter of it. */
  begins: boolean;
  language: Language;
  /** Zone the deadlines are shown in. */
  zone: string;
  game: string;
  table: string;
  moment: string;
  /** The position in a few words; null when `moment` says it already. */
  headline: string | null;
  asks: Ask[];
  /** Seats and who holds them, when the game begins. */
  players: string[];
  /** How the game ended; only when it is over. `verdict` is what that means to the reader. */
  result: { text: string; verdict: string | null; scores: string[] } | null;
  /** True: the reader has not given an order yet. */
  first: boolean;
  news: Section[];
  /** The news leave out the dice. */
  digest: boolean;
  /** Lines before the news that did not fit. */
  earlier: number;
  /** What others said at the table since the last letter: "Anna: …". */
  chat: string[];
  /** A reply with orders plays them. */
  replies: boolean;
  position: Section[];
  /** What stands where, space by space. */
  map: Section[];
  /** Width and height of the board's picture; null without one. */
  picture: { width: number; height: number; isPart: boolean } | null;
  /** What proves the dice and the log later: the log's head (`chance/head.ts`) and, in the first letter, the commitment to the secret. */
  proof: { head: string; commitment: string | null };
  links: TableLinks;
}

/** One table in a digest. */
export interface DigestTable {
  table: TableLetter;
  /** Address that a reply with orders goes to; null: nothing is asked, or nothing is taken in. */
  reply: string | null;
}

/** What is asked and what happened at several tables, in one letter. */
export interface DigestLetter {
  language: Language;
  zone: string;
  /** Those that ask something first, by deadline. */
  tables: DigestTable[];
  /** Where the reader's letters are set. */
  settings: string;
  stop: string;
}

/** Something the house has to tell about a table, apart from play. */
export interface NoticeLetter {
  language: Language;
  game: string;
  table: string;
  title: string;
  paragraphs: string[];
  /** Below the paragraphs. */
  sections: Section[];
  go: { text: string; url: string };
  why: string;
  links: Pick<TableLinks, 'stopTable' | 'stopAll'>;
}

export interface SignInLetter {
  language: Language;
  url: string;
  host: string;
  hours: number;
  /** Letters about games do not go to this address any more. */
  isOff: boolean;
}

export interface InvitationLetter {
  /** handover: the game runs and the inviter gives the seat away. substitute: lends it. */
  kind: 'join' | 'handover' | 'substitute';
  /** Days of a substitute's time, in words. */
  span: { from: string; until: string } | null;
  language: Language;
  url: string;
  game: string;
  summary: string;
  /** Null: the reader is a stranger, and a title may say anything. */
  table: string | null;
  inviter: string;
  address: string;
  /** Seats kept for the reader. */
  seats: string[];
  /** None for a stranger. */
  players: string[];
  stop: string;
  /** A yes or a no can be written back. */
  replies: boolean;
}

/** A piece of an answer, in the order it is read. */
export interface Block {
  title: string | null;
  text: string[];
  bullets: string[];
  /** Notation, as it stands. */
  code: string[];
}

/** What is written back to a letter. */
export interface AnswerLetter {
  /** What became of it, in a few words. */
  title: string;
  blocks: Block[];
  /** The letter it answers, as its subject has it; null: none of ours. */
  subject: string | null;
  /** Only what was asked for: no news, no board. */
  isShort: boolean;
  /** Where the table stands now and what it asks. */
  table: TableLetter;
}

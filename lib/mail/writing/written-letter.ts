import type { Db } from '../../../db/client';
import type { OutboxRow } from '../../../db/outbox';
import type { Clock } from '../../clock';
import type { SeasonLooks } from '../../play';
import type { ReplyPost } from '../addresses/reply-addresses';
import type { Envelope } from '../letters/envelope';
import type { Wait } from './letter-schedule';

/** The world as far as writing a letter looks at it. */
export interface WritingContext {
  db: Db;
  clock: Clock;
  /** Sender of every letter: `Name <address>`. */
  from: string;
  /** Where links lead, without a slash at the end. */
  baseUrl: string;
  /** Where replies and returned letters come in; null: nowhere. */
  replies: ReplyPost | null;
  /** What letters that are written together have read of seasons. */
  looks?: SeasonLooks;
}

export interface WrittenLetter {
  /** Null: there is nothing to send now. */
  envelope: Envelope | null;
  /** Set: what `told` says waits. */
  wait: Wait | null;
  /** Rows that the letter is made of. */
  told: OutboxRow[];
  /** Rows that say nothing any more. */
  moot: OutboxRow[];
  /** Questions without which the letter says nothing; null: it says something anyhow. */
  asks: string[] | null;
  /** Questions of its table that it puts before its reader, whatever its rows are about: all that were open behind its entry `seq`. */
  shows?: { seq: number; decisions: string[] };
  /** It may have left before: what waits keeps its Message-ID. */
  again?: true;
}

const day = 24 * 60 * 60 * 1000;

/** Nothing arrives at the reader's address just now: the rows wait, at most until they are looked at again. */
export const asleep = (rows: OutboxRow[], now: Date): WrittenLetter => ({
  envelope: null,
  wait: { how: 'later', until: new Date(now.getTime() + day) },
  told: rows,
  moot: [],
  asks: null,
});

export const nothing = (moot: OutboxRow[]): WrittenLetter => ({ envelope: null, wait: null, told: [], moot, asks: null });

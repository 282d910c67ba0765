import type { Db } from '../../../db/client';
import type { QuestionRow } from '../../../db/log';
import type { OutboxRow } from '../../../db/outbox';
import { PlayError, tableReadFor, UnknownGame, type VisibleTableStory } from '../../play';
import type { LetterPreferences } from '../../play/people/letter-preferences';
import { type LetterReader, letterReader } from './letter-reader';

/** A question that waits for an answer of the reader. */
export type Open = Pick<QuestionRow, 'decision' | 'seat' | 'tempo' | 'deadline'>;

/** A table as its letters find it. */
export interface Situation {
  reader: LetterReader;
  tableRead: VisibleTableStory;
  open: Open[];
  /** The reader sits at the table. */
  isSeated: boolean;
}

/** How things stand for one reader at one table; null when one of them is gone, or the table is none of theirs. */
export async function situationOf(db: Db, userId: string, tableId: string): Promise<Situation | null> {
  const reader = await letterReader(db, userId, tableId);
  const tableRead = reader && (await tableReadFor({ user: userId, language: reader.user.language }, tableId).catch(nullIfShut));
  if (!tableRead) return null;
  const open = tableRead.questions.filter(({ seat, held }) => !held && tableRead.mine.includes(seat));
  return { reader, tableRead, open, isSeated: tableRead.mine.length > 0 };
}

/** A private table whose seat the reader has left shows them nothing any more. */
export function nullIfShut(error: unknown): null {
  // what is not known here may be known to who looks next: nothing of it is thrown away
  if (error instanceof PlayError && !(error instanceof UnknownGame)) return null;
  throw error;
}

/** Questions that a row is about and that are still open. */
export const asksOf = (row: OutboxRow, open: readonly Open[]): Open[] =>
  open.filter(({ decision, seat }) => (row.decision === null ? seat === row.seat : decision === row.decision));

/** A row still has something to say that its reader wants to hear. */
export function speaks(row: OutboxRow, { reader, tableRead, open, isSeated }: Situation): boolean {
  if (reader.isStopped || !isSeated || !isWanted(row, reader.preferences)) return false;
  if (row.kind === 'started') return tableRead.table.status === 'running';
  if (row.kind === 'over') return tableRead.table.status === 'over';
  return asksOf(row, open).length > 0;
}

function isWanted({ kind, payload }: OutboxRow, { turn, question, news, reminders }: LetterPreferences): boolean {
  if (kind === 'turn') return turn;
  if (kind === 'question') return question;
  return kind === 'reminder' ? reminders.includes(percentOf(payload)) : news;
}

/** The share of the time, in percent, that a reminder speaks of. */
export const percentOf = ({ percent }: OutboxRow['payload']): number => (typeof percent === 'number' ? percent : 0);

/** The earliest moment by which something must be answered; null without a clock. */
export function firstDeadline(open: readonly Open[]): Date | null {
  const times = open.flatMap(({ deadline }) => (deadline ? [deadline.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

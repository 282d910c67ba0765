import { type Db, database } from '../../../db/client';
import {
  type ActRow,
  type FailedLetterRow,
  failedLetters,
  type LockedRow,
  latestActs,
  lockedAccounts,
  openReports,
  type ReportRow,
  type ServiceFigures,
  serviceFigures,
} from '../../../db/operators';
import { type QueueDue, queuesDue } from '../../../db/queues';
import { type Clock, systemClock } from '../../clock';
import type { Caller } from '../access/caller';
import { operatorOf } from './rights';

/** The lists of an operator's page that come in pages. */
export const deskLists = ['reports', 'locked', 'letters', 'acts'] as const;
export type DeskList = (typeof deskLists)[number];

/** What operators look at. */
export interface OperatorDesk {
  reports: ReportRow[];
  locked: LockedRow[];
  letters: FailedLetterRow[];
  acts: ActRow[];
  /** Lists that go on behind the page shown. */
  isMore: Record<DeskList, boolean>;
  queues: QueueDue[];
  figures: ServiceFigures;
}

/** Rows of a page. */
const perPage = 50;
const day = 24 * 60 * 60 * 1000;

/** `pages`: which page of each list, from 0. */
export async function operatorDesk(
  caller: Caller,
  pages: Partial<Record<DeskList, number>> = {},
  clock: Clock = systemClock,
): Promise<OperatorDesk> {
  await operatorOf(caller);
  const { db } = await database();
  const now = clock.now();
  const isMore = { reports: false, locked: false, letters: false, acts: false };
  async function part<T>(list: DeskList, rowsOf: (on: Db, part: { from: number; limit: number }) => Promise<T[]>): Promise<T[]> {
    const rows = await rowsOf(db, { from: (pages[list] ?? 0) * perPage, limit: perPage + 1 });
    isMore[list] = rows.length > perPage;
    return rows.slice(0, perPage);
  }
  return {
    reports: await part('reports', openReports),
    locked: await part('locked', lockedAccounts),
    letters: await part('letters', failedLetters),
    acts: await part('acts', latestActs),
    isMore,
    queues: await queuesDue(db, now),
    figures: await serviceFigures(db, new Date(now.getTime() - day)),
  };
}

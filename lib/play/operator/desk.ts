import { database } from '../../../db/client';
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

/** What operators look at. */
export interface OperatorDesk {
  reports: ReportRow[];
  locked: LockedRow[];
  letters: FailedLetterRow[];
  queues: QueueDue[];
  figures: ServiceFigures;
  acts: ActRow[];
}

/** Rows of each list. */
const most = 50;
const day = 24 * 60 * 60 * 1000;

export async function operatorDesk(caller: Caller, clock: Clock = systemClock): Promise<OperatorDesk> {
  await operatorOf(caller);
  const { db } = await database();
  const now = clock.now();
  return {
    reports: await openReports(db, most),
    locked: await lockedAccounts(db, most),
    letters: await failedLetters(db, most),
    queues: await queuesDue(db, now),
    figures: await serviceFigures(db, new Date(now.getTime() - day)),
    acts: await latestActs(db, most),
  };
}

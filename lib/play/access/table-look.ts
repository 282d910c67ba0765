import { database } from '../../../db/client';
import { type PageRead, readTablePage } from '../../../db/table-page';
import { type Clock, systemClock } from '../../clock';
import type { Caller } from './caller';
import { type VisibleTable, visibleRead } from './visible-table';

/** A table with all that its page shows to the caller: what is shown there is read in one query, and shown by many. */
export type TableLook = VisibleTable & Omit<PageRead, 'table' | 'holders'>;

/** Milliseconds after which a page that says nothing any more counts as left. */
export const hereFor = 120_000;

/** Looks at a table for the caller's page of it. */
export async function lookAt(caller: Caller, id: string, clock: Clock = systemClock): Promise<TableLook> {
  const { db } = await database();
  const hereSince = new Date(clock.now().getTime() - hereFor);
  return visibleRead(db, caller, id, () => readTablePage(db, { id, user: caller.user, hereSince }));
}

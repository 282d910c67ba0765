import 'server-only';
import { cache } from 'react';
import { type Caller, lookAt, PlayError, type TableLook, type TableView, tableView } from '@/lib/play';

/** A table with all that its page shows, asked once a request. */
export const cachedLook = cache((caller: Caller, id: string): Promise<TableLook> => lookAt(caller, id));

/** A table as the caller may see it, asked once a request by title and page alike; null before it has started. */
export const cachedTableView = cache(async (caller: Caller, id: string, seat: string | undefined): Promise<TableView | null> => {
  try {
    return await tableView(caller, id, seat, await cachedLook(caller, id));
  } catch (error) {
    if (error instanceof PlayError && error.code === 'conflict') return null;
    throw error;
  }
});

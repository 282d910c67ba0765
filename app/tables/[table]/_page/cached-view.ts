import 'server-only';
import { cache } from 'react';
import { type Caller, PlayError, type TableView, tableView } from '@/lib/play';

/** A table as the caller may see it, asked once a request by title and page alike; null before it has started. */
export const cachedTableView = cache(async (caller: Caller, id: string, seat: string | undefined): Promise<TableView | null> => {
  try {
    return await tableView(caller, id, seat);
  } catch (error) {
    if (error instanceof PlayError && error.code === 'conflict') return null;
    throw error;
  }
});

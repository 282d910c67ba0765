import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client';
import { insertInbox } from '../../../db/inbox';
import type { Carried, InboxWay } from '../../../db/schema';
import { messageKey } from './message';

/** PostgreSQL channel that wakes the workers for letters that came in. */
export const inboxChannel = 'fieldpost_inbox';

/** Keeps a raw message until a worker deals with it; false when it is here already, whatever way it came. */
export async function accept(
  on: Db | Tx,
  { way, carried, raw }: { way: InboxWay; carried: Carried; raw: Buffer },
  now: Date,
): Promise<boolean> {
  const isNew = await insertInbox(on, { key: messageKey(raw), way, carried, raw: raw.toString('base64') }, now);
  if (isNew) await on.execute(sql`select pg_notify(${inboxChannel}, '')`);
  return isNew;
}

import type { Db, Tx } from '../../../../db/client';
import { insertInbox } from '../../../../db/inbox';
import type { Carried, InboxWay } from '../../../../db/schema';
import type { Clock } from '../../../clock';
import { largestMessage, longestHead, messageKey } from '../reading/message';

/** Where messages are kept, and what time it is. */
export interface Intake {
  db: Db;
  clock: Clock;
}

/**
 * Keeps a raw message until a worker deals with it; false when it is here already, whatever way it came. Of one that is too large the
 * beginning is kept, so that its sender is told.
 */
export async function accept(
  on: Db | Tx,
  { way, carried, raw }: { way: InboxWay; carried: Carried; raw: Buffer },
  now: Date,
): Promise<boolean> {
  const kept =
    raw.length > largestMessage ? { raw: raw.subarray(0, longestHead), carried: { ...carried, isCut: true as const } } : { raw, carried };
  const arrival = { key: messageKey(raw), way, carried: kept.carried, raw: kept.raw.toString('base64') };
  return insertInbox(on, arrival, now);
}

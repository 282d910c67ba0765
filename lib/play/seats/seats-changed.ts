import { putLetter } from '../../../db/outbox';
import { seatsOf } from '../../../db/tables';
import type { Locked } from '../access/locked';
import { tellAside } from '../access/notify';
import { openTable } from '../writer/start';

/**
 * Somebody took or left a seat of a table that has not started: open pages hear of it. With the last seat that is taken it starts, if
 * that was chosen when it was opened, and its owner gets a letter. `by` has done it and is not written to.
 */
export async function seatsChanged(locked: Locked, by: string): Promise<void> {
  const { tx, table, now } = locked;
  const seats = await seatsOf(tx, table.id);
  const isFull = seats.every(({ userId, bot }) => userId !== null || bot);
  if (isFull && table.startsWhenFull) await openTable({ ...locked, seats }, by);
  else tellAside(tx, table);
  if (!isFull || table.ownerId === null || table.ownerId === by) return;
  await putLetter(tx, { kind: 'notice', tableId: table.id, userId: table.ownerId, payload: { what: 'full' }, notBefore: now }, now);
}

import type { Db } from '../../../db/client';
import { putLetter } from '../../../db/outbox';
import { findTable, returnInvites } from '../../../db/tables';
import { tellAside } from '../access/notify';

/** What is known of an invitation's letter that did not arrive. */
export interface ReturnedLetter {
  tableId: string | null;
  seat: string | null;
  email: string | null;
  /** In the words of the mail server; empty: the address takes no letters of ours. */
  reason: string;
}

/** The letter of an invitation did not arrive: open lobbies say so, and who offered the seat gets a letter, once. */
export async function invitationReturned(db: Db, { tableId, seat, email, reason }: ReturnedLetter, now: Date): Promise<void> {
  if (tableId === null || seat === null || email === null) return;
  await db.transaction(async (tx) => {
    const table = await findTable(tx, tableId);
    const offers = table ? await returnInvites(tx, { tableId, seat, email, reason }) : [];
    for (const { createdBy, name } of offers) {
      if (createdBy === null) continue;
      const payload = { what: 'returned', seat, email: name ?? email.toLowerCase(), reason: name === null ? reason : '' };
      await putLetter(tx, { kind: 'notice', tableId, userId: createdBy, payload, notBefore: now }, now);
    }
    if (table && offers.length > 0) tellAside(tx, table);
  });
}

import { database } from '../../../db/client';
import { tablesWithOffers, updateSeat, updateTable } from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import { type Caller, trouble, userOf } from '../access/caller';
import { running } from '../access/conditions';
import type { Locked } from '../access/locked';
import { tellAside } from '../access/notify';
import { seatNamed } from '../access/visible-table';
import { mustNotBeKept } from '../clubs/club-tables';
import { wake } from '../timing/heard';
import { type Offer, offersOf } from '../views/offers';
import { changeTable } from '../writer/session';
import { passSeat } from './hand-over';
import { mustNotKnow } from './knowledge';
import { mustNotBeLent } from './loans';
import { taken } from './seats';

/** Seats of running public tables that wait for somebody, the latest change first. */
export async function openSeats(caller: Caller): Promise<Offer[]> {
  const { db } = await database();
  return offersOf(db, await tablesWithOffers(db, { limit: 50 }), caller);
}

/** Offers a seat to everybody, or no longer: its player may, and the owner a seat of the practice bot. Until then it is played as before. */
export async function offerSeat(
  caller: Caller,
  id: string,
  { seat, offered }: { seat: string; offered: boolean },
  clock: Clock = systemClock,
): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    running(locked, caller);
    const { tx, table, now } = locked;
    const row = seatNamed(locked.seats, seat, caller);
    const mayOffer =
      row.userId === user || (row.userId === null && (table.ownerId === user || locked.seats.some(({ userId }) => userId === user)));
    if (!mayOffer) throw trouble('forbidden', { en: 'This seat is not yours to offer.', it: 'Questo posto non è tuo da offrire.' }, caller);
    await mustNotBeLent(locked, seat, caller);
    if (table.visibility === 'private') {
      throw trouble(
        'conflict',
        {
          en: 'The table is private: offer the seat by link or letter.',
          it: 'Il tavolo è privato: offri il posto con un link o una lettera.',
        },
        caller,
      );
    }
    await updateSeat(tx, id, seat, { offeredAt: offered ? now : null });
    await updateTable(tx, id, { updatedAt: now });
    tellAside(tx, table);
  });
}

/** Takes a seat that is offered to everybody. */
export async function takeSeat(caller: Caller, id: string, seat: string, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (asleep) => {
    running(asleep, caller);
    const locked = await wake(asleep, user);
    const row = seatNamed(locked.seats, seat, caller);
    if (row.offeredAt === null || row.userId === user) throw taken(caller);
    mustBeNew(locked, user, caller);
    await mustNotBeKept(locked.tx, locked.table, caller, locked.now);
    await mustNotKnow(locked, seat, user, caller);
    await passSeat(locked, row, { to: user, why: 'open', by: row.userId === null ? null : seat, actor: user, policy: null });
  });
}

function mustBeNew({ seats }: Locked, user: string, caller: Caller): void {
  if (seats.every(({ userId }) => userId !== user)) return;
  throw trouble(
    'forbidden',
    {
      en: 'You play at this table already. A seat may be handed to you by name, but you cannot take one.',
      it: 'Giochi già a questo tavolo. Un posto ti si può affidare per nome, ma non puoi prenderne uno.',
    },
    caller,
  );
}

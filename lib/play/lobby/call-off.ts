import { putLetter } from '../../../db/outbox';
import { insertRecord } from '../../../db/records';
import { type Clock, systemClock } from '../../clock';
import { type Caller, trouble, userOf } from '../access/caller';
import { ownerOnly, running } from '../access/conditions';
import { playersPresent } from '../timing/away';
import { abandonTable } from '../writer/save-change';
import { changeTable, openSession } from '../writer/session';

/**
 * The owner ends a table at which no other player is any more: each of them let a deadline pass and was not heard of since. It is over
 * without winners; the record says who did it, and everybody else gets a letter.
 */
export async function callOff(caller: Caller, id: string, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    running(locked, caller);
    ownerOnly(locked, caller);
    if (playersPresent(locked.seats).some((each) => each !== user)) throw othersAreThere(caller);
    const { tx, table, seats, now } = locked;
    await insertRecord(tx, {
      ...{ tableId: id, seq: table.seq, kind: 'called-off', at: now },
      en: 'The owner called the table off: no other player was heard of any more.',
      it: 'Chi ha creato il tavolo lo ha chiuso: nessun altro giocatore si faceva più sentire.',
    });
    await abandonTable(await openSession(locked));
    const players = new Map(seats.flatMap(({ userId, seat }) => (userId === null ? [] : [[userId, seat] as const])));
    for (const [userId, seat] of players) {
      if (userId !== user) await putLetter(tx, { kind: 'over', tableId: id, seat, userId, notBefore: now }, now);
    }
  });
}

const othersAreThere = (caller: Caller) =>
  trouble(
    'conflict',
    {
      en: 'Other players are at this table. Propose to end the game together, or hand your seat over.',
      it: 'A questo tavolo ci sono altri giocatori. Proponi di finire insieme la partita, o cedi il tuo posto.',
    },
    caller,
  );

import { deleteDraft, findDraft } from '../../../db/people';
import { type Clock, systemClock } from '../../clock';
import type { Progress } from '../../engine';
import { type Caller, userOf } from '../access/caller';
import { ownSeat } from '../access/visible-table';
import { saveChange } from '../writer/save-change';
import { changeTable, openSession } from '../writer/session';

export interface Withdrawn {
  /** Notation of the sealed orders that are asked for again. */
  orders: string[];
  /** A draft was thrown away. */
  draft: boolean;
}

/** Takes back what a seat of the caller has given and nobody has seen: sealed orders that wait for others, and the draft. */
export async function withdraw(caller: Caller, id: string, seat: string, clock: Clock = systemClock): Promise<Withdrawn> {
  const userId = userOf(caller);
  return changeTable(caller, id, clock, async (locked) => {
    const { tx, game, table, tableRows } = locked;
    ownSeat(locked.seats, seat, caller);
    const key = { userId, tableId: id, seat };
    const draft = (await findDraft(tx, key)) !== null;
    if (draft) await deleteDraft(tx, key);
    const own = table.status === 'running' ? tableRows.sealed.filter((each) => each.seat === seat) : [];
    if (own.length > 0) {
      const session = await openSession(locked);
      for (const { decision } of own) session.autoAnswers.held.delete(decision);
      const progress: Progress = { state: session.state, entries: [] };
      await saveChange(session, { progress, more: table.botsDue, causedBy: 'withdraw', actor: userId });
    }
    return { orders: own.map(({ order }) => game.format(game.orderSchema.parse(order), caller.language)), draft };
  });
}

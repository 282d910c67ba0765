import { database } from '../../../db/client';
import type { Section } from '../../engine';
import type { Caller } from '../access/caller';
import { ownSeat, readVisibleTable } from '../access/visible-table';
import { tableView } from '../views/table-view';
import { withUnshown } from './standing';

/** What standing orders, set or not, would do for a seat of the caller in the present position; empty where the game does not say, or what was given are none. */
export async function foreseen(caller: Caller, id: string, seat: string, policy: Record<string, unknown>): Promise<Section[]> {
  const { db } = await database();
  const read = await readVisibleTable(db, caller, id);
  const { table, game, holders, policies } = read;
  ownSeat(holders, seat, caller);
  if (table.status !== 'running' || !game.foresee) return [];
  const parsed = game.policySchema.safeParse(withUnshown(policy, { game, policies, seat }, caller));
  if (!parsed.success) return [];
  const { view } = await tableView(caller, id, seat, read);
  return game.foresee(view, seat, parsed.data, caller.language);
}

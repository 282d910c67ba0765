import { type Db, database } from '../../db/client';
import { questionsOf } from '../../db/log';
import { listPublicTables, openInvites, revealedSecret, tablesOfUser } from '../../db/tables';
import { isGameId, loadGame } from '../games/registry';
import { type Glance, glance, type Seen, see, viewerFor } from './access';
import { type Caller, trouble, userOf } from './caller';
import { lapsedStanding } from './lapsed-standing';
import { loadState } from './load';
import { openQuestion, summariesOf, summaryOf } from './summary';
import type { TableSummary, TableView } from './types';

/** The caller's tables: those that wait for them first, by deadline; then running, open and finished ones, the latest change first. */
export async function myTables(caller: Caller): Promise<TableSummary[]> {
  const { db } = await database();
  const tables = await summariesOf(db, await tablesOfUser(db, userOf(caller)), caller);
  const rank = ({ myTurn, status }: TableSummary) => (myTurn ? 0 : { running: 1, open: 2, over: 3 }[status]);
  const due = ({ deadline }: TableSummary) => deadline ?? '9';
  return tables.sort((a, b) => rank(a) - rank(b) || (due(a) < due(b) ? -1 : due(a) > due(b) ? 1 : 0));
}

/** Tables for everybody to join or watch: demonstrations first, then open, running and finished ones. */
export async function publicTables(caller: Caller, { game, limit = 50 }: { game?: string; limit?: number } = {}): Promise<TableSummary[]> {
  const { db } = await database();
  const rows = await listPublicTables(db, { game, limit: Math.min(limit, 200) });
  const offered = [];
  for (const row of rows) if (await isOffered(row.game)) offered.push(row);
  return summariesOf(db, offered, caller);
}

/** Drafts are for developers: production does not list them. */
async function isOffered(game: string): Promise<boolean> {
  if (!isGameId(game)) return false;
  return process.env.NODE_ENV !== 'production' || (await loadGame(game)).stage !== 'draft';
}

export async function tableSummary(caller: Caller, id: string): Promise<TableSummary> {
  const { db } = await database();
  const { table, game, holders } = await see(db, caller, id);
  const [questions, invites] = [await questionsOf(db, [id]), await openInvites(db, [id])];
  return summaryOf(table, game, { holders, questions, invites }, caller);
}

/** The table's last entry, for whoever may know the table; `isPrivate`: that may change with its seats. */
export async function mayWatch(caller: Caller, id: string): Promise<{ seq: number; isPrivate: boolean }> {
  const { db } = await database();
  const { table } = await see(db, caller, id);
  return { seq: table.seq, isPrivate: table.visibility === 'private' };
}

/**
 * A started table for one viewer; `seat` chooses among the caller's seats, and among all when the game is over. A table that has
 * not started is a conflict. `glanced` is what `glanceAt` told the same caller a moment ago.
 */
export async function tableView(caller: Caller, id: string, seat?: string, glanced?: Glance): Promise<TableView> {
  const { db } = await database();
  const seen = glanced ?? (await glance(db, caller, id));
  const { table, game, holders, mine, questions, invites } = seen;
  mustHaveBegun(seen, caller);
  const own = questions.filter((each) => mine.includes(each.seat));
  const asked = own.filter(({ held }) => !held).map((each) => each.seat);
  const viewer = viewerFor(seen, seat, caller, asked);
  return {
    ...summaryOf(table, game, { holders, questions, invites }, caller),
    options: table.options,
    pace: table.pace,
    viewer,
    view: await viewOf(db, seen, viewer),
    questions: own.map(openQuestion),
    lapsedStanding: table.status === 'running' ? lapsedStanding(game, seen.policies, mine) : [],
    commitment: table.commitment,
    secret: table.status === 'over' ? await revealedSecret(db, id) : null,
    rules: table.rules,
    owner: table.ownerId,
  };
}

/** The table if the caller may look at it, for several looks that belong together. */
export async function glanceAt(caller: Caller, id: string): Promise<Glance> {
  const { db } = await database();
  return glance(db, caller, id);
}

async function viewOf(db: Db, { table, game, snapshot }: Glance, viewer: string): Promise<Record<string, unknown>> {
  return game.view(await loadState(db, { table, game, snapshot }), viewer);
}

export function mustHaveBegun({ table }: Seen, caller: Caller): void {
  if (table.opening !== null) return;
  throw trouble('conflict', { en: 'The table has not started.', it: 'Il tavolo non è ancora iniziato.' }, caller);
}

import { type Db, database } from '../../../db/client';
import { questionsOf } from '../../../db/log';
import { listDemos, listPublicTables, openInvites, revealedSecret, type TableRow, tablesOfUser } from '../../../db/tables';
import { waitingTable } from '../../../db/waiting';
import { gameIds, isGameId, loadGame } from '../../games/registry';
import { type Caller, userOf } from '../access/caller';
import { isOffered } from '../access/offered';
import type { TableLook } from '../access/table-look';
import {
  mustHaveBegun,
  readVisibleStory,
  readVisibleTable,
  type VisibleTableRead,
  type VisibleTableStory,
  viewerFor,
  visibleTable,
} from '../access/visible-table';
import { loadState } from '../log/load-state';
import { lapsedStanding } from './stored-policy';
import { openQuestion, summariesOf, summaryOf } from './summary';
import type { TableSummary, TableView } from './table-summary';

/** The caller's tables: those that wait for them first, by deadline; then running, open and finished ones, the latest change first. */
export async function myTables(caller: Caller): Promise<TableSummary[]> {
  const { db } = await database();
  const tables = await summariesOf(db, await tablesOfUser(db, userOf(caller)), caller);
  const rank = ({ myTurn, status }: TableSummary) => (myTurn ? 0 : { running: 1, open: 2, over: 3 }[status]);
  const due = ({ deadline }: TableSummary) => deadline ?? '9';
  return tables.sort((a, b) => rank(a) - rank(b) || (due(a) < due(b) ? -1 : due(a) > due(b) ? 1 : 0));
}

/** Where else the caller is waited for: the table that is due first, and how many wait, that one among them; null: nowhere. */
export async function nextTable(caller: Caller, beside: string): Promise<{ count: number; id: string; title: string } | null> {
  const { db } = await database();
  return waitingTable(db, userOf(caller), { beside, games: gameIds });
}

/** Tables for everybody to join or watch: demonstrations first, then open, running and finished ones. */
export async function publicTables(caller: Caller, { game, limit = 50 }: { game?: string; limit?: number } = {}): Promise<TableSummary[]> {
  const { db } = await database();
  return offeredOf(db, await listPublicTables(db, { game, limit: Math.min(limit, 200) }), caller);
}

/** Demonstrations, the latest change first. */
export async function demoTables(caller: Caller): Promise<TableSummary[]> {
  const { db } = await database();
  return offeredOf(db, await listDemos(db, 10), caller);
}

async function offeredOf(db: Db, rows: readonly TableRow[], caller: Caller): Promise<TableSummary[]> {
  const offered = [];
  for (const row of rows) if (isGameId(row.game) && isOffered(await loadGame(row.game))) offered.push(row);
  return summariesOf(db, offered, caller);
}

export async function tableSummary(caller: Caller, id: string): Promise<TableSummary> {
  const { db } = await database();
  const { table, game, holders } = await visibleTable(db, caller, id);
  const [questions, invites] = [await questionsOf(db, [id]), await openInvites(db, [id])];
  return summaryOf(table, game, { holders, questions, invites }, caller);
}

/** The table's last entry, for whoever may know the table; `isPrivate`: that may change with its seats and its club. `plays`: the caller has one of these. */
export async function mayWatch(caller: Caller, id: string): Promise<{ seq: number; isPrivate: boolean; plays: boolean }> {
  const { db } = await database();
  const { table, mine } = await visibleTable(db, caller, id);
  return { seq: table.seq, isPrivate: table.visibility !== 'public', plays: mine.length > 0 };
}

/**
 * A started table for one viewer; `seat` chooses among the caller's seats, and among all when the game is over. A table that has
 * not started is a conflict. `tableRead` is what `tableReadFor` or `lookAt` told the same caller a moment ago.
 */
export async function tableView(
  caller: Caller,
  id: string,
  seat?: string,
  tableRead?: VisibleTableRead & Partial<Pick<TableLook, 'secret'>>,
): Promise<TableView> {
  const { db } = await database();
  const visible: NonNullable<typeof tableRead> = tableRead ?? (await readVisibleTable(db, caller, id));
  const { table, game, holders, mine, questions, invites } = visible;
  mustHaveBegun(visible, caller);
  const own = questions.filter((each) => mine.includes(each.seat));
  const asked = own.filter(({ held }) => !held).map((each) => each.seat);
  const viewer = viewerFor(visible, seat, caller, asked);
  return {
    ...summaryOf(table, game, { holders, questions, invites }, caller),
    options: table.options,
    timeControl: table.timeControl,
    viewer,
    view: await viewOf(db, visible, viewer),
    questions: own.map(openQuestion),
    lapsedStanding: table.status === 'running' ? lapsedStanding(game, visible.policies, mine) : [],
    commitment: table.commitment,
    beacon: beaconOf(table),
    pledge: mine.includes(viewer) ? (table.mixing?.pledges[viewer] ?? null) : null,
    secret: table.status === 'over' ? (visible.secret ?? (await revealedSecret(db, id))) : null,
    rules: table.rules,
    owner: table.ownerId,
  };
}

function beaconOf({ opening, mixing }: TableRow): TableView['beacon'] {
  if (!opening?.beacon) return null;
  const { chain, round } = opening.beacon;
  return { chain, named: mixing?.named ?? round };
}

/** The table if the caller may look at it, for several looks that belong together. */
export async function tableReadFor(caller: Caller, id: string): Promise<VisibleTableStory> {
  const { db } = await database();
  return readVisibleStory(db, caller, id);
}

async function viewOf(db: Db, { table, game, snapshot }: VisibleTableRead, viewer: string): Promise<Record<string, unknown>> {
  return game.view(await loadState(db, { table, game, snapshot }), viewer);
}

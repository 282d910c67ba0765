import type { Db, Tx } from '../../../db/client';
import { type EntryRow, entriesOf, type SnapshotRow } from '../../../db/log';
import type { TableRow } from '../../../db/tables';
import { actOf, asideOf } from '../../chance/act';
import { type Aside, Divergence, type Language, type Recorded, replay, replayOn } from '../../engine';
import type { AnyGame } from '../../games/registry';

/** State as the house sees it: plain JSON that only its game understands. */
export type State = { rules: number };

/** An entry of the database as `replay` takes it, its order lifted to the present schema. */
export function recordedOf(game: AnyGame, row: EntryRow): Recorded | Aside {
  const act = actOf(row);
  if (act) return asideOf(act, row.checksum);
  return { seat: row.seat, decision: row.decision, order: orderOf(game, row), draws: row.draws, checksum: row.checksum };
}

/** The order of an entry, lifted to the present schema. */
export const orderOf = (game: AnyGame, { order, rules }: Pick<EntryRow, 'order' | 'rules'>): Recorded['order'] =>
  (game.upcast ? game.upcast(order, rules) : order) as Recorded['order'];

/** The order of an entry in the words of a reader; what the log keeps is the canonical line. */
export const orderText = (game: AnyGame, row: Pick<EntryRow, 'order' | 'rules'>, language: Language): string =>
  game.format(orderOf(game, row), language);

interface Latest {
  table: TableRow;
  game: AnyGame;
  snapshot: SnapshotRow | null;
}

/** The table's state now: the snapshot and the entries behind it; the whole log when there is no snapshot that fits. */
export async function loadState(on: Db | Tx, { table, game, snapshot }: Latest): Promise<State> {
  const fits = snapshot && snapshot.shape === game.shape && snapshot.state.rules === table.rules && snapshot.seq <= table.seq;
  if (!fits) return stateAt(on, table, game);
  if (snapshot.seq === table.seq) return snapshot.hash === table.hash ? snapshot.state : stateAt(on, table, game);
  const [base, ...tail] = await entriesOf(on, table.id, { since: snapshot.seq - 1 });
  if (base?.hash !== snapshot.hash) return stateAt(on, table, game);
  return goOn(game, snapshot, tail) ?? stateAt(on, table, game);
}

/**
 * The state that these entries lead to from the one before them, which may be changed; null when orders before it are taken back among them.
 * `visit` as in `stateAt`.
 */
export function goOn(
  game: AnyGame,
  from: { seq: number; state: State },
  rows: readonly EntryRow[],
  visit: (seq: number, state: State) => void = () => undefined,
): State | null {
  const entries = rows.map((row) => recordedOf(game, row));
  if (entries.some((entry) => 'backTo' in entry && entry.backTo !== null && entry.backTo < from.seq)) return null;
  return replayOn(game, from, entries, (seq, state) => visit(seq, state as State)) as State;
}

/** The state after entry `until`, from the log alone; 0 is the set-up. `visit` sees the live state after every entry on the way. */
export async function stateAt(
  on: Db | Tx,
  table: TableRow,
  game: AnyGame,
  until = table.seq,
  visit: (seq: number, state: State) => void = () => undefined,
): Promise<State> {
  const { opening } = table;
  if (!opening) throw new Error(`table ${table.id} has not begun`);
  const rows = until > 0 ? await entriesOf(on, table.id, { until }) : [];
  if (rows.length !== until) throw new Divergence(rows.length + 1, `the log of ${table.id} has ${rows.length} entries of ${until}`);
  const log = { options: table.options, rules: table.rules, draws: opening.draws, entries: rows.map((row) => recordedOf(game, row)) };
  return replay(game, log, { visit: (seq, state) => visit(seq, state as State) }) as State;
}

import { type Db, database, type Tx } from '../../../db/client';
import { type FiledRow, filedEntries } from '../../../db/log';
import { holdersOf, revealedSecret, type SeatHolder, type TableRow } from '../../../db/tables';
import type { GameFile } from '../../chance/file';
import { formatTranscript } from '../../chance/transcript';
import { env } from '../../env';
import { type Caller, trouble } from '../access/caller';
import { isVeiled, mustHaveBegun, type VisibleTable, visibleTable } from '../access/visible-table';
import { signedFile } from './signing-keys';

/** The table as one JSON, signed by this installation: while it runs without the secret, and not at all for games that hide facts. */
export async function exportTable(caller: Caller, id: string): Promise<GameFile> {
  const { db } = await database();
  const { table } = await exportable(caller, id);
  return givenOut(db, table, await gameFile(db, table, await revealedSecret(db, id)));
}

/** A file as it may leave: signed by this installation, unless the game was played elsewhere; such a one keeps the signature it came with. */
export async function givenOut(on: Db | Tx, { imported }: TableRow, file: GameFile): Promise<GameFile> {
  if (!imported) return signedFile(on, file);
  return imported.signature ? { ...file, signature: imported.signature } : file;
}

/** The table's orders in notation, with dice and heads: see `chance/transcript.ts`. */
export async function exportNotation(caller: Caller, id: string): Promise<string> {
  const { db } = await database();
  const { table, game } = await exportable(caller, id);
  return formatTranscript(game, await gameFile(db, table, null), `${env().BASE_URL}/tables/${id}`);
}

/** A table whose whole log the caller may take along. */
export async function exportable(caller: Caller, id: string): Promise<VisibleTable> {
  const { db } = await database();
  const visible = await visibleTable(db, caller, id);
  mustHaveBegun(visible, caller);
  if (!isVeiled(visible)) return visible;
  throw trouble(
    'forbidden',
    {
      en: 'This game hides facts: it is exported when it is over.',
      it: 'Questo gioco nasconde informazioni: si esporta a partita finita.',
    },
    caller,
  );
}

/** A started table's file, whoever may read it. */
export async function gameFile(on: Db | Tx, table: TableRow, secret: string | null): Promise<GameFile> {
  return fileOf(table, { secret, holders: await holdersOf(on, [table.id]), rows: await filedEntries(on, [table.id]) });
}

/** The file of a started table whose rows have been read. */
export function fileOf(
  table: TableRow,
  { secret, holders, rows }: { secret: string | null; holders: readonly SeatHolder[]; rows: readonly FiledRow[] },
): GameFile {
  const { opening } = table;
  if (!opening) throw new Error(`table ${table.id} has not begun`);
  const player = (seat: string) => table.imported?.players[seat] ?? holders.find((each) => each.seat === seat)?.userName ?? '';
  return {
    format: 'fieldpost-game-1',
    ...(opening.recipe && { recipe: opening.recipe }),
    table: table.imported?.table ?? table.id,
    game: table.game,
    title: table.title,
    rules: table.rules,
    options: table.options,
    seats: opening.seats.map((each) => ({ ...each, player: player(each.seat) })),
    commitment: table.commitment,
    secret,
    opening: {
      ...{ at: opening.at, draws: opening.draws, checksum: opening.checksum, hash: opening.hash },
      ...(opening.epoch !== undefined && { epoch: opening.epoch }),
      ...(opening.beacon && { beacon: opening.beacon }),
      ...(opening.terms && { terms: opening.terms }),
    },
    entries: rows.map(({ tableId: _table, mixed, at, ...entry }) => ({
      ...entry,
      ...(mixed && { mixed }),
      at: at.toISOString(),
    })),
    status: table.status === 'over' ? 'over' : 'running',
    outcome: table.outcome as GameFile['outcome'],
  };
}

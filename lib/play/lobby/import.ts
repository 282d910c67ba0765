import { database } from '../../../db/client';
import { appendEntries, type EntryRow, type LineRow, putSnapshot } from '../../../db/log';
import { findTable, insertTable, updateTable } from '../../../db/tables';
import { outcomeOf } from '../../chance/act';
import { audit, type Problem, readGameFile } from '../../chance/audit';
import type { GameFile } from '../../chance/file';
import { type Clock, systemClock } from '../../clock';
import { replay } from '../../engine';
import { type AnyGame, isGameId, loadGame } from '../../games/registry';
import { type Caller, plainText, trouble } from '../access/caller';
import { isTableId } from '../access/visible-table';
import { headlineOf } from '../log/headline';
import { linesFor } from '../log/lines';
import { recordedOf, type State } from '../log/load-state';

/**
 * Stores a finished game's file as a table to review, under its own id, after the audit found nothing wrong with it. Its seats belong
 * to nobody here.
 */
export async function importTable(
  caller: Caller,
  value: unknown,
  { title, demo = false, clock = systemClock }: { title?: string; demo?: boolean; clock?: Clock } = {},
): Promise<{ id: string }> {
  const { file, game } = await readFinished(caller, value);
  const now = clock.now();
  const { rows, lines, state } = replayed(game, file);
  const last = rows.at(-1);
  const hash = last?.hash ?? file.opening.hash;
  const { db } = await database();
  await db.transaction(async (tx) => {
    if (await findTable(tx, file.table))
      throw trouble('conflict', { en: 'This table is here already.', it: 'Questo tavolo è già qui.' }, caller);
    const table = {
      id: file.table,
      game: file.game,
      title: plainText(title ?? file.title, 80),
      ownerId: caller.user,
      visibility: demo ? ('public' as const) : ('private' as const),
      demo,
      options: file.options,
      timeControl: { kind: 'none' as const },
      rules: file.rules,
      commitment: file.commitment,
      opening: { ...file.opening, seats: file.seats.map(({ seat, word }) => ({ seat, word })) },
      createdAt: new Date(file.opening.at),
    };
    const seats = file.seats.map(({ seat, word }, place) => ({ seat, place, word, bot: true }));
    await insertTable(tx, table, file.secret, seats);
    await appendEntries(tx, rows, lines);
    await putSnapshot(tx, { tableId: file.table, seq: rows.length, shape: game.shape, hash, state });
    const abandonedAt = file.outcome === null ? now : null;
    await updateTable(tx, file.table, {
      ...headlineOf(game, state, abandonedAt ? 'abandoned' : outcomeOf(game, state, rows.at(-1))),
      abandonedAt,
      seq: rows.length,
      hash,
      updatedAt: last?.at ?? now,
    });
  });
  return { id: file.table };
}

type Finished = GameFile & { secret: string };

async function readFinished(caller: Caller, value: unknown): Promise<{ file: Finished; game: AnyGame }> {
  const wrong = ({ text }: Problem) => trouble('invalid', text, caller);
  const read = readGameFile(value);
  if (!read.ok) throw wrong(read.problem);
  const { file } = read;
  const { secret } = file;
  if (!isGameId(file.game) || !isTableId(file.table) || file.status !== 'over' || secret === null) {
    throw trouble(
      'invalid',
      {
        en: 'Only files of finished games of this service can be read in.',
        it: 'Si possono leggere solo file di partite finite di questo servizio.',
      },
      caller,
    );
  }
  const game = await loadGame(file.game);
  const verdict = await audit(game, file);
  if (!verdict.ok) throw wrong(verdict.problem);
  return { file: { ...file, secret }, game };
}

function replayed(game: AnyGame, file: GameFile): { rows: EntryRow[]; lines: LineRow[]; state: State } {
  const rows: EntryRow[] = file.entries.map((entry) => ({
    ...entry,
    tableId: file.table,
    // whether a step could have been taken back no longer matters in a finished game
    barrier: true,
    causedBy: 'import',
    answered: null,
    at: new Date(entry.at),
  }));
  const lines: LineRow[] = [];
  const { draws } = file.opening;
  const entries = rows.map((row) => recordedOf(game, row));
  const state = replay(
    game,
    { options: file.options, rules: file.rules, draws, entries },
    { visit: (seq, _state, told) => void lines.push(...linesFor(game, { id: file.table, options: file.options }, seq, told)) },
  );
  return { rows, lines, state };
}

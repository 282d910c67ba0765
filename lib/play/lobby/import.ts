import { database } from '../../../db/client';
import { appendEntries, type EntryRow, type LineRow, putSnapshot } from '../../../db/log';
import { newId } from '../../../db/schema';
import { findImport, insertTable, updateTable } from '../../../db/tables';
import { audit, type Problem, readGameFile, type Verdict } from '../../chance/audit';
import { outcomeOf } from '../../chance/ending';
import type { GameFile } from '../../chance/file';
import { type Clock, systemClock } from '../../clock';
import { replay } from '../../engine';
import { type AnyGame, isGameId, loadGame } from '../../games/registry';
import { type Caller, mustBeSound, plainText, trouble } from '../access/caller';
import { isTableId } from '../access/visible-table';
import { headlineOf } from '../log/headline';
import { linesFor } from '../log/lines';
import { recordedOf, type State } from '../log/load-state';
import { publicKeys } from '../log/signing-keys';

/** Entries of a file: many times those of the longest game that was played here. */
const mostEntries = 5000;

/**
 * Stores a finished game's file as a table to review, after the audit found nothing wrong with it; the same file of the same user once. It has an
 * id of its own: under the one it was played with somebody could take its place. Its seats belong to nobody here.
 */
export async function importTable(
  caller: Caller,
  value: unknown,
  { demo = false, isPublic = demo, clock = systemClock }: { demo?: boolean; isPublic?: boolean; clock?: Clock } = {},
): Promise<{ id: string }> {
  const { file, game, signature } = await readFinished(caller, value);
  const now = clock.now();
  const id = newId();
  const { rows, lines, state } = replayed(game, file, id);
  const last = rows.at(-1);
  const hash = last?.hash ?? file.opening.hash;
  const { db } = await database();
  return db.transaction(async (tx) => {
    const known = caller.user === null ? null : await findImport(tx, caller.user, file.table);
    if (known !== null) return { id: known };
    const table = {
      id,
      game: file.game,
      title: file.title,
      ownerId: caller.user,
      visibility: isPublic ? ('public' as const) : ('private' as const),
      demo,
      options: file.options,
      timeControl: { kind: 'none' as const },
      rules: file.rules,
      commitment: file.commitment,
      recipe: file.recipe ?? 1,
      opening: {
        ...(file.recipe && { recipe: file.recipe }),
        ...file.opening,
        seats: file.seats.map(({ player: _, ...each }) => each),
      },
      imported: {
        table: file.table,
        players: Object.fromEntries(file.seats.map(({ seat, player }) => [seat, player])),
        signature: file.signature ?? null,
        isOurs: signature === 'known',
        at: now.toISOString(),
      },
      createdAt: new Date(file.opening.at),
    };
    const seats = file.seats.map(({ seat, word }, place) => ({ seat, place, word, bot: true }));
    await insertTable(tx, table, file.secret, seats);
    await appendEntries(tx, id, rows, lines);
    await putSnapshot(tx, { tableId: id, seq: rows.length, shape: game.shape, hash, state });
    const abandonedAt = file.outcome === null ? now : null;
    await updateTable(tx, id, {
      ...headlineOf(game, state, abandonedAt ? 'abandoned' : outcomeOf(game, state, rows)),
      abandonedAt,
      seq: rows.length,
      hash,
      updatedAt: last?.at ?? now,
    });
    return { id };
  });
}

type Finished = GameFile & { secret: string };
type Sound = Extract<Verdict, { ok: true }>;

async function readFinished(caller: Caller, value: unknown): Promise<Pick<Sound, 'signature'> & { file: Finished; game: AnyGame }> {
  const wrong = ({ text }: Problem) => trouble('invalid', text, caller);
  const read = readGameFile(value);
  if (!read.ok) throw wrong(read.problem);
  const { file } = read;
  const { secret } = file;
  if (!isGameId(file.game) || !isTableId(file.table)) {
    const en = 'The file is of a game that this place does not have.';
    throw trouble('invalid', { en, it: 'Il file è di un gioco che questo luogo non ha.' }, caller);
  }
  if (file.status !== 'over' || secret === null) {
    const en = 'Only finished games can be read in: of this one the secret of the dice is not out yet.';
    const it = 'Si possono leggere solo partite finite: di questa il segreto dei dadi non è ancora pubblico.';
    throw trouble('invalid', { en, it }, caller);
  }
  if (file.entries.length > mostEntries) {
    const en = `The game has ${file.entries.length} entries: at most ${mostEntries} find room.`;
    throw trouble('too-large', { en, it: `La partita ha ${file.entries.length} righe: c’è posto per ${mostEntries}.` }, caller);
  }
  mustBeSound(value, caller);
  mustBeStorable(file, caller);
  const game = await loadGame(file.game);
  const verdict = await audit(game, file, { keys: await publicKeys() });
  if (!verdict.ok) throw wrong(verdict.problem);
  return { file: { ...file, secret }, game, signature: verdict.signature };
}

/** What the database would keep otherwise than the file says it could not be exported again as it was. */
function mustBeStorable({ title, seats, opening, entries }: GameFile, caller: Caller): void {
  const isTime = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
  const late = [opening, ...entries].findIndex(({ at }) => !isTime(at));
  if (late >= 0) throw trouble('invalid', { en: `Row ${late}: the time is none.`, it: `Riga ${late}: l’ora non è un’ora.` }, caller);
  if (plainText(title, 80) === title && title !== '' && seats.every(({ player }) => plainText(player, 80) === player)) return;
  const en = 'The title or the name of a player is empty, too long, or holds signs that no name has.';
  throw trouble('invalid', { en, it: 'Il titolo o il nome di un giocatore è vuoto, troppo lungo o ha segni che nessun nome ha.' }, caller);
}

function replayed(game: AnyGame, file: GameFile, id: string): { rows: EntryRow[]; lines: LineRow[]; state: State } {
  const rows: EntryRow[] = file.entries.map((entry) => ({
    ...entry,
    tableId: id,
    // whether a step could have been taken back no longer matters in a finished game
    barrier: true,
    causedBy: 'import',
    answered: null,
    mixed: entry.mixed ?? null,
    at: new Date(entry.at),
  }));
  const lines: LineRow[] = [];
  const { draws } = file.opening;
  const entries = rows.map((row) => recordedOf(game, row));
  const state = replay(
    game,
    { options: file.options, rules: file.rules, draws, entries },
    { visit: (seq, _state, told) => void lines.push(...linesFor(seq, told)) },
  );
  return { rows, lines, state };
}

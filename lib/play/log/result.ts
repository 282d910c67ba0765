import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/client';
import { actsOf, entriesOf } from '../../../db/log';
import { luckOfTable } from '../../../db/result-luck';
import { dropResult, putResult, type ResultPlayerRow, type ResultRow, resultOfTable } from '../../../db/results';
import type { SeatRow, TableRow } from '../../../db/tables';
import type { ActHolder } from '../../chance/act';
import { firstHolder, type Result, resultOf } from '../../chance/result';
import type { AnyGame } from '../../games/registry';
import { columnsOfHolder, holderOfRow } from './holder';
import { keepLuck } from './luck';
import { keepPairing } from './pairing-result';

interface Ended {
  tx: Tx;
  game: AnyGame;
  /** As it is from now on. */
  table: TableRow;
  seats: readonly SeatRow[];
}

/** Keeps how a table ended that people played here, by its log and nothing else; of one that runs (again) nothing is kept. */
export async function keepResult({ tx, game, table, seats }: Ended): Promise<void> {
  const { id, opening, outcome } = table;
  if (table.status !== 'over' || !opening || table.demo || table.imported) {
    await dropResult(tx, id);
    return keepPairing(tx, { game, table, result: null });
  }
  const acts = await actsOf(tx, id);
  // of one that never changed hands, whoever always held it
  const holderNow = (seat: string): ActHolder => {
    const row = seats.find((each) => each.seat === seat);
    return row ? holderOfRow(row) : 'nobody';
  };
  const result = resultOf(game, {
    options: table.options,
    seats: opening.seats.map(({ seat, holder }) => ({ seat, holder: holder ?? firstHolder(seat, acts) ?? holderNow(seat) })),
    ...{ acts, length: table.seq, outcome },
  });
  const [decisive] = await entriesOf(tx, id, { since: result.entry - 1, until: result.entry });
  const { players, ...facts } = result;
  const row: ResultRow = {
    ...{ ...facts, tableId: id, game: game.id },
    counts: opening.terms?.counts ?? 'unrated',
    ratesBots: opening.terms?.bots === 'rated',
    endedAt: table.abandonedAt ?? decisive?.at ?? new Date(opening.at),
  };
  const rows = turnsOf(players).map(({ holder, ...player }): ResultPlayerRow => ({ ...player, ...columnsOfHolder(holder), tableId: id }));
  await keepPairing(tx, { game, table, result: { ...row, players: rows } });
  // an appeal changes no result: ratings behind it are not worked up again, nor dice counted
  const isSame = isKept(await resultOfTable(tx, id), row, rows);
  if (!isSame) await putResult(tx, row, rows);
  if (isCompared(result) && (await luckOfTable(tx, id)).length === 0) await keepLuck(tx, { game, table });
}

/** Somebody was better than somebody else, or as good: what records and meetings of players are made of. */
const isCompared = ({ contest, players }: Result): boolean => contest && players.some(({ rank }) => rank !== null);

function isKept(kept: (ResultRow & { players: ResultPlayerRow[] }) | null, row: ResultRow, players: readonly ResultPlayerRow[]): boolean {
  const bySeat = (rows: readonly ResultPlayerRow[]) =>
    rows.toSorted((a, b) => (a.seat < b.seat ? -1 : a.seat > b.seat ? 1 : a.turn - b.turn));
  return kept !== null && isDeepStrictEqual({ ...kept, players: bySeat(kept.players) }, { ...row, players: bySeat(players) });
}

/** Players with their number among those who held the same seat. */
function turnsOf<T extends { seat: string }>(players: readonly T[]): (T & { turn: number })[] {
  return players.map((player, i) => ({ ...player, turn: players.slice(0, i).filter(({ seat }) => seat === player.seat).length }));
}

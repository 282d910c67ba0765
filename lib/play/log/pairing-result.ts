import type { Tx } from '../../../db/client';
import { playersOfEntrants } from '../../../db/entrants';
import { revise } from '../../../db/leagues';
import type { ResultPlayerRow, ResultRow } from '../../../db/results';
import { pairingOfTable, updatePairing } from '../../../db/rounds';
import { putSeasonHookNews } from '../../../db/season-hooks';
import type { TableRow } from '../../../db/tables';
import { lateReason } from '../../chance/late';
import { sidesOf } from '../../engine';
import type { AnyGame } from '../../games/registry';
import { type GameResult, gameResultOf, type Pairing } from '../../tournament';

interface Decided {
  game: AnyGame;
  table: Pick<TableRow, 'id' | 'options' | 'outcome' | 'moment'>;
  /** Null: it runs (again). */
  result:
    | (Pick<ResultRow, 'kind' | 'reason'> & { players: readonly Pick<ResultPlayerRow, 'seat' | 'turn' | 'userId' | 'rank' | 'left'>[] })
    | null;
}

/** Brings the result of a table's pairing in line with that of the table; of a table that is of no season nothing is kept. */
export async function keepPairing(tx: Tx, decided: Decided): Promise<void> {
  const found = await pairingOfTable(tx, decided.table.id);
  if (!found) return;
  const { pairing, season } = found;
  const players = await playersOfEntrants(
    tx,
    pairing.seats.map(({ entrant }) => entrant),
  );
  const result = pairingResult(pairing, decided, players);
  if (JSON.stringify(result) === JSON.stringify(pairing.result)) return;
  await updatePairing(tx, pairing, { result });
  const about = { division: pairing.divisionId, pairing: pairing.id, anew: pairing.result !== null };
  await putSeasonHookNews(tx, season.id, 'result', about);
  await revise(tx, [pairing.divisionId]);
}

/** What a table's end is worth for its pairing; `players`: who ever played for an entrant. */
export function pairingResult(
  pairing: Pick<Pairing, 'id' | 'seats'>,
  { game, table, result }: Decided,
  players: ReadonlyMap<string, ReadonlySet<string>>,
): Omit<GameResult, 'pairing'> | null {
  if (!result) return null;
  const isPlayed = result.kind === 'played-out';
  const stints = result.players.map(({ seat, turn, userId, rank, left }) => ({ seat, turn, player: userId, rank, left }));
  const ended = {
    ...{ kind: result.kind, stints, scores: isPlayed ? (table.outcome?.scores ?? {}) : {} },
    reason: isPlayed ? (table.outcome?.reason ?? null) : null,
    isShared: result.reason === lateReason('shared'),
  };
  const { moment } = table;
  const won = (seat: string): string | null => (moment && game.sideWon?.(seat, moment)) ?? null;
  const { pairing: _, ...kept } = gameResultOf(pairing, { sides: sidesOf(game, table.options), players, ended, won });
  return kept;
}

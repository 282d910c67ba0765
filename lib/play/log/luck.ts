import type { Tx } from '../../../db/client';
import { entriesOf } from '../../../db/log';
import { type LuckRow, putLuck } from '../../../db/result-luck';
import type { TableRow } from '../../../db/tables';
import { luckOf } from '../../engine';
import { type AnyGame, isGameId, loadChronicle } from '../../games/registry';
import { logOf } from '../../logging';
import { recordedOf } from './load-state';

/** Keeps the dice of every seat of a game that is over, by its log and nothing else. */
export async function keepLuck(tx: Tx, { game, table }: { game: AnyGame; table: TableRow }): Promise<void> {
  await putLuck(tx, table.id, await luckRows(tx, { game, table }));
}

async function luckRows(tx: Tx, { game, table }: { game: AnyGame; table: TableRow }): Promise<LuckRow[]> {
  const chronicle = isGameId(game.id) ? await loadChronicle(game.id) : null;
  const { opening } = table;
  if (!chronicle || !opening) return [];
  const entries = (await entriesOf(tx, table.id, { until: table.seq })).map((row) => recordedOf(game, row));
  try {
    const luck = luckOf({ game, chronicle }, { options: table.options, rules: table.rules, draws: opening.draws, entries });
    return [...luck].map(([seat, tally]) => ({ tableId: table.id, seat, ...tally }));
  } catch (err) {
    // a game ends whatever its chronicle makes of it; `npm run rebuild` counts once that is mended
    logOf('luck').error({ err, table: table.id }, 'the dice of a game could not be counted');
    return [];
  }
}

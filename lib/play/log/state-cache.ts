import type { Db } from '../../../db/client';
import { entriesOf } from '../../../db/log';
import type { TableRow } from '../../../db/tables';
import { clone } from '../../engine';
import type { AnyGame } from '../../games/registry';
import { goOn, type State, stateAt } from './load-state';

/** Entries between two states that are kept. */
const stride = 20;
/** Tables whose states are kept. */
const mostTables = 12;

/** States met while somebody looked back, by table and entry, the table looked at last behind: a log only grows, so they stay true. */
const kept = new Map<string, Map<number, State>>();

/** The state after entry `seq`, and the one before it (null at the set-up); replayed from the nearest state that is kept. */
export async function cachedStateAt(db: Db, table: TableRow, game: AnyGame, seq: number): Promise<{ before: State | null; state: State }> {
  const states = keptOf(table, game);
  let before: State | null = null;
  const visit = (at: number, passing: State) => {
    if (at % stride === 0 && !states.has(at)) states.set(at, clone(passing));
    if (at === seq - 1) before = clone(passing);
  };
  const start = Math.max(-1, ...[...states.keys()].filter((at) => at < seq));
  const base = states.get(start);
  if (base) {
    visit(start, base);
    const rows = await entriesOf(db, table.id, { since: start, until: seq });
    const state = goOn(game, clone(base), rows, visit);
    if (state) return { state, before };
  }
  return { state: await stateAt(db, table, game, seq, visit), before };
}

function keptOf({ id, commitment, rules }: TableRow, game: AnyGame): Map<number, State> {
  const key = [id, commitment, rules, game.shape].join(' ');
  const states = kept.get(key) ?? new Map<number, State>();
  kept.delete(key);
  kept.set(key, states);
  const [oldest] = kept.keys();
  if (kept.size > mostTables && oldest !== undefined) kept.delete(oldest);
  return states;
}

import { type Checkpoint, checkpointBefore, putCheckpoints } from '../../../db/checkpoints';
import type { Db } from '../../../db/client';
import { entriesOf } from '../../../db/log';
import type { TableRow } from '../../../db/tables';
import { clone } from '../../engine';
import type { AnyGame } from '../../games/registry';
import { goOn, type State, stateAt } from './load-state';

/** Entries between two states that are kept. */
const stride = 20;
/** Entries between two states that the database keeps, a multiple of the above: nobody who looks back replays many more, in whichever process. */
const farStride = 500;
/** Tables whose states are kept. */
const mostTables = 12;

/** States met while somebody looked back, by table and entry, the table looked at last behind: a log only grows, so they stay true. */
const kept = new Map<string, Map<number, State>>();

/** The state after entry `seq`, and the one before it (null at the set-up); replayed from the nearest state that is kept. */
export async function cachedStateAt(db: Db, table: TableRow, game: AnyGame, seq: number): Promise<{ before: State | null; state: State }> {
  const states = keptOf(table, game);
  const far: Checkpoint[] = [];
  let before: State | null = null;
  const visit = (at: number, passing: State) => {
    if (at % stride === 0 && !states.has(at)) {
      const copy = clone(passing);
      states.set(at, copy);
      if (at % farStride === 0 && at > 0) far.push({ seq: at, state: copy });
    }
    if (at === seq - 1) before = clone(passing);
  };
  let state: State | null = null;
  let base = await baseOf(db, table, game, { before: seq, states });
  // where orders are taken back to before it, the next one before it leads on
  while (base && !state) {
    if (base.seq === seq - 1) before = clone(base.state);
    const rows = await entriesOf(db, table.id, { since: base.seq, until: seq });
    state = goOn(game, { seq: base.seq, state: clone(base.state) }, rows, visit);
    if (!state) base = await baseOf(db, table, game, { before: base.seq, states });
  }
  state ??= await stateAt(db, table, game, seq, visit);
  // whoever looks back next tries again: this reader has what they asked for
  if (far.length > 0) await putCheckpoints(db, table.id, game.shape, far).catch(() => undefined);
  return { state, before };
}

/** The nearest state before an entry that is kept, here or, where that is far from it, in the database. */
async function baseOf(
  db: Db,
  table: TableRow,
  game: AnyGame,
  { before, states }: { before: number; states: Map<number, State> },
): Promise<Checkpoint | null> {
  const start = Math.max(-1, ...[...states.keys()].filter((at) => at < before));
  const here = states.get(start);
  const found = before - start > farStride ? await checkpointBefore(db, table.id, { before, shape: game.shape }) : null;
  if (found && found.seq > start && found.state.rules === table.rules) {
    states.set(found.seq, found.state);
    return found;
  }
  return here ? { seq: start, state: here } : null;
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

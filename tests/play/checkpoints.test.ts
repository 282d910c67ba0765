import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Db, database } from '../../db/client';
import { checkpoints } from '../../db/schema';
import { findTable, type TableRow } from '../../db/tables';
import { seeded } from '../../lib/engine';
import { type AnyGame, loadGame } from '../../lib/games/registry';
import { importTable } from '../../lib/play';
import { type State, stateAt } from '../../lib/play/log/load-state';
import { rebuildTable } from '../../lib/play/writer/rebuild';
import { onOneDatabase } from '../support/databases';
import { playedWithTakeBacks } from '../support/take-backs';

/** States of a process that remembers none. */
async function inFreshProcess() {
  vi.resetModules();
  const { cachedStateAt } = await import('../../lib/play/log/state-cache');
  return cachedStateAt;
}

onOneDatabase('moments of a long game', () => {
  const orders = 540;
  let db: Db;
  let table: TableRow;
  let game: AnyGame;
  const truth = new Map<number, State>();
  beforeAll(async () => {
    game = await loadGame('aa-1941');
    ({ db } = await database());
    const { id } = await importTable({ user: null, language: 'en' }, playedWithTakeBacks(game, 'on-its-way', orders), { demo: true });
    table = (await findTable(db, id))!;
    await stateAt(db, table, game, table.seq, (seq, state) => truth.set(seq, structuredClone(state)));
    marked = { ...truth.get(500)!, mark: 'of the checkpoint' };
  });

  const kept = () =>
    db.select({ seq: checkpoints.seq }).from(checkpoints).where(eq(checkpoints.tableId, table.id)).orderBy(checkpoints.seq);
  const change = (to: Partial<typeof checkpoints.$inferInsert>) => db.update(checkpoints).set(to).where(eq(checkpoints.tableId, table.id));
  const at = (seq: number) => ({ state: truth.get(seq), before: truth.get(seq - 1) ?? null });
  let marked: State & { mark: string };

  it('are reached from the last state that is kept before them, orders taken back among them too', async () => {
    expect(await (await inFreshProcess())(db, table, game, orders - 1)).toEqual(at(orders - 1));
    expect(await kept()).toEqual([{ seq: 500 }]);
    for (const seq of [1, 499, 500, 501, 502, 520, orders]) {
      expect(await (await inFreshProcess())(db, table, game, seq), `entry ${seq}`).toEqual(at(seq));
    }
    const random = seeded('moments');
    const cachedStateAt = await inFreshProcess();
    for (let look = 0; look < 40; look++) {
      const seq = 1 + Math.floor(random() * orders);
      expect(await cachedStateAt(db, table, game, seq), `entry ${seq}`).toEqual(at(seq));
    }
    // each process has gone on from what the first one kept
    await change({ state: marked });
    expect((await (await inFreshProcess())(db, table, game, 501)).before).toEqual(marked);
  });

  it.each([
    { name: 'another log', wrong: { hash: 'x' } },
    { name: 'another shape of states', wrong: { shape: -1 } },
  ])('are not reached from a state of $name, which gives way', async ({ wrong }) => {
    await change({ state: marked, ...wrong });
    expect(await (await inFreshProcess())(db, table, game, 501)).toEqual(at(501));
    expect(await db.select().from(checkpoints)).toMatchObject([{ seq: 500, shape: game.shape, state: truth.get(500) }]);
  });

  it('are forgotten with what is made anew from the log', async () => {
    expect(await rebuildTable(table.id, new Date())).toBe(true);
    expect(await kept()).toEqual([]);
  });
});

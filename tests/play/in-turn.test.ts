import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adoptDatabase, closeDatabase, openDatabase } from '../../db/client';
import { PlayError, tableSummary } from '../../lib/play';
import { inTurn, TableBusy } from '../../lib/play/writer/in-turn';
import { freshPostgres, hasPostgres } from '../support/databases';
import { soon } from '../support/news';
import { newUser, ridgesFor, send } from '../support/tables';

/** A promise and what settles it. */
function held() {
  let end: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}

describe('work on one table', () => {
  afterEach(() => void vi.useRealTimers());

  it('is done one after the other, in the order in which it came, whatever became of what was before', async () => {
    const done: string[] = [];
    const gate = held();
    const first = inTurn('a', async () => {
      await gate.promise;
      done.push('first');
      throw new Error('the first failed');
    });
    const second = inTurn('a', async () => void done.push('second'));
    const third = inTurn('a', async () => void done.push('third'));
    const elsewhere = inTurn('b', async () => void done.push('elsewhere'));
    await elsewhere;
    expect(done).toEqual(['elsewhere']);
    gate.end();
    await expect(first).rejects.toThrow('the first failed');
    await Promise.all([second, third]);
    expect(done).toEqual(['elsewhere', 'first', 'second', 'third']);
  });

  it('is given up after ten seconds of waiting, not done later, and holds nobody else up', async () => {
    vi.useFakeTimers();
    const gate = held();
    const done: string[] = [];
    const first = inTurn('a', () => gate.promise);
    const second = inTurn('a', async () => void done.push('second'));
    const refused = expect(second).rejects.toBeInstanceOf(TableBusy);
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    const third = inTurn('a', async () => void done.push('third'));
    gate.end();
    await Promise.all([first, third]);
    expect(done).toEqual(['third']);
  });
});

describe.skipIf(!hasPostgres)('a table whose row hangs in a transaction', () => {
  it('stops twelve who write to it, not other tables and no page; those who waited go on in turn', async () => {
    const { url, remove } = await freshPostgres();
    adoptDatabase(await openDatabase({ url, dataDir: '' }));
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    try {
      const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
      const [hung, free] = [await ridgesFor(ann, bob), await ridgesFor(ann, bob)];
      await other.query('begin');
      await other.query('select 1 from tables where id = $1 for update', [hung]);
      const waiting = Array.from({ length: 12 }, () => send(ann, hung, 'red', ['DEPLOY 2']).catch((error: unknown) => error));
      await soon(async () => {
        const { rows } = await other.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length === 1;
      });
      // one waits at the database, eleven before it
      await send(ann, free, 'red', ['DEPLOY 2']);
      const pages = await Promise.all(Array.from({ length: 12 }, () => tableSummary(bob, hung)));
      expect(pages.every(({ seq }) => seq === 0)).toBe(true);
      await other.query('rollback');
      const answers = await Promise.all(waiting);
      expect(answers.filter((each) => each instanceof Error)).toEqual([]);
      expect(answers.map((each) => (each as { kind: string }).kind).filter((kind) => kind === 'held')).toHaveLength(1);
    } finally {
      await other.end();
      await closeDatabase();
      await remove();
    }
  });

  it('is refused as busy, in the words of who waits, when the database waits for it too long', async () => {
    const { url, remove } = await freshPostgres();
    adoptDatabase(await openDatabase({ url, dataDir: '', timeouts: { lock: 200 } }));
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    try {
      const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
      const id = await ridgesFor(ann, bob);
      await other.query('begin');
      await other.query('select 1 from tables where id = $1 for update', [id]);
      const refused = await send(ann, id, 'red', ['DEPLOY 2']).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(PlayError);
      expect(refused).toMatchObject({ code: 'busy', status: 503, retryAfter: 10, isPassing: true });
    } finally {
      await other.end();
      await closeDatabase();
      await remove();
    }
  });
});

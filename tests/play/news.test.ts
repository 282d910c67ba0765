import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../db/client';
import { notify, telling } from '../../db/notify';
import { hear } from '../../lib/commands/bench/scale/query-log.mjs';
import { freshPostgres, hasPostgres } from '../support/databases';
import { type Line, lineTo } from '../support/line';
import { soon } from '../support/news';

const channel = 'fieldpost_news';
const numbers = Array.from({ length: 20 }, (_, n) => `${n}`);

describe.skipIf(!hasPostgres)('news on PostgreSQL', () => {
  let remove: () => Promise<void>;
  let line: Line;
  let opened: Database;
  let stop: () => Promise<void>;
  let heard: string[] = [];
  beforeAll(async () => {
    const fresh = await freshPostgres();
    remove = fresh.remove;
    line = await lineTo(fresh.url);
    opened = await openDatabase({ url: line.url, dataDir: '' });
    stop = await opened.listen(channel, (payload) => heard.push(payload));
  });
  afterAll(async () => {
    line.cutAt(null);
    await stop();
    await opened.close();
    await line.close();
    await remove();
  });

  it('are told in their order, those that come while others are told in one statement', async () => {
    heard = [];
    let statements = 0;
    const deafen = hear((each) => {
      if ('statement' in each && each.statement === telling) statements++;
    });
    for (const number of numbers) notify(opened.db, channel, number);
    await soon(() => heard.length >= numbers.length);
    deafen();
    expect(heard).toEqual(numbers);
    expect(statements).toBe(2);
  });

  it('of a transaction are told once it is kept, and of one that is undone never', async () => {
    heard = [];
    const undone = opened.db.transaction(async (tx) => {
      notify(tx, channel, 'undone');
      throw new Error('thought better of it');
    });
    await expect(undone).rejects.toThrow('thought better of it');
    await opened.db.transaction(async (tx) => {
      notify(tx, channel, 'kept');
      notify(opened.db, channel, 'beside');
      await soon(() => heard.includes('beside'));
    });
    await soon(() => heard.includes('kept'));
    expect(heard).toEqual(['beside', 'kept']);
  });

  it('are told before the database is closed', async () => {
    heard = [];
    const other = await openDatabase({ url: line.url, dataDir: '' });
    await other.db.transaction(async (tx) => notify(tx, channel, 'last'));
    await other.close();
    await soon(() => heard.includes('last'));
  });

  it('that cannot be told are lost with a word, and those after them are told', async () => {
    heard = [];
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    line.cutAt('tell_news');
    notify(opened.db, channel, 'lost');
    await soon(() => warned.mock.calls.flat().some((words) => `${words}`.startsWith('news were not told: ')));
    line.cutAt(null);
    warned.mockRestore();
    const again = async () => {
      notify(opened.db, channel, 'after');
      return heard.includes('after');
    };
    await soon(again);
    expect(heard).not.toContain('lost');
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { postgresPrograms, startCluster } from '../../lib/commands/bench/kill/cluster';
import { mailbag } from '../../lib/commands/bench/kill/mailbag';
import { pairsIn } from '../../lib/commands/bench/kill/verdict';

const letter = (messageId: string, { token = 'abc', to = 'red@bench.invalid', table = 'one', at = 0 } = {}) => ({
  ...{ messageId, to, at, subject: 'Your turn', picture: null },
  ...{ listId: `Kill <table-${table}.bench.invalid>`, replyTo: `post+${token}@bench.invalid` },
});

describe('letters that the kill bench looks at', () => {
  const asked = [
    { token: 'abc', tableId: 'one', decision: '4' },
    { token: 'def', tableId: 'one', decision: '5' },
    { token: 'ghi', tableId: 'one', decision: '4' },
  ];

  it('are a pair when they ask one reader one question under different Message-IDs, at whatever address', () => {
    const { pairs, asking } = pairsIn([letter('a'), letter('b', { token: 'ghi' })], asked);
    expect([pairs, asking]).toEqual([['red@bench.invalid one 4: a and b'], 2]);
    expect(pairsIn([letter('a'), letter('b'), letter('c')], asked).pairs).toHaveLength(3);
  });

  it('are none when one came twice, another reader or another question was asked, or nothing', () => {
    const others = [letter('b', { token: 'def' }), letter('c', { to: 'blue@bench.invalid' }), letter('d', { token: 'zzz' })];
    expect(pairsIn([letter('a'), letter('a'), ...others], asked)).toEqual({ pairs: [], asking: 4 });
  });

  it('were read by whoever got one about the table since', () => {
    const mail = mailbag();
    mail.add(letter('a', { at: 1000 }));
    const has = (table: string, since: number) => mail.hasSince({ email: 'red@bench.invalid', table }, new Date(since));
    expect([has('one', 1000), has('one', 1001), has('two', 0)]).toEqual([true, false, false]);
  });
});

const bin = await postgresPrograms();

describe.skipIf(bin === null)('a PostgreSQL of its own', () => {
  it.each(['fast', 'immediate'] as const)(
    'keeps what was committed over a restart (%s), cuts who was there, and leaves nothing behind',
    {
      timeout: 120_000,
    },
    async (how) => {
      const before = readdirSync(tmpdir());
      const cluster = await startCluster(bin ?? '');
      const own = readdirSync(tmpdir()).filter((name) => !before.includes(name) && name.startsWith('fieldpost-postgres-'));
      try {
        const cutOff = new pg.Client({ connectionString: cluster.url });
        const lost = new Promise((resolve) => cutOff.on('error', resolve));
        await cutOff.connect();
        await cutOff.query('create table kept (n int)');
        await cutOff.query('insert into kept values (7)');
        await cluster.restart(how);
        expect(await lost).toBeInstanceOf(Error);
        const client = new pg.Client({ connectionString: cluster.url });
        await client.connect();
        expect((await client.query('select n from kept')).rows).toEqual([{ n: 7 }]);
        await client.end();
      } finally {
        await cluster.remove();
      }
      expect(own.filter((name) => existsSync(`${tmpdir()}/${name}`))).toEqual([]);
    },
  );
});

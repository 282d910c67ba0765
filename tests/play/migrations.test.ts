import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { freshPostgres, hasPostgres } from '../support/databases';

const files = readdirSync('drizzle')
  .filter((name) => name.endsWith('.sql'))
  .sort();

async function applied(client: pg.Client, name: string): Promise<void> {
  for (const statement of readFileSync(`drizzle/${name}`, 'utf8').split('--> statement-breakpoint')) await client.query(statement);
}

describe.skipIf(!hasPostgres)('a database of before', () => {
  it('keeps its sessions and their browsers, its webhooks and its clocks when sessions are hashed and work is found by index (0016)', async () => {
    const { url, remove } = await freshPostgres();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const name of files.filter((each) => each < '0016')) await applied(client, name);
      await client.query(`
        insert into users (id, email) values ('anna', 'anna@example.org');
        insert into sessions (session_token, user_id, expires) values ('in the cookie', 'anna', now() + interval '80 days');
        insert into push_subscriptions (id, user_id, session_token, endpoint, p256dh, auth, browser, created_at)
          values ('p', 'anna', 'in the cookie', 'https://push.example.org/1', 'k', 'a', 'Firefox', now());
        insert into tables (id, game, title, options, pace, rules, commitment, status, seq, updated_at, created_at)
          values ('t', 'ridges', 'T', '{}', '{}', 1, 'c', 'running', 7, '2026-02-02', '2026-01-01');
        insert into hooks (id, table_id, kind, url, secret, language, created_at, told_seq, told_status, not_before)
          values ('h', 't', 'json', 'https://hooks.example.org', 's', 'en', now(), 5, 'running', now());
        insert into questions (table_id, decision, seat, kind, force, tempo, place, held, asked_at, since, deadline, expires_at, lapsed) values
          ('t', 'runs', 'red', 'k', 'must', 'turn', 0, false, '2026-03-01', '2026-03-01', '2026-03-03', '2026-03-04', false),
          ('t', 'lapsed', 'red', 'k', 'must', 'turn', 1, false, '2026-03-01', '2026-03-01', '2026-03-03', '2026-03-04', true),
          ('t', 'held', 'red', 'k', 'must', 'turn', 2, true, '2026-03-01', '2026-03-01', '2026-03-03', '2026-03-04', false),
          ('t', 'timeless', 'red', 'k', 'must', 'turn', 3, false, '2026-03-01', '2026-03-01', null, null, false)`);
      await applied(client, files.find((each) => each.startsWith('0016')) ?? '');
      const all = async (query: string) => (await client.query(query)).rows;
      const key = createHash('sha256').update('in the cookie').digest('hex');
      expect(await all("select session_token, signed_in_at < now() - interval '1 day' as old from sessions")).toEqual([
        { session_token: key, old: true },
      ]);
      expect(await all('select session_token from push_subscriptions')).toEqual([{ session_token: key }]);
      expect(await all('select table_seq, table_status, told_seq from hooks')).toEqual([
        { table_seq: 7, table_status: 'running', told_seq: 5 },
      ]);
      // from now on it is told by the table itself
      await client.query("update tables set seq = 8, status = 'over' where id = 't'");
      expect(await all('select table_seq, table_status from hooks')).toEqual([{ table_seq: 8, table_status: 'over' }]);
      expect(
        await all("select decision, to_char(remind_at, 'DD') as remind, to_char(look_at, 'DD') as look from questions order by place"),
      ).toEqual([
        { decision: 'runs', remind: '01', look: '04' },
        { decision: 'lapsed', remind: '01', look: '07' },
        { decision: 'held', remind: null, look: null },
        { decision: 'timeless', remind: null, look: null },
      ]);
      expect(await all("select to_char(status_since, 'YYYY-MM-DD') as since from tables")).toEqual([{ since: '2026-02-02' }]);
    } finally {
      await client.end();
      await remove();
    }
  });

  it('keeps the lines of its log, and a process of the release before reads and writes them as ever, when they move into the entries (0022)', async () => {
    const { url, remove } = await freshPostgres();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const all = async (query: string) => (await client.query(query)).rows;
    try {
      for (const name of files.filter((each) => each < '0022')) await applied(client, name);
      await client.query(`
        insert into users (id, email) values ('anna', 'anna@example.org');
        insert into tables (id, game, title, options, pace, rules, commitment, status, seq, updated_at, created_at)
          values ('t', 'ridges', 'T', '{}', '{}', 1, 'c', 'running', 1, '2026-02-02', '2026-01-01');
        insert into entries (table_id, seq, seat, decision, "order", notation, draws, rules, via, round, phase, barrier, checksum, hash, caused_by, at)
          select 't', n, 'red', 'd', '{}', 'PASS', '[]', 1, 'web', 1, 'p', true, 'c', 'h', 'start', now() from generate_series(1, 3) n;
        insert into log_lines values ('t', 0, 0, 'all', '[]', '{"type":"set up"}', '', ''), ('t', 1, 0, 'only', '["red"]', '{"type":"old"}', 'Words', 'Parole')`);
      await client.query(
        'prepare of_before as select seq, index, audience, seats, event, en from log_lines where table_id = $1 order by seq, index',
      );
      const seen = () => all("execute of_before('t')");
      const old = [
        { seq: 0, index: 0, audience: 'all', seats: [], event: { type: 'set up' }, en: '' },
        { seq: 1, index: 0, audience: 'only', seats: ['red'], event: { type: 'old' }, en: 'Words' },
      ];
      expect(await seen()).toEqual(old);
      await applied(client, files.find((each) => each.startsWith('0022')) ?? '');
      expect(await all('select seq, event from lines_apart order by seq')).toEqual(old.map(({ seq, event }) => ({ seq, event })));
      await client.query(`
        insert into entries (table_id, seq, seat, decision, "order", notation, draws, rules, via, round, phase, barrier, checksum, hash, caused_by, at, told)
          values ('t', 4, 'red', 'd', '{}', 'PASS', '[]', 1, 'web', 1, 'p', true, 'c', 'h', 'start', now(), '[[{"type":"new"}],[{"type":"secret"},"except",["blue"]]]')`);
      await client.query(`insert into log_lines select n.* from json_populate_recordset(null::log_lines,
        '[{"table_id":"t","seq":2,"index":0,"audience":"all","seats":[],"event":{"type":"late"},"en":"","it":""}]') n`);
      const line = { index: 0, audience: 'all', seats: [], en: '' };
      expect(await seen()).toEqual([
        ...old,
        { ...line, seq: 2, event: { type: 'late' } },
        { ...line, seq: 4, event: { type: 'new' } },
        { ...line, seq: 4, index: 1, audience: 'except', seats: ['blue'], event: { type: 'secret' } },
      ]);
      await expect(client.query('update lines_apart set index = 7')).rejects.toThrow('append-only');
      await expect(client.query('truncate lines_apart')).rejects.toThrow('append-only');
    } finally {
      await client.end();
      await remove();
    }
  });

  it('keeps the names of people, but for a mark that only bot accounts have (0028)', async () => {
    const { url, remove } = await freshPostgres();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const [name] = files.filter((each) => each.endsWith('bot_accounts.sql'));
      for (const each of files.filter((before) => before < (name ?? ''))) await applied(client, each);
      await client.query(`insert into users (id, name, email) values
        ('a', 'Anna', 'a@example.org'), ('b', 'Bert (bot)', 'b@example.org'), ('c', ' ( BOT ) ', 'c@example.org'), ('d', null, 'd@example.org'), ('e', 'Robot', 'e@example.org')`);
      await applied(client, name ?? '');
      const { rows } = await client.query('select name, owner_id from users order by id');
      expect(rows.map((row) => row.name)).toEqual(['Anna', 'Bert', 'Bot', null, 'Robot']);
      expect(rows.every((row) => row.owner_id === null)).toBe(true);
    } finally {
      await client.end();
      await remove();
    }
  });
});

import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, type Db, openDatabase } from '../../db/client';
import { users } from '../../db/schema';
import { growClubs } from '../../lib/commands/growth/clubs';
import { kindsOfRows } from '../../lib/commands/growth/copies';
import { growTo } from '../../lib/commands/growth/grow';
import { seeded } from '../../lib/engine';
import { type GameId, loadGame } from '../../lib/games/registry';
import { clubView, myTables, seasonView, submit, tableView } from '../../lib/play';
import { freshPostgres, hasPostgres } from '../support/databases';

const quiet = { log: pino({ level: 'silent' }), told: () => undefined };

describe.skipIf(!hasPostgres)('a database that is grown', () => {
  let db: Db;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const fresh = await freshPostgres();
    remove = fresh.remove;
    const opened = await openDatabase({ url: fresh.url, dataDir: '' });
    adoptDatabase(opened);
    db = opened.db;
  });
  afterAll(async () => {
    await closeDatabase();
    await remove();
  });

  const count = async (query: ReturnType<typeof sql>) =>
    Number(((await db.execute(query)) as unknown as { rows: { n: string }[] }).rows[0]?.n);

  it('has as many tables as were wanted, each with all that hangs on its original, and goes on where it was left', async () => {
    expect(await growTo(db, 100, quiet)).toMatchObject({ tables: 100, users: 20 });
    expect(await growTo(db, 200, quiet)).toMatchObject({ tables: 200, users: 40 });
    for (const name of (await kindsOfRows(db)).keys()) {
      if (name === 'tables') continue;
      const of = (owner: string) =>
        count(sql`select count(*) as n from ${sql.identifier(name)} r join tables t on t.id = r.table_id where t.owner_id like ${owner}`);
      // some hundred copies of nine games: where the games have rows, the copies have more
      const [original, copied] = [await of('original-%'), await of('grown-%')];
      expect(copied, name).toBeGreaterThanOrEqual(original);
    }
    const whose = sql`select count(*) as n from letters l join users u on u.id = l.user_id where l."to" <> u.email`;
    expect(await count(whose)).toBe(0);
    expect(await count(sql`select count(*) as n from letters where user_id like 'grown-%'`)).toBeGreaterThan(0);
  });

  it('has clubs with members and tables, and leagues whose seasons can be looked at', async () => {
    for (let twice = 0; twice < 2; twice++) await growClubs(db, { tables: 200, users: 40 }, quiet.told);
    const stranger = { user: null, language: 'en' } as const;
    expect(await clubView(stranger, 'grown-club-0')).toMatchObject({ members: 40 });
    expect(await count(sql`select count(*) as n from tables where club_id = 'grown-club-0'`)).toBeGreaterThan(50);
    const over = await seasonView(stranger, { league: 'grown-league-0-0', season: 1 });
    expect(over.divisions.map(({ table }) => table.map(({ played }) => played))).toEqual([Array(10).fill(9)]);
    const running = await seasonView(stranger, { league: 'grown-league-of-all', season: 1 });
    expect(running.divisions[0]?.table).toHaveLength(40);
    expect(await count(sql`select count(*) as n from pairings where table_id is not null`)).toBeGreaterThan(100);
  });

  it('can be played on: a copy takes the next order of its own player', async () => {
    const { rows } = (await db.execute(sql`select q.table_id as id, s.user_id as "user" from questions q
      join seats s on s.table_id = q.table_id and s.seat = q.seat where s.user_id like 'grown-%' and not q.held limit 5`)) as unknown as {
      rows: { id: string; user: string }[];
    };
    expect(rows).toHaveLength(5);
    for (const { id, user } of rows) {
      const caller = { user, language: 'en' as const };
      expect((await myTables(caller)).some((table) => table.id === id)).toBe(true);
      const shown = await tableView(caller, id);
      const [asked] = shown.questions;
      if (!asked) throw new Error('the player of the question is not asked');
      const game = await loadGame(shown.game as GameId);
      const { view } = await tableView(caller, id, asked.seat);
      const order = game.format(game.bot(view, { ...asked, id: asked.decision }, seeded('next')));
      const sheet = { id: 'next', table: id, seat: asked.seat, decision: asked.decision, orders: [order] };
      expect(await submit(caller, { ...sheet, via: 'web', language: 'en' })).toMatchObject({ kind: expect.stringMatching(/applied|held/) });
    }
  });

  it('does not bury the games of others', async () => {
    await db.insert(users).values({ id: 'somebody', email: 'somebody@example.org' });
    await expect(growTo(db, 300, quiet)).rejects.toThrow('users of its own');
    expect(await count(sql`select count(*) as n from tables where owner_id like 'grown-%'`)).toBe(200);
  });
});

import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { outbox, seats, tables, users } from '../../../db/schema';
import { seeded } from '../../engine';
import type { GameId } from '../../games/registry';
import { continueTable, createTable } from '../../play';
import { copyTables } from '../growth/copies';

const gameId = 'aa-1941' satisfies GameId;

/** Orders that were given at a table before its letters are queued. */
export interface Between {
  least: number;
  most: number;
}

/** A table of 1941 between two people whose first orders the practice bots have given. */
async function playedTable(db: Db, n: number, entries: number): Promise<string> {
  const names = ['one', 'two'].map((each) => `queue-${n}-${each}`);
  await db
    .insert(users)
    .values(names.map((id, at) => ({ id, name: id, email: `${id}@bench.invalid`, language: at === 0 ? 'en' : 'it' }) as const));
  const owner = { user: names[0] ?? '', language: 'en' as const };
  const { loadGame } = await import('../../games/registry');
  const game = await loadGame(gameId);
  const places: string[] = game.seats(game.optionsSchema.parse({}));
  const bots = Object.fromEntries(places.map((seat) => [seat, { kind: 'bot' as const }]));
  const { id } = await createTable(owner, { game: gameId, title: `Queue ${n}`, options: {}, seats: bots, timeControl: { kind: 'none' } });
  await continueTable(id, entries);
  for (const [at, seat] of places.entries()) {
    const userId = names[at % names.length] ?? null;
    await db.update(seats).set({ userId, bot: false }).where(sql`${seats.tableId} = ${id} and ${seats.seat} = ${seat}`);
  }
  // nobody plays on while the letters go out
  await db.update(tables).set({ botsDue: false }).where(eq(tables.id, id));
  return id;
}

/**
 * Queues letters at tables of their own: `originals` positions that were really played, each copied row by row under new ids until there are
 * enough. Every table has two readers: one is asked, one hears that the game has begun.
 */
export async function queueLetters(
  db: Db,
  { letters, originals, entries = { least: 4, most: 28 } }: { letters: number; originals: number; entries?: Between },
): Promise<void> {
  const random = seeded('bench queue');
  const ids: string[] = [];
  for (let n = 0; n < originals; n++)
    ids.push(await playedTable(db, n, entries.least + Math.floor(random() * (entries.most - entries.least))));
  await db.delete(outbox);
  const copies = Math.ceil(letters / 2 / originals);
  await copyTables(db, ids, { first: 1, last: copies }, { difference: { table: (original) => sql`'copy' || n || 'x' || ${original}` } });
  const waiting = sql`insert into outbox (id, kind, table_id, seat, user_id, payload, created_at, not_before)`;
  const first = sql`(select q.seat from questions q where q.table_id = t.id and not q.held order by q.place limit 1)`;
  await db.execute(sql`${waiting} select md5('a' || t.id), 'turn', t.id, s.seat, s.user_id, '{}', now(), now() from tables t
    join seats s on s.table_id = t.id and s.seat = ${first} where t.id like 'copy%'`);
  await db.execute(sql`${waiting} select md5('b' || t.id), 'started', t.id, s.seat, s.user_id, '{}', now(), now() from tables t
    join lateral (select * from seats o where o.table_id = t.id and o.user_id <> (select w.user_id from seats w where w.table_id = t.id and w.seat = ${first})
      order by o.place limit 1) s on true where t.id like 'copy%'`);
  await db.execute(sql`analyze`);
}

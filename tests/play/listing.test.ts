import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { tables } from '../../db/schema';
import { listPublicTables } from '../../db/tables';
import type { Clock } from '../../lib/clock';
import { callOff, createTable } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { leaveToBot, newUser, type Player, ridgesFor } from '../support/tables';

const start = Date.parse('2026-05-01T12:00:00Z');
const at = (hours: number): Clock => ({ now: () => new Date(start + hours * 3_600_000) });

onEachDatabase('the list of public tables', () => {
  let ann: Player;
  let bob: Player;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const { db } = await database();
    const open = { options: {}, seats: { red: { kind: 'me' } }, timeControl: { kind: 'none' } } as const;
    ids.first = (await createTable(ann, { game: 'ridges', title: 'First', ...open }, { clock: at(0) })).id;
    ids.second = (await createTable(ann, { game: 'ridges', title: 'Second', ...open }, { clock: at(1) })).id;
    ids.secret = (await createTable(ann, { game: 'ridges', title: 'Secret', visibility: 'private', ...open }, { clock: at(2) })).id;
    ids.running = await ridgesFor(ann, bob, { visibility: 'public' });
    ids.over = await ridgesFor(ann, bob, { visibility: 'public' });
    await leaveToBot(ids.over, 'blue');
    await callOff(ann, ids.over);
    const seats = { 'germany-japan': { kind: 'bot' }, 'ussr-uk-usa': { kind: 'bot' } } as const;
    const nobody = { user: null, language: 'en' } as const;
    const world = { game: 'aa-1941', title: 'Demo', options: {}, seats, timeControl: { kind: 'none' } } as const;
    ids.demo = (await createTable(nobody, world, { demo: true })).id;
    // an order changes a table, not when it came to its status
    await db
      .update(tables)
      .set({ updatedAt: at(9).now() })
      .where(eq(tables.id, ids.first));
  });

  const listed = async (query: { game?: string; limit: number }) => {
    const { db } = await database();
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return (await listPublicTables(db, query)).map(({ id }) => names.get(id) ?? '?').filter((name) => name !== '?');
  };

  it('has demos first, then open, running and finished tables, each by the latest change', async () => {
    expect(await listed({ limit: 100 })).toEqual(['demo', 'first', 'second', 'running', 'over']);
  });

  it('is of one game where that is wanted, and never longer than wanted', async () => {
    expect(await listed({ game: 'ridges', limit: 100 })).toEqual(['first', 'second', 'running', 'over']);
    expect(await listed({ game: 'ridges', limit: 1 })).toEqual(['second']);
  });
});

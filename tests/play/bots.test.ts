import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { entries, tables } from '../../db/schema';
import { continueTable, createTable, type NewTable, tablesToContinue, tableView } from '../../lib/play';
import { verifyTable } from '../../lib/play/log/verify';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, send } from '../support/tables';

const bots: NewTable = {
  game: 'ridges',
  title: 'Bots',
  options: { ridges: 9 },
  seats: { red: { kind: 'bot' }, blue: { kind: 'bot' } },
  timeControl: { kind: 'none' },
};

onEachDatabase('bots', () => {
  let ann: Player;
  beforeAll(async () => {
    ann = await newUser('Ann');
  });
  const log = async (id: string) => {
    const { db } = await database();
    return db.select().from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq);
  };

  it('play a table that nobody else sits at to its end', async () => {
    const { id } = await createTable(ann, bots);
    await continueTable(id);
    expect(await tableView(ann, id)).toMatchObject({ status: 'over', waiting: [] });
    const rows = await log(id);
    expect(rows.every(({ via }) => via === 'bot' || via === 'forced')).toBe(true);
    expect(await verifyTable(id)).toMatchObject({ ok: true, entries: rows.length });
    expect(await continueTable(id)).toEqual({ seq: rows.length, more: false });
  });

  it('move a demonstration as far as it is told to', async () => {
    const demo = async (steps: number[]) => {
      const { id } = await createTable(ann, bots, { demo: true });
      expect(await tableView(ann, id)).toMatchObject({ seq: 0, waiting: ['red', 'blue'], demo: true });
      for (const most of steps) await continueTable(id, most);
      return (await tableView(ann, id)).seq;
    };
    // two sealed orders are appended together: one more than asked for, never two
    for (const most of [1, 2, 3, 6]) expect([most, most + 1]).toContain(await demo([most]));
    expect([6, 7, 8, 9]).toContain(await demo([3, 2, 1]));
  });

  it('answer for their seat when a human has moved, and wait for the human otherwise', async () => {
    const { id } = await createTable(ann, { ...bots, seats: { red: { kind: 'me' }, blue: { kind: 'bot' } } });
    expect(await tablesToContinue()).not.toContain(id);
    expect(await tableView(ann, id)).toMatchObject({ waiting: ['red'], seq: 0 });
    const receipt = await send(ann, id, 'red', ['DEPLOY 1']);
    expect(receipt.kind).toBe('applied');
    const [first, second] = await log(id);
    expect([first, second]).toMatchObject([
      { seat: 'red', via: 'web' },
      { seat: 'blue', via: 'bot' },
    ]);
  });

  it('left to the worker are found by it, those of demonstrations are not', async () => {
    const { db } = await database();
    const { id } = await createTable(ann, { ...bots, seats: { red: { kind: 'me' }, blue: { kind: 'bot' } } });
    await db.update(tables).set({ botsDue: true }).where(eq(tables.id, id));
    expect(await tablesToContinue()).toContain(id);
    expect(await continueTable(id)).toEqual({ seq: 0, more: false });
    expect(await tablesToContinue()).not.toContain(id);
    await db.update(tables).set({ botsDue: true, demo: true }).where(eq(tables.id, id));
    expect(await tablesToContinue()).not.toContain(id);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, type Db, database, openDatabase } from '../../db/client';
import { heartbeats, outbox, pauses, questions, records, seats, tables } from '../../db/schema';
import { localTransport } from '../../lib/mail/outbox/transport';
import { creditOutages, expireDue, keepTime, remindDue } from '../../lib/play';
import { startWorker } from '../../lib/worker';
import { clocked } from '../support/clocked';
import { freshPostgres, hasPostgres, onEachDatabase } from '../support/databases';
import { soon } from '../support/news';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

const hour = 3_600_000;

onEachDatabase('an outage', () => {
  let ann: Player;
  let bob: Player;
  let db: Db;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    ({ db } = await database());
  });
  beforeEach(async () => {
    await db.delete(heartbeats);
    await db.delete(pauses);
  });
  const told = (id: string) => db.select().from(records).where(eq(records.tableId, id));

  it('is no outage while the worker keeps time', async () => {
    const table = await clocked(ann, bob);
    for (const minutes of [0, 0.5, 1, 1.9]) await keepTime(table.at(minutes / 60), 60);
    expect(await db.select().from(pauses)).toEqual([]);
    expect(await table.question('blue')).toMatchObject({ deadline: table.at(24) });
  });

  it('moves open deadlines on by the time lost, and nobody has missed any', async () => {
    const table = await clocked(ann, bob);
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await keepTime(table.at(20), 60);
    // down for ten hours: the deadline passed meanwhile
    await keepTime(table.at(30), 60);
    expect(await table.question('blue')).toMatchObject({ deadline: table.at(34), expiresAt: table.at(34) });
    expect(await expireDue(table.at(30))).not.toContain(table.id);
    expect((await table.seat('blue')).missed).toBe(0);
    expect(await told(table.id)).toMatchObject([
      { kind: 'outage', en: expect.stringContaining('10 hours'), it: expect.stringContaining('10 ore') },
    ]);
    await keepTime(table.at(30.01), 5 * 3600);
    expect(await told(table.id)).toHaveLength(1);
    expect(await expireDue(table.at(34))).toContain(table.id);
  });

  it('credits only time that counts', async () => {
    // Saturday noon: nothing counts before Monday nine
    const table = await clocked(ann, bob, { turn: 9, zone: 'Europe/Rome', days: [1, 2, 3, 4, 5], hours: { from: '09:00', to: '18:00' } });
    expect(await table.question('blue')).toMatchObject({ deadline: new Date('2026-03-30T16:00:00Z') });
    await keepTime(table.at(1), 60);
    await keepTime(new Date('2026-03-30T08:00:00Z'), 60);
    expect(await table.question('blue')).toMatchObject({ deadline: new Date('2026-03-31T08:00:00Z') });
  });

  it('does not let anybody expire before it is recorded, whoever moves the table', async () => {
    const table = await clocked(ann, bob);
    await keepTime(table.at(20), 60);
    // back at 30; a player is quicker than the worker
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(30));
    expect(await table.log()).toEqual([]);
    await keepTime(table.at(30.01), 5 * 3600);
    expect(await table.question('blue')).toMatchObject({ lapsed: false, deadline: table.at(34.01) });
    expect(await expireDue(table.at(34.02))).toContain(table.id);
    expect(await table.log()).toEqual(['red DEPLOY 2 web', 'blue DEPLOY 0 deadline']);
  });

  it('is credited after a process that ended in the middle', async () => {
    const table = await clocked(ann, bob);
    await db.insert(pauses).values({ from: table.at(2), until: table.at(5), reason: 'outage' });
    await keepTime(table.at(5.001), 60);
    expect(await table.question('red')).toMatchObject({ deadline: table.at(27) });
    expect((await db.select().from(pauses))[0]!.appliedAt).toEqual(table.at(5.001));
  });

  it('is credited some tables at a time, each once, and its end is told to who asks', async () => {
    const made = [await clocked(ann, bob), await clocked(ann, bob), await clocked(ann, bob)];
    const [first] = made;
    await db.insert(pauses).values([
      { from: first!.at(2), until: first!.at(5), reason: 'outage' },
      { from: first!.at(6), until: first!.at(7), reason: 'outage' },
    ]);
    const rounds: boolean[] = [];
    do rounds.push(await creditOutages(first!.at(8), 1));
    while (rounds.at(-1));
    // one batch and its end for each of the two: every table is looked at again for the second
    expect(rounds).toEqual([true, true, true, false]);
    for (const table of made) {
      expect(await table.question('red')).toMatchObject({ deadline: table.at(28) });
      expect((await told(table.id)).map(({ en }) => /for (.*?)\./.exec(en)?.[1])).toEqual(['3 hours', '1 hour']);
    }
    expect(await creditOutages(first!.at(8), 1)).toBe(false);
  });

  it('moves a deadline before a reminder is computed from it', async () => {
    const table = await clocked(ann, bob);
    await db.insert(pauses).values({ from: table.at(2), until: table.at(20), reason: 'outage' });
    await remindDue(table.at(20.01));
    const reminders = () => db.$count(outbox, and(eq(outbox.tableId, table.id), eq(outbox.kind, 'reminder')));
    // three quarters of a day are over, and none of them counted
    expect(await reminders()).toBe(0);
    expect(await table.question('red')).toMatchObject({ deadline: table.at(42) });
    await creditOutages(table.at(20.02));
    expect(await told(table.id)).toHaveLength(1);
    await remindDue(table.at(41));
    expect(await reminders()).toBeGreaterThan(0);
  });

  it('is told to a table whose old deadline was looked at before its time came', async () => {
    const table = await clocked(ann, bob);
    await db.insert(pauses).values({ from: table.at(2), until: table.at(20), reason: 'outage' });
    await expireDue(table.at(25));
    expect(await told(table.id)).toHaveLength(1);
    await creditOutages(table.at(25.01));
    expect(await told(table.id)).toHaveLength(1);
    expect(await table.question('red')).toMatchObject({ deadline: table.at(42), lapsed: false });
  });

  it('does not count what a question asked later never lost', async () => {
    const table = await clocked(ann, bob);
    await keepTime(table.at(1), 60);
    await keepTime(table.at(3), 60);
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(3));
    await send(bob, table.id, 'blue', ['DEPLOY 1'], {}, table.clockAt(4));
    expect(await table.question('blue')).toMatchObject({ kind: 'rally', deadline: table.at(10) });
  });

  it('is noticed and credited by a worker that comes back', async () => {
    const id = await ridgesFor(ann, bob, { timeControl: { kind: 'hours', turn: 24, reaction: 6 } });
    const now = Date.now();
    const since = new Date(now - 25 * hour);
    const deadline = new Date(now - hour);
    // asked yesterday, due an hour ago, while nobody had kept time for two
    await db.update(questions).set({ since, deadline, expiresAt: deadline }).where(eq(questions.tableId, id));
    await db.insert(heartbeats).values({ id: 'worker', at: new Date(now - 2 * hour), patience: 60 });
    const worker = await startWorker(localTransport);
    const found = async () => (await db.select().from(questions).where(eq(questions.tableId, id)))[0]!;
    for (let n = 0; n < 2000 && (await found()).deadline! <= new Date(now); n++) await new Promise((resolve) => setTimeout(resolve, 25));
    await worker.stop();
    const left = (await found()).deadline!.getTime() - now;
    expect(left).toBeGreaterThanOrEqual(hour);
    expect(left).toBeLessThan(hour + 60_000);
    const [beat] = await db.select().from(heartbeats);
    expect(beat!.at.getTime()).toBeGreaterThanOrEqual(now);
    expect((await db.select().from(seats).where(eq(seats.tableId, id))).map(({ missed }) => missed)).toEqual([0, 0]);
  });
});

describe.skipIf(!hasPostgres)('an outage whose process is killed while it is credited', () => {
  it('is credited to the others by the next process, and to nobody twice', async () => {
    const { url, remove } = await freshPostgres();
    adoptDatabase(await openDatabase({ url, dataDir: '' }));
    try {
      const { db } = await database();
      const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
      const made = [];
      for (let n = 0; n < 8; n++) made.push(await clocked(ann, bob));
      const byId = made.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const { at, id: middle } = byId[4]!;
      await db.insert(pauses).values({ from: at(2), until: at(5), reason: 'outage' });
      const child = await db.transaction(async (tx) => {
        // it waits for this table, and is killed there
        await tx.select().from(tables).where(eq(tables.id, middle)).for('update');
        const spawned = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'tests/play/clock-to-kill.ts'], {
          env: { ...process.env, DATABASE_URL: url, NOW: at(6).toISOString() },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const gone = once(spawned, 'exit');
        await soon(async () => (await db.$count(records)) === 4);
        spawned.kill('SIGKILL');
        await gone;
        return spawned;
      });
      expect(child.signalCode).toBe('SIGKILL');
      expect(await db.$count(pauses, isNotNull(pauses.appliedAt))).toBe(0);
      await creditOutages(at(7));
      for (const table of byId) {
        expect(await table.question('red')).toMatchObject({ deadline: at(27) });
        expect(await db.$count(records, eq(records.tableId, table.id))).toBe(1);
      }
      expect(await db.$count(pauses, isNotNull(pauses.appliedAt))).toBe(1);
    } finally {
      await closeDatabase();
      await remove();
    }
  });
});

import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { heartbeats, pauses, questions, records, seats } from '../../db/schema';
import { localTransport } from '../../lib/mail/outbox/transport';
import { expireDue, keepTime } from '../../lib/play';
import { startWorker } from '../../lib/worker';
import { clocked } from '../support/clocked';
import { onEachDatabase } from '../support/databases';
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

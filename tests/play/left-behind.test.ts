import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { entries, linesApart, submissions } from '../../db/schema';
import { logEntries, type Receipt, receiptBefore, setStandingOrders } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

onEachDatabase('what an order leaves behind', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    ann = await newUser('Ann');
    bob = await newUser('Bob', 'it');
  });

  const keptOf = async (table: string, id: string) => {
    const { db } = await database();
    const [row] = await db
      .select()
      .from(submissions)
      .where(and(eq(submissions.tableId, table), eq(submissions.id, id)));
    return row!;
  };

  /** Sends a sheet, twice: how often it is answered does not change a byte of the answer. */
  const sendTwice = async (...[caller, table, seat, orders, more]: Parameters<typeof send>): Promise<Receipt> => {
    const first = await send(caller, table, seat, orders, more);
    const again = await send(caller, table, seat, orders, more);
    if (again.kind !== 'repeated') throw new Error(`the same sheet was ${again.kind}`);
    expect(JSON.stringify(again.receipt)).toBe(JSON.stringify(first));
    return first;
  };

  it('is a receipt without what the log says, which is told again byte by byte', async () => {
    const id = await ridgesFor(ann, bob);
    const held = await sendTwice(ann, id, 'red', ['DEPLOY 3'], { id: 'held' });
    const inItalian = await sendTwice(bob, id, 'blue', ['schiera 2'], { id: 'italian' });
    const rallied = await sendTwice(bob, id, 'blue', ['RALLY'], { id: 'english', language: 'en' });
    expect([held.kind, inItalian.kind, rallied.kind]).toEqual(['held', 'applied', 'applied']);
    expect(inItalian).toMatchObject({ seq: 2, understood: ['SCHIERA 2'] });
    expect((inItalian as { told: string[] }).told.join(' ')).toContain('Blu schiera 2');
    expect((rallied as { told: string[] }).told).not.toEqual([]);
    const kept = await Promise.all(['held', 'italian', 'english'].map(async (each) => (await keptOf(id, each)).receipt));
    expect(kept).toEqual([{ after: 0, understood: ['DEPLOY 3'] }, { after: 0, language: 'it', understood: ['SCHIERA 2'] }, { after: 2 }]);
    // later orders change nothing of what was told
    await send(ann, id, 'red', ['DEPLOY 1']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await sendAgain(id, held, inItalian, rallied);
  });

  const sendAgain = async (table: string, ...[held, inItalian, rallied]: Receipt[]) => {
    expect(await send(ann, table, 'red', ['DEPLOY 3'], { id: 'held' })).toEqual({ kind: 'repeated', receipt: held });
    expect(await send(bob, table, 'blue', ['schiera 2'], { id: 'italian' })).toEqual({ kind: 'repeated', receipt: inItalian });
    expect(await receiptBefore({ table, seat: 'blue', id: 'english' })).toEqual(rallied);
    expect(await receiptBefore({ table, seat: 'red', id: 'english' })).toBeNull();
  };

  it('is what was refused behind accepted orders, and that the game is over', async () => {
    const id = await ridgesFor(ann, bob);
    await sendTwice(bob, id, 'blue', ['DEPLOY 1'], { id: 'sealed' });
    const part = await sendTwice(ann, id, 'red', ['DEPLOY 2', 'DANCE'], { id: 'part' });
    expect(part).toMatchObject({ kind: 'applied', refused: { index: 1, line: 'DANCE' }, over: false });
    for (let round = 1; round < 3; round++) {
      await send(bob, id, 'blue', ['PASS']);
      await send(ann, id, 'red', ['DEPLOY 2']);
      await send(bob, id, 'blue', ['DEPLOY 1']);
    }
    const last = await sendTwice(bob, id, 'blue', ['PASS'], { id: 'last', language: 'en' });
    expect(last).toMatchObject({ kind: 'applied', over: true });
    expect((await keptOf(id, 'last')).receipt).toEqual({ after: 8, over: true });
  });

  it('does not take the standing orders that followed for orders of the sheet', async () => {
    const id = await ridgesFor(ann, bob);
    await setStandingOrders(bob, id, 'blue', { lost: 'pass' });
    await send(ann, id, 'red', ['DEPLOY 3']);
    const sheet = await sendTwice(bob, id, 'blue', ['DEPLOY 2'], { id: 'followed', language: 'en' });
    expect(sheet).toMatchObject({ understood: ['DEPLOY 2'], seq: 3 });
  });

  it('answers for receipts that were kept whole, under their whole digest', async () => {
    const id = await ridgesFor(ann, bob);
    const { db } = await database();
    await send(bob, id, 'blue', ['DEPLOY 2']);
    const first = await send(ann, id, 'red', ['DEPLOY 3'], { id: 'old' });
    const { digest } = await keptOf(id, 'old');
    expect(digest).toMatch(/^[\w-]{22}$/);
    const whole = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('[null,["DEPLOY 3"]]'));
    const told = { ...first, told: ['as it was said then'] };
    await db
      .update(submissions)
      .set({ receipt: told, digest: Buffer.from(whole).toString('hex') })
      .where(and(eq(submissions.tableId, id), eq(submissions.id, 'old')));
    expect(await send(ann, id, 'red', ['DEPLOY 3'], { id: 'old' })).toEqual({ kind: 'repeated', receipt: told });
    expect(await send(ann, id, 'red', ['DEPLOY 1'], { id: 'old' })).toMatchObject({ kind: 'refused' });
  });

  it('is lines without words, which readers hear in their own; those that were written with words keep them', async () => {
    const id = await ridgesFor(ann, bob);
    const { db } = await database();
    await send(ann, id, 'red', ['DEPLOY 3']);
    await send(bob, id, 'blue', ['DEPLOY 2']);
    const linesFor = async (caller: Player) => (await logEntries(caller, id)).entries.flatMap(({ lines }) => lines);
    expect((await linesFor(ann)).join(' ')).toContain('Red deploys 3');
    expect((await linesFor(bob)).join(' ')).toContain('Blu schiera 2');
    const old = { tableId: id, seq: 2, index: 0, audience: 'all' as const, seats: [], event: { type: 'deployed' } };
    await db.insert(linesApart).values({ ...old, en: 'Said so.', it: 'Detto così.' });
    expect(await linesFor(ann)).toContain('Said so.');
    expect(await linesFor(bob)).toContain('Detto così.');
  });

  it('is what a take-back needs, in times that are told one since the other', async () => {
    const id = await ridgesFor(ann, bob, { timeControl: { kind: 'none' } });
    const { db } = await database();
    await send(ann, id, 'red', ['DEPLOY 3']);
    await send(bob, id, 'blue', ['DEPLOY 2']);
    const { rows } = (await db.execute(sql`select answered::text as text from entries where table_id = ${id} and seq = 1`)) as unknown as {
      rows: { text: string }[];
    };
    const [{ answered } = { answered: null }] = await db
      .select({ answered: entries.answered })
      .from(entries)
      .where(eq(entries.tableId, id));
    const { askedAt, since } = answered!.question!;
    const asked = Date.parse(askedAt);
    expect(JSON.parse(rows[0]!.text).slice(4)).toEqual([asked, Date.parse(since) - asked, expect.any(Number)]);
    // as it was kept before: each time since 1970
    const column = entries.answered as unknown as { mapFromDriverValue(kept: unknown): unknown };
    const paid = asked - 1000;
    expect(column.mapFromDriverValue([5000, paid, 1, null, asked, asked + 5, 0, asked + 60_000])).toEqual({
      seal: null,
      question: { askedAt, since: new Date(asked + 5).toISOString(), first: false, deadline: new Date(asked + 60_000).toISOString() },
      seat: { bank: 5000, paidUntil: new Date(paid).toISOString(), begun: true },
    });
    expect(column.mapFromDriverValue([5000, paid, 1, null, 1000, 5, 0, 59_995])).toEqual(
      column.mapFromDriverValue([5000, paid, 1, null, asked, asked + 5, 0, asked + 60_000]),
    );
  });
});

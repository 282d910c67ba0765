import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { entriesOf } from '../../db/log';
import { pauses, questions, seats, tables } from '../../db/schema';
import { seeded } from '../../lib/engine';
import { acceptInvite, creditOutages, expireDue, handOver, setTimeControl, takeBack, withdraw } from '../../lib/play';
import { undosOf } from '../../lib/play/orders/take-back';
import { rebuildTable } from '../../lib/play/writer/rebuild';
import { type Clocked, clocked } from '../support/clocked';
import { onOneDatabase } from '../support/databases';
import { leaveToBot, newUser, type Player, send } from '../support/tables';

const hour = 3_600_000;
const bank = { start: 10, increment: 2, cap: 14 };

onOneDatabase('clocks that were lost', () => {
  let ann: Player;
  let bob: Player;
  let db: Db;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    ({ db } = await database());
  });
  beforeEach(async () => {
    await db.update(tables).set({ status: 'over' });
    await db.delete(questions);
    await db.delete(pauses);
  });

  /** Of a sealed answer that is held no clock runs. */
  const clocksOf = async (id: string) => {
    const asked = await db.select().from(questions).where(eq(questions.tableId, id)).orderBy(questions.place);
    const rows = await db.select().from(seats).where(eq(seats.tableId, id)).orderBy(seats.place);
    return {
      asked: asked.map(({ remindAt: _, lookAt: __, ...row }) =>
        row.held ? { decision: row.decision, seat: row.seat, place: row.place, held: true } : row,
      ),
      banks: rows.map((row) => ({ seat: row.seat, bank: row.bank, paidUntil: row.paidUntil, begun: row.begun })),
    };
  };
  const losses: [string, (id: string) => Promise<unknown>][] = [
    ['nothing', async () => undefined],
    ['the questions', (id) => db.delete(questions).where(eq(questions.tableId, id))],
    ['the banks', (id) => db.update(seats).set({ bank: null, paidUntil: null, begun: false }).where(eq(seats.tableId, id))],
    [
      'what the rows say',
      async (id) => {
        const wrong = new Date('2001-01-01T00:00:00Z');
        const time = { askedAt: wrong, since: wrong, first: true, freeUntil: wrong, deadline: wrong, expiresAt: null };
        await db.update(questions).set(time).where(eq(questions.tableId, id));
        await db.update(seats).set({ bank: 1, paidUntil: wrong, begun: true }).where(eq(seats.tableId, id));
      },
    ],
  ];
  const isRestored = async (table: Clocked, now: Date, note = '') => {
    const before = await clocksOf(table.id);
    for (const [what, lose] of losses) {
      await lose(table.id);
      expect(await rebuildTable(table.id, now)).toBe(true);
      expect(await clocksOf(table.id), `${what} ${note}`).toEqual(before);
    }
    const looked = await db
      .select()
      .from(questions)
      .where(and(eq(questions.tableId, table.id), eq(questions.held, false)));
    for (const { remindAt, lookAt, since, deadline, expiresAt } of looked) {
      if (deadline !== null) expect({ remindAt, lookAt }).toEqual({ remindAt: since, lookAt: expiresAt });
    }
  };

  describe.each(Array.from({ length: 12 }, (_, i) => i + 1))('a game by chance, number %i', (seed) => {
    it('come back as they were, whatever is lost', async () => {
      const random = seeded(`clocks ${seed}`);
      const under = (most: number) => Math.floor(random() * most);
      const table = await clocked(ann, bob, {
        turn: 8,
        reaction: 4,
        first: under(2) * 6,
        grace: under(2),
        bank: under(4) > 0 ? bank : null,
      });
      const holders: Record<string, Player> = { red: ann, blue: bob };
      let at = 0;
      for (let move = 0; move < 24; move++) {
        at += random() * 9;
        const now = table.at(at);
        const clock = { now: () => now };
        const chance = under(12);
        if (chance === 0) {
          const until = new Date(now.getTime() - hour / 10);
          await db.insert(pauses).values({ from: new Date(until.getTime() - 2 * hour), until, reason: 'outage' });
        }
        await creditOutages(now);
        await expireDue(now);
        const open = (await db.select().from(questions).where(eq(questions.tableId, table.id))).filter(({ held }) => !held);
        const question = open[under(open.length)];
        if (!question) break;
        const player = holders[question.seat]!;
        if (chance === 1) {
          const undo = undosOf(await entriesOf(db, table.id), question.seat, now).find(({ free }) => free);
          if (undo) await takeBack(player, table.id, { seat: question.seat, entry: undo.entry }, clock);
        } else {
          const order = question.kind === 'rally' ? ['PASS', 'RALLY'][under(2)]! : `DEPLOY ${under(3)}`;
          await send(player, table.id, question.seat, [order], { decision: question.decision }, clock);
        }
        await isRestored(table, now, `after move ${move} of ${seed}`);
      }
    });
  });

  it('know who sits where since when', async () => {
    const table = await clocked(ann, bob, { bank });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    const { token } = await handOver(bob, table.id, 'blue', null);
    const cleo = await newUser('Cleo');
    await acceptInvite(cleo, token, undefined, table.clockAt(20));
    await isRestored(table, table.at(21));
    await leaveToBot(table.id, 'blue', table.clockAt(22));
    await isRestored(table, table.at(23));
  });

  it('keep what changed rules have left, which no log tells, as long as the rows are there', async () => {
    const table = await clocked(ann, bob, { bank });
    await setTimeControl(ann, table.id, { kind: 'hours', turn: 48, reaction: 6, bank }, table.clockAt(18));
    const before = await clocksOf(table.id);
    expect(await table.question('blue')).toMatchObject({ since: table.at(-18) });
    await db.update(questions).set({ deadline: null, expiresAt: null }).where(eq(questions.tableId, table.id));
    await rebuildTable(table.id, table.at(19));
    expect(await clocksOf(table.id)).toEqual(before);
    await db.delete(questions).where(eq(questions.tableId, table.id));
    await rebuildTable(table.id, table.at(19));
    expect(await table.question('blue')).toMatchObject({ since: table.at(0), deadline: table.at(58) });
  });

  it('know nothing of an order that was sealed and withdrawn before the seat answers again', async () => {
    const table = await clocked(ann, bob, { bank });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await withdraw(ann, table.id, 'red', table.clockAt(2));
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(3));
    await send(bob, table.id, 'blue', ['DEPLOY 1'], {}, table.clockAt(4));
    await send(bob, table.id, 'blue', ['PASS'], {}, table.clockAt(5));
    await send(ann, table.id, 'red', ['DEPLOY 1'], {}, table.clockAt(6));
    await isRestored(table, table.at(7));
    expect(await db.$count(questions, and(eq(questions.tableId, table.id), ne(questions.deadline, table.at(0))))).toBeGreaterThan(0);
  });
});

import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { entries, questions, seats } from '../../db/schema';
import { comeBack, createTable, expireDue, joinTable, startTable, tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, send } from '../support/tables';

const hour = 3_600_000;

onEachDatabase('deadlines', () => {
  let ann: Player;
  let bob: Player;
  let db: Db;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    ({ db } = await database());
  });

  /** A table whose clock started at noon: 24 hours for a turn, 6 for a reaction. `at` is so many hours later. */
  async function timed() {
    const noon = new Date('2026-03-28T12:00:00Z');
    const at = (hours: number) => new Date(noon.getTime() + hours * hour);
    const clockAt = (hours: number) => ({ now: () => at(hours) });
    const timeControl = { kind: 'hours', turn: 24, reaction: 6 } as const;
    const { id } = await createTable(ann, {
      game: 'ridges',
      title: 'T',
      options: { ridges: 3 },
      seats: { red: { kind: 'me' } },
      timeControl,
    });
    await joinTable(bob, id, 'blue');
    await startTable(ann, id, { clock: clockAt(0) });
    return { id, at, clockAt };
  }
  const deadlineFor = async (who: Player, id: string) => (await tableView(who, id)).questions.map(({ deadline }) => deadline);
  const log = async (id: string) =>
    (await db.select().from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq)).map(
      ({ seat, via, notation }) => `${seat} ${notation} ${via}`,
    );
  const missed = async (id: string, seat: string) =>
    (
      await db
        .select()
        .from(seats)
        .where(and(eq(seats.tableId, id), eq(seats.seat, seat)))
    )[0]!.missed;

  it('are a turn’s or a reaction’s time after the question, across a change to summer time too', async () => {
    const { id, clockAt } = await timed();
    expect(await deadlineFor(bob, id)).toEqual(['2026-03-29T12:00:00.000Z']);
    await send(bob, id, 'blue', ['DEPLOY 1'], {}, clockAt(1));
    expect(await deadlineFor(ann, id)).toEqual(['2026-03-29T12:00:00.000Z']);
    await send(ann, id, 'red', ['DEPLOY 2'], {}, clockAt(2));
    expect(await deadlineFor(bob, id)).toEqual(['2026-03-28T20:00:00.000Z']);
    expect(await tableView(bob, id)).toMatchObject({ deadline: '2026-03-28T20:00:00.000Z' });
  });

  it('do nothing before they pass', async () => {
    const { id, at } = await timed();
    expect(await expireDue(at(23.9))).not.toContain(id);
    expect(await log(id)).toEqual([]);
  });

  it('give the fallback’s answer when they pass, once', async () => {
    const { id, at, clockAt } = await timed();
    await send(ann, id, 'red', ['DEPLOY 2'], {}, clockAt(1));
    expect(await expireDue(at(24))).toContain(id);
    expect(await log(id)).toEqual(['red DEPLOY 2 web', 'blue DEPLOY 0 deadline']);
    expect(await deadlineFor(bob, id)).toEqual([at(30).toISOString()]);
    expect(await expireDue(at(24))).not.toContain(id);
    expect(await missed(id, 'blue')).toBe(1);
    expect(await missed(id, 'red')).toBe(0);
  });

  it('count as missed when the answer they give is sealed and waits for others', async () => {
    const { id, at } = await timed();
    // red has more time
    await db
      .update(questions)
      .set({ since: at(24), deadline: at(48), expiresAt: at(48) })
      .where(and(eq(questions.tableId, id), eq(questions.seat, 'red')));
    await expireDue(at(24));
    expect(await log(id)).toEqual([]);
    expect(await missed(id, 'blue')).toBe(1);
    expect(await tableView(bob, id)).toMatchObject({ waiting: ['red'], questions: [{ held: true }] });
  });

  it('take an order that comes late but before the clock was looked at', async () => {
    const { id, clockAt } = await timed();
    await send(ann, id, 'red', ['DEPLOY 2'], {}, clockAt(1));
    expect(await send(bob, id, 'blue', ['DEPLOY 1'], {}, clockAt(25))).toMatchObject({ kind: 'applied', understood: ['DEPLOY 1'] });
    expect(await missed(id, 'blue')).toBe(0);
  });

  it('answer at once for a seat that let two pass, until it speaks again', async () => {
    const { id, at, clockAt } = await timed();
    await send(ann, id, 'red', ['DEPLOY 2'], {}, clockAt(1));
    await expireDue(at(24));
    await expireDue(at(31));
    expect(await missed(id, 'blue')).toBe(2);
    expect(await log(id)).toEqual(
      ['red DEPLOY 2 web', 'blue DEPLOY 0 deadline', 'blue PASS deadline', 'blue DEPLOY 0 deadline'].slice(0, 3),
    );
    // blue is away: red's order alone plays the round
    expect(await send(ann, id, 'red', ['DEPLOY 3'], {}, clockAt(32))).toMatchObject({ kind: 'applied' });
    expect((await log(id)).slice(3)).toEqual(['red DEPLOY 3 web', 'blue DEPLOY 0 deadline', 'blue PASS deadline']);
    expect(await tableView(ann, id)).toMatchObject({ seats: [{ away: false }, { away: true }] });
    // the next question was answered before Bob could see it, but he is heard
    expect(await send(bob, id, 'blue', ['DEPLOY 9'], {}, clockAt(33))).toMatchObject({ kind: 'closed' });
    expect(await missed(id, 'blue')).toBe(0);
    await send(ann, id, 'red', ['DEPLOY 3'], {}, clockAt(34));
    expect(await tableView(bob, id)).toMatchObject({ seq: 8, waiting: ['blue'], seats: [{}, { away: false }] });
  });

  it('are missed no more once the player says to be back', async () => {
    const { id } = await timed();
    await db.update(seats).set({ missed: 2 }).where(eq(seats.tableId, id));
    await comeBack(bob, id);
    expect([await missed(id, 'red'), await missed(id, 'blue')]).toEqual([2, 0]);
  });

  it('who writes after missing deadlines is asked again within the same sheet', async () => {
    const { id, clockAt } = await timed();
    await send(bob, id, 'blue', ['DEPLOY 3'], {}, clockAt(1));
    await db
      .update(seats)
      .set({ missed: 2 })
      .where(and(eq(seats.tableId, id), eq(seats.seat, 'red')));
    await send(ann, id, 'red', ['DEPLOY 2'], {}, clockAt(2));
    expect(await log(id)).toEqual(['red DEPLOY 2 web', 'blue DEPLOY 3 web']);
    expect((await tableView(ann, id)).questions).toMatchObject([{ decision: '1.rally.red', held: false }]);
  });
});

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, database, openDatabase } from '../../db/client';
import { insertPause } from '../../db/clock';
import { outbox, tables, users } from '../../db/schema';
import { deliverDue } from '../../lib/mail/outbox/deliver';
import { remindDue, setLetterSettings, setTableLetters } from '../../lib/play';
import { freshPostgres, hasPostgres, onEachDatabase } from '../support/databases';
import { anna, bruno, clear, collect, evening } from './evening';
import { fakeClock, type TestPost, testPost } from './post';

const minute = 60_000;
const hour = 60 * minute;

/** A fresh house with one table, a day for each turn; the first letters are read. */
async function asked(choice: Parameters<typeof evening>[1] = {}) {
  const post = await testPost();
  await post.db.update(tables).set({ status: 'over' });
  const table = await evening(post, choice);
  post.clock.pass(11_000);
  await collect(post);
  const wait = async (milliseconds: number) => {
    post.clock.pass(milliseconds);
    await remindDue(post.clock.now());
    return (await collect(post)).map(({ to, text }) => `${to.split('@')[0]}: ${text.split('\n\n')[1]?.toLowerCase()}`);
  };
  return { post, table, wait };
}

onEachDatabase('a reminder', () => {
  beforeEach(clear);

  it('comes at half and at nine tenths of the time, each once, in the words of its reader', async () => {
    const { post, wait } = await asked();
    expect(await wait(12 * hour - minute)).toEqual([]);
    expect(await wait(minute)).toEqual(['anna: you are waited for', 'bruno: ti stanno aspettando']);
    expect(await wait(hour)).toEqual([]);
    post.clock.pass(8.6 * hour);
    await remindDue(post.clock.now());
    const [letter] = await collect(post);
    expect(letter?.text).toContain('90 % of your time is used up.');
    expect(letter?.text).toContain('Red: How many of your companies');
    expect(letter?.text).toContain('Answer by Tuesday 5 August, 11:00');
    expect(await wait(hour)).toEqual([]);
  });

  it('comes to the late one only', async () => {
    const { table, wait } = await asked();
    await table.play('red', 'DEPLOY 2');
    expect(await wait(12 * hour)).toEqual(['bruno: ti stanno aspettando']);
  });

  it('never comes after the answer, even when it was waiting to leave', async () => {
    const { post, table } = await asked();
    post.clock.pass(12 * hour);
    expect(await remindDue(post.clock.now())).toBe(2);
    await table.play('red', 'DEPLOY 2');
    expect((await collect(post)).map(({ to }) => to)).toEqual(['bruno@example.org']);
  });

  it('comes when its reader wants it, and to nobody who wants none; the table goes before the account', async () => {
    const { post, table, wait } = await asked();
    const account = { turn: true, question: true, news: true, mode: 'instant', digestAt: '08:00', quiet: null } as const;
    await setLetterSettings(anna, { ...account, reminders: [25] }, post.clock);
    await setLetterSettings(bruno, { ...account, reminders: [75] }, post.clock);
    await setTableLetters(bruno, table.id, { mode: 'account', quiet: 'account', reminders: [] }, post.clock);
    expect(await wait(6 * hour)).toEqual(['anna: you are waited for']);
    expect(await wait(17 * hour)).toEqual([]);
    await post.db.update(users).set({ schedule: { mode: 'instant', digestAt: '08:00', quiet: null, reminders: [50, 90] } });
    await setTableLetters(bruno, table.id, { mode: 'account', quiet: 'account', reminders: 'account' }, post.clock);
  });

  it('counts the time as the clock of the table does: a pause moves it, and an outage loses none', async () => {
    const { post, table, wait } = await asked();
    const from = post.clock.now();
    const pause = { tableId: table.id, from, until: new Date(from.getTime() + 10 * hour), reason: 'outage' as const };
    await post.db.transaction((tx) => insertPause(tx, pause));
    const { reschedule } = await import('../../lib/play/timing/reschedule');
    const { withTable } = await import('../../lib/play/writer/session');
    await withTable(table.id, from, reschedule);
    expect(await wait(13 * hour)).toEqual([]);
    // both shares passed while nobody looked: one letter, the more urgent
    post.clock.pass(20 * hour);
    await remindDue(post.clock.now());
    const letters = await collect(post);
    expect(letters.map(({ kind }) => kind)).toEqual(['reminder', 'reminder']);
    expect(letters[0]?.text).toContain('90 % of your time');
  });
});

describe.skipIf(!hasPostgres)('reminders and several workers', () => {
  it('are one for each share, however many look at once', async () => {
    const fresh = await freshPostgres();
    adoptDatabase(await openDatabase({ url: fresh.url, dataDir: '' }));
    try {
      const clock = fakeClock();
      const posts: TestPost[] = [];
      for (let i = 0; i < 4; i++) posts.push(await testPost(undefined, clock));
      const [post] = posts as [TestPost, ...TestPost[]];
      for (let i = 0; i < 5; i++) await evening(post);
      clock.pass(11_000);
      await collect(post);
      for (const share of [12 * hour, 10 * hour]) {
        clock.pass(share);
        const work = async (mine: TestPost) => {
          await remindDue(clock.now());
          while ((await deliverDue(mine, 2)) > 0);
        };
        await Promise.all([...posts, ...posts].map(work));
        const letters = await collect(post);
        expect(letters.map(({ kind }) => kind)).toEqual(Array(10).fill('reminder'));
        expect(new Set(letters.map(({ to, headers }) => `${to} ${headers['List-Id']}`)).size).toBe(10);
      }
      const { db } = await database();
      expect(await db.$count(outbox, eq(outbox.kind, 'reminder'))).toBe(20);
    } finally {
      await closeDatabase();
      await fresh.remove();
    }
  });
});

import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hooks, inbox, outbox, pauses, pushes, pushSubscriptions, questions, sessions, standIns, tables } from '../../db/schema';
import { addHook, mostFailures, tellDue } from '../../lib/hooks';
import { questionToken } from '../../lib/mail/addresses/reply-tokens';
import { accept } from '../../lib/mail/inbound/arrival/accept';
import { processInbox } from '../../lib/mail/inbound/process-inbox';
import { deliverDue } from '../../lib/mail/outbox/deliver';
import { creditOutages, turnSubstitutes } from '../../lib/play';
import { addPushBrowser } from '../../lib/push';
import { pushDue } from '../../lib/push/deliver';
import { type HookReceiver, hookPost, hookReceiver } from '../hooks/receiver';
import { testBrowser } from '../push/browser';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor, send } from '../support/tables';
import { anna, clear, evening } from './evening';
import { clearPost, doorOf, replies } from './inbox';
import { type TestPost, testPost } from './post';
import { dkimSigned, noteOf } from './sender';

const pause = 11_000;
const minute = 60_000;

/** What may be wrong with a table, so that it cannot be looked at any more. */
const poisons: [string, string][] = [
  ['a game that is not known', `update tables set game = 'lost' where id = `],
  ['a log that cannot be replayed', `update tables set opening = '{"seats":[],"at":"x"}' where id = `],
  ['null where a heading should be', `update tables set headline = 'null', moment = 'null', options = 'null' where id = `],
];

onEachDatabase('one row that is poisoned', () => {
  let receiver: HookReceiver;
  let post: TestPost;
  beforeAll(async () => {
    receiver = await hookReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    await clear();
    post = { ...(await testPost()), replies };
    await clearPost(post);
    for (const rows of [questions, hooks, pushSubscriptions, pauses]) await post.db.delete(rows);
    await post.db.update(tables).set({ status: 'over' });
    receiver.heard.length = 0;
    receiver.answer = 201;
  });
  const poison = async (statement: string, id: string) => {
    await post.db.execute(sql.raw(`delete from snapshots where table_id = '${id}'`));
    await post.db.execute(sql.raw(`${statement}'${id}'`));
  };

  it.each(poisons)('keeps no other letter waiting, and is told once it is sound again: %s', async (_, statement) => {
    const sent: (string | null)[] = [];
    const transport = {
      kind: 'smtp' as const,
      send: async ({ tableId }: { tableId: string | null }) => void sent.push(tableId),
      close: () => undefined,
    };
    const broken = await evening(post);
    const sound = await evening(post);
    const [before] = await post.db.select().from(tables).where(eq(tables.id, broken.id));
    await post.db
      .insert(outbox)
      .values({ id: `null-${broken.id}`, kind: 'sign-in', email: 'x@y.org', payload: {}, notBefore: post.clock.now() });
    await post.db.execute(sql.raw(`update outbox set payload = 'null' where id = 'null-${broken.id}'`));
    await poison(statement, broken.id);
    post.clock.pass(pause);
    await deliverDue({ ...post, transport }, 50);
    expect(sent).toEqual([sound.id, sound.id]);
    expect(post.complaints.length).toBeGreaterThanOrEqual(3);
    const rows = await post.db.select().from(outbox).where(eq(outbox.tableId, broken.id));
    for (const row of rows) expect(row).toMatchObject({ sentAt: null, mootAt: null, leasedUntil: null, lastError: expect.any(String) });
    expect(await deliverDue({ ...post, transport }, 50)).toBe(0);
    await post.db.update(tables).set(before!).where(eq(tables.id, broken.id));
    post.clock.pass(minute);
    await deliverDue({ ...post, transport }, 50);
    expect(sent).toEqual([sound.id, sound.id, broken.id, broken.id]);
  });

  it('keeps no other message that came in waiting', async () => {
    const door = doorOf(post);
    const broken = await evening(post);
    const sound = await evening(post);
    const write = async (id: string, text: string) => {
      const token = await questionToken(post.db, { userId: anna.user!, tableId: id, seat: 'red', decision: null }, post.clock.now());
      const to = `post+${token}@fieldpost.test`;
      const raw = await dkimSigned(noteOf({ from: 'anna@example.org', to, text }));
      const peer = { ip: '198.51.100.7', helo: 'mail.example.org' };
      await accept(door.db, { way: 'smtp', carried: { recipients: [to], sender: 'anna@example.org', peer }, raw }, post.clock.now());
      post.clock.pass(1);
    };
    await write(broken.id, 'STATUS');
    await write(broken.id, 'DEPLOY 1');
    await post.db.execute(sql.raw(`update inbox set carried = 'null' where received_at = (select min(received_at) from inbox)`));
    await write(sound.id, 'DEPLOY 2');
    await poison(poisons[1]![1], broken.id);
    expect(await processInbox(door)).toBe(3);
    const fates = (await post.db.select().from(inbox).orderBy(inbox.receivedAt)).map(({ fate, attempts }) => ({ fate, attempts }));
    expect(fates).toEqual([
      { fate: null, attempts: 1 },
      { fate: null, attempts: 1 },
      { fate: 'answered', attempts: 1 },
    ]);
    expect(door.complaints).toHaveLength(2);
    expect(await processInbox(door)).toBe(0);
    // what fails for good is put aside whole
    for (let i = 0; i < 6; i++) {
      post.clock.pass(60 * minute);
      await processInbox(door);
    }
    const [first, second] = await post.db.select().from(inbox).orderBy(inbox.receivedAt);
    for (const row of [first!, second!]) expect(row.fate).toMatch(/^failed: /);
    expect(first!.raw).not.toBe('');
  });

  const two = async (): Promise<{ ann: Player; bob: Player; broken: string; sound: string }> => {
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    return { ann, bob, broken: await ridgesFor(ann, bob), sound: await ridgesFor(ann, bob) };
  };

  it.each(poisons)('keeps no other browser from its push: %s', async (_, statement) => {
    const { ann, bob, broken, sound } = await two();
    const world = { ...(await hookPost()), contact: 'mailto:post@fieldpost.test' };
    const browser = testBrowser(`${receiver.url}/${randomBytes(6).toString('hex')}`);
    const sessionToken = randomBytes(8).toString('hex');
    await world.db.insert(sessions).values({ sessionToken, userId: bob.user, expires: new Date('2099-01-01') });
    await addPushBrowser(bob, browser.subscription, { sessionToken, browser: 'Firefox' }, world);
    for (const id of [broken, sound]) {
      await send(bob, id, 'blue', ['DEPLOY 1'], {}, world.clock);
      await send(ann, id, 'red', ['DEPLOY 3'], {}, world.clock);
    }
    await poison(statement, broken);
    world.clock.pass(pause);
    expect(await pushDue(world)).toBe(2);
    expect(receiver.heard.map((heard) => browser.read(heard).path)).toContain(`/tables/${sound}`);
    if (world.complaints.length > 0) {
      expect(await world.db.select().from(pushes).where(eq(pushes.tableId, broken))).toMatchObject([{ failures: 1, leasedUntil: null }]);
    }
    // a push says nothing of a log or a heading
    expect(world.complaints).toHaveLength(statement.includes('lost') ? 1 : 0);
  });

  it('keeps no other webhook waiting, not even one that can neither be told nor switched off', async () => {
    const { ann, bob, broken, sound } = await two();
    const world = await hookPost();
    const { id } = await addHook(ann, broken, { kind: 'json', url: receiver.url }, world);
    await addHook(ann, sound, { kind: 'json', url: receiver.url }, world);
    for (const table of [broken, sound]) {
      await send(ann, table, 'red', ['DEPLOY 3'], {}, world.clock);
      await send(bob, table, 'blue', ['DEPLOY 1'], {}, world.clock);
    }
    await world.db
      .update(hooks)
      .set({ url: 'no address', failures: mostFailures - 1 })
      .where(eq(hooks.id, id));
    await poison(poisons[2]![1], broken);
    expect(await tellDue(world)).toBe(2);
    expect(receiver.heard.map(({ body }) => JSON.parse(body).table.id)).toEqual([sound]);
    expect(world.complaints.length).toBeGreaterThan(0);
    expect((await world.db.select().from(hooks).where(eq(hooks.id, id)))[0]).toMatchObject({ leasedUntil: null });
  });

  it('keeps nobody from the time of an outage, and no substitute from their seat', async () => {
    const timed = { timeControl: { kind: 'hours', turn: 10, reaction: 10 } } as const;
    const [ann, bob, cleo] = [await newUser('Ann'), await newUser('Bob'), await newUser('Cleo')];
    const ids = [await ridgesFor(ann, bob, timed), await ridgesFor(ann, bob, timed)];
    const [broken = '', sound = ''] = ids.sort();
    const now = new Date();
    const loan = {
      seat: 'blue',
      holderId: bob.user,
      substituteId: cleo.user,
      startsAt: now,
      endsAt: new Date(now.getTime() + 60 * minute),
    };
    await post.db.insert(standIns).values(ids.map((tableId) => ({ ...loan, tableId })));
    await poison(poisons[0]![1], broken);
    const later = new Date(now.getTime() + 2 * minute);
    await post.db.insert(pauses).values({ from: new Date(now.getTime() + minute), until: later, reason: 'outage' });
    const deadlines = async () => {
      const rows = await post.db
        .select()
        .from(questions)
        .where(inArray(questions.tableId, [sound]));
      return rows.map(({ deadline }) => deadline!.getTime());
    };
    const before = await deadlines();
    await expect(creditOutages(later)).rejects.toThrow('could not be credited to 1 tables');
    expect(await deadlines()).toEqual(before.map((each) => each + minute));
    await creditOutages(later);
    await expect(turnSubstitutes(later)).rejects.toThrow('at 1 of the tables');
    const [turned] = await post.db.select().from(standIns).where(eq(standIns.tableId, sound));
    expect(turned?.startedAt).toEqual(later);
  });
});

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteSession, eraseUser } from '../../db/accounts';
import { pushes, pushSubscriptions, sessions } from '../../db/schema';
import { putVisit } from '../../db/visits';
import { mostFailures } from '../../lib/hooks';
import { letterSettings, setLetterSettings, setTableLetters } from '../../lib/play';
import { addPushBrowser, dropPushBrowser, publicPushKey, pushBrowsers, renewPushBrowser } from '../../lib/push';
import { pushDue } from '../../lib/push/deliver';
import { type HookReceiver, hookPost, hookReceiver } from '../hooks/receiver';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, ridgesFor, send } from '../support/tables';
import { signerOf, testBrowser } from './browser';

const minute = 60_000;
/** Longer than a burst of orders. */
const quiet = 11_000;

const pushPost = async (change: Parameters<typeof hookPost>[0] = {}) => ({
  ...(await hookPost(change)),
  contact: 'mailto:post@fieldpost.test',
});

onEachDatabase('what browsers are pushed', () => {
  let ann: Player;
  let bob: Player;
  let receiver: HookReceiver;
  let post: Awaited<ReturnType<typeof pushPost>>;
  let table: string;

  beforeAll(async () => {
    receiver = await hookReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob', 'it')];
    post = await pushPost();
    await post.db.delete(pushSubscriptions);
    receiver.heard.length = 0;
    receiver.answer = 201;
    table = await ridgesFor(ann, bob, { title: 'Evening' });
  });

  const signIn = async ({ user }: Player) => {
    const sessionToken = randomBytes(8).toString('hex');
    await post.db.insert(sessions).values({ sessionToken, userId: user, expires: new Date('2099-01-01') });
    return sessionToken;
  };
  /** A browser where a player is signed in and has switched it on. */
  const browserOf = async (player: Player) => {
    const browser = testBrowser(`${receiver.url}/${randomBytes(6).toString('hex')}`);
    const sessionToken = await signIn(player);
    await addPushBrowser(player, browser.subscription, { sessionToken, browser: 'Firefox' }, post);
    return { ...browser, sessionToken };
  };
  /** Both deploy, Ann last: Bob is asked about the ridge he lost. */
  const askBob = async () => {
    await send(bob, table, 'blue', ['DEPLOY 1'], {}, post.clock);
    await send(ann, table, 'red', ['DEPLOY 3'], {}, post.clock);
  };
  const pushed = async (wait = quiet) => {
    post.clock.pass(wait);
    while ((await pushDue(post)) > 0);
    return receiver.heard.splice(0);
  };

  it('says in the account’s language whose turn it is and where, encrypted and signed, once', async () => {
    const browser = await browserOf(bob);
    await askBob();
    const [heard, ...more] = await pushed();
    expect(more).toEqual([]);
    expect(browser.read(heard!)).toEqual({ title: 'Tocca a te', body: 'Evening', tag: `${table}.1`, path: `/tables/${table}` });
    expect(heard!.body).not.toContain('Evening');
    expect(heard!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table });
    expect(signerOf(heard!)).toMatchObject({
      key: await publicPushKey(),
      claims: { aud: new URL(receiver.url).origin, sub: 'mailto:post@fieldpost.test' },
    });
    expect(await pushed(60 * minute)).toEqual([]);
  });

  it('is told each browser once a question, and the next question again', async () => {
    await browserOf(bob);
    await browserOf(bob);
    await askBob();
    const work = async () => {
      while ((await pushDue(post)) > 0);
    };
    post.clock.pass(quiet);
    await Promise.all([work(), work(), work()]);
    expect(receiver.heard.splice(0)).toHaveLength(2);
    await send(bob, table, 'blue', ['PASS'], {}, post.clock);
    expect(await pushed()).toHaveLength(2);
  });

  it('is not told who has answered already', async () => {
    await browserOf(bob);
    await askBob();
    await send(bob, table, 'blue', ['PASS'], {}, post.clock);
    await send(bob, table, 'blue', ['DEPLOY 1'], {}, post.clock);
    expect(await pushed()).toEqual([]);
    expect(await post.db.select().from(pushes).where(eq(pushes.tableId, table))).toMatchObject([{ since: null }]);
  });

  it('waits while the table is before its player, and comes when they leave it unanswered', async () => {
    await browserOf(bob);
    await askBob();
    await putVisit(post.db, { userId: bob.user, tableId: table, seenAt: post.clock.now() }, 0);
    expect(await pushed()).toEqual([]);
    expect(await pushed(2 * minute)).toHaveLength(1);
  });

  it('waits for the end of quiet hours, but for no daily letter', async () => {
    const settings = await letterSettings(bob);
    await setLetterSettings(bob, { ...settings, mode: 'digest', quiet: { from: '09:00', to: '11:00' } }, post.clock);
    await browserOf(bob);
    await askBob();
    expect(await pushed()).toEqual([]);
    expect(await pushed(60 * minute)).toHaveLength(1);
  });

  it('is nothing where letters of the table, all letters, or those of one’s turn are off', async () => {
    await browserOf(bob);
    await setTableLetters(bob, table, { mode: 'off', quiet: 'account', reminders: 'account' }, post.clock);
    await askBob();
    expect(await pushed()).toEqual([]);
    await setTableLetters(bob, table, { mode: 'account', quiet: 'account', reminders: 'account' }, post.clock);
    const settings = await letterSettings(bob);
    for (const change of [{ mode: 'off' as const }, { turn: false, question: false }]) {
      await setLetterSettings(bob, { ...settings, ...change }, post.clock);
      await send(bob, table, 'blue', ['PASS'], {}, post.clock);
      await askBob();
      expect(await pushed()).toEqual([]);
    }
  });

  it('ends with the browser that is gone, and with no other', async () => {
    await browserOf(bob);
    receiver.answer = 410;
    await askBob();
    expect(await pushed()).toHaveLength(1);
    expect(await pushBrowsers(bob)).toEqual([]);
    await browserOf(bob);
    await send(bob, table, 'blue', ['PASS'], {}, post.clock);
    receiver.answer = 500;
    expect(await pushed()).toHaveLength(1);
    expect(await pushBrowsers(bob)).toHaveLength(1);
  });

  it('is tried again under the same tag, and given up after as many tries as a webhook', async () => {
    const browser = await browserOf(bob);
    receiver.answer = 503;
    await askBob();
    const tries = [...(await pushed()), ...(await pushed(minute))];
    expect(tries.map((each) => browser.read(each).tag)).toEqual([`${table}.1`, `${table}.1`]);
    let all = tries.length;
    for (let more = 0; more < 2 * mostFailures; more++) all += (await pushed(8 * 60 * minute)).length;
    expect(all).toBe(mostFailures);
    receiver.answer = 201;
    await send(bob, table, 'blue', ['PASS'], {}, post.clock);
    expect(await pushed()).toHaveLength(1);
  });

  it('of a worker that died on the way comes once more, under the same tag', async () => {
    const browser = await browserOf(bob);
    await askBob();
    const [first] = await pushed();
    // as it stood before anybody noted that it had left
    await post.db.update(pushes).set({ since: post.clock.now(), told: [], leasedUntil: new Date(post.clock.now().getTime() + minute) });
    expect(await pushed()).toEqual([]);
    const [second, ...more] = await pushed(minute);
    expect([browser.read(second!).tag, more]).toEqual([browser.read(first!).tag, []]);
  });

  it('goes to the open internet alone, looked at each time', async () => {
    await browserOf(bob);
    const shut = await pushPost({ resolve: async () => ['10.0.0.1'] });
    const { subscription } = testBrowser(receiver.url);
    const device = { sessionToken: await signIn(bob), browser: '' };
    expect(await codeOf(addPushBrowser(bob, subscription, device, shut))).toBe('invalid');
    expect(await codeOf(addPushBrowser(bob, { ...subscription, endpoint: 'http://fieldpost.test/x' }, device, post))).toBe('invalid');
    await askBob();
    post.clock.pass(quiet);
    expect(await pushDue({ ...post, check: shut.check })).toBe(1);
    expect(receiver.heard).toEqual([]);
    const [row] = await post.db.select().from(pushes).where(eq(pushes.tableId, table));
    expect(row).toMatchObject({ failures: 1, lastError: expect.stringContaining('rete pubblica') });
  });

  it('goes to nobody who signed out there, and to no account that is gone', async () => {
    const { sessionToken } = await browserOf(bob);
    await deleteSession(post.db, sessionToken);
    expect(await pushBrowsers(bob)).toEqual([]);
    await browserOf(bob);
    await browserOf(ann);
    await eraseUser(post.db, bob.user);
    expect(await pushBrowsers(bob)).toEqual([]);
    expect(await pushBrowsers(ann)).toHaveLength(1);
  });

  it('goes to nobody whose session ran out', async () => {
    const { sessionToken } = await browserOf(bob);
    await post.db.update(sessions).set({ expires: post.clock.now() }).where(eq(sessions.sessionToken, sessionToken));
    await askBob();
    expect(await pushed()).toEqual([]);
  });

  it('takes what browsers write and no more, ten an account, each its owner’s alone', async () => {
    const { subscription } = testBrowser(receiver.url);
    const device = { sessionToken: await signIn(bob), browser: '' };
    for (const keys of [{ ...subscription.keys, auth: 'AAAA' }, { ...subscription.keys, p256dh: 'no key' }, undefined]) {
      expect(await codeOf(addPushBrowser(bob, { ...subscription, keys }, device, post))).toBe('invalid');
    }
    for (let each = 0; each < 10; each++) await browserOf(bob);
    expect(await codeOf(browserOf(bob))).toBe('conflict');
    const [first] = await pushBrowsers(bob);
    await dropPushBrowser(ann, first!.id);
    expect(await pushBrowsers(bob)).toHaveLength(10);
    await dropPushBrowser(bob, first!.id);
    expect(await pushBrowsers(bob)).toHaveLength(9);
  });

  it('goes with a browser to whoever is signed in there now', async () => {
    const { subscription } = await browserOf(bob);
    await addPushBrowser(ann, subscription, { sessionToken: await signIn(ann), browser: '' }, post);
    expect([await pushBrowsers(bob), (await pushBrowsers(ann)).length]).toEqual([[], 1]);
    expect(await post.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, bob.user))).toEqual([]);
  });

  it('goes on at the new address of a browser whose subscription changed, and tells nothing twice', async () => {
    const { sessionToken } = await browserOf(bob);
    await askBob();
    expect(await pushed()).toHaveLength(1);
    const renewed = testBrowser(`${receiver.url}/renewed`);
    await renewPushBrowser(bob, renewed.subscription, sessionToken, post);
    expect(await pushBrowsers(bob)).toMatchObject([{ endpoint: renewed.subscription.endpoint, browser: 'Firefox' }]);
    expect(await pushed(60 * minute)).toEqual([]);
    await send(bob, table, 'blue', ['PASS'], {}, post.clock);
    const [heard, ...more] = await pushed();
    expect([renewed.read(heard!).path, more]).toEqual([`/tables/${table}`, []]);
  });

  it('does not come back with a changed subscription to a browser that was taken out, nor to another session', async () => {
    const { sessionToken } = await browserOf(bob);
    const { subscription } = testBrowser(`${receiver.url}/renewed`);
    await renewPushBrowser(ann, subscription, sessionToken, post);
    await renewPushBrowser(bob, subscription, await signIn(bob), post);
    expect(await codeOf(renewPushBrowser(bob, { endpoint: 'x' }, sessionToken, post))).toBe('invalid');
    const [browser] = await pushBrowsers(bob);
    expect(browser!.endpoint).not.toBe(subscription.endpoint);
    await dropPushBrowser(bob, browser!.id);
    await renewPushBrowser(bob, subscription, sessionToken, post);
    expect([await pushBrowsers(bob), await pushBrowsers(ann)]).toEqual([[], []]);
  });

  it('is signed with one key, however often and by however many it is asked for', async () => {
    const keys = await Promise.all([publicPushKey(), publicPushKey(), publicPushKey()]);
    expect(new Set([...keys, await publicPushKey()]).size).toBe(1);
  });
});

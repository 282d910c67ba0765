import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hooks, letters, outbox } from '../../db/schema';
import { addHook, dropHook, mostFailures, resumeHook, tableHooks, tellDue, tryHook } from '../../lib/hooks';
import { signatureOf } from '../../lib/hooks/payload';
import { notTaken } from '../../lib/hooks/words';
import { collect } from '../mail/evening';
import { testPost } from '../mail/post';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, ridgesFor, send } from '../support/tables';
import { type HookReceiver, hookPost, hookReceiver } from './receiver';

const minute = 60_000;
type Post = Awaited<ReturnType<typeof hookPost>>;

onEachDatabase('webhooks of a table', () => {
  let ann: Player;
  let bob: Player;
  let receiver: HookReceiver;
  let post: Post;
  let table: string;

  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob', 'it')];
    receiver = await hookReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    post = await hookPost();
    await post.db.delete(hooks);
    receiver.heard.length = 0;
    receiver.answer = 204;
    table = await ridgesFor(ann, bob);
  });

  const told = async () => {
    while ((await tellDue(post)) > 0);
    return receiver.heard.splice(0);
  };
  const add = (kind: 'json' | 'discord' = 'json', who = ann) => addHook(who, table, { kind, url: receiver.url }, post);
  /** What the last try ended with, as the server keeps it for whoever runs it. */
  const kept = async () => (await post.db.select().from(hooks).where(eq(hooks.tableId, table)))[0]?.lastError;
  const ridge = async () => {
    await send(ann, table, 'red', ['DEPLOY 3']);
    await send(bob, table, 'blue', ['DEPLOY 1']);
  };

  it('hear what happened, signed, and only what everybody may know', async () => {
    const { secret } = await add();
    expect(await told()).toEqual([]);
    await send(ann, table, 'red', ['DEPLOY 3']);
    expect(await told()).toEqual([]);
    await send(bob, table, 'blue', ['DEPLOY 1']);
    const [heard, ...more] = await told();
    expect(more).toEqual([]);
    const body = JSON.parse(heard?.body ?? '');
    expect(body).toMatchObject({
      type: 'moved',
      table: { id: table, title: 'Test', game: 'ridges', url: `https://fieldpost.test/tables/${table}` },
      seq: 2,
      waiting: [{ seat: 'blue', name: 'Blue', deadline: null }],
    });
    expect(body.lines.join('\n')).toContain('Red 3, blue 1');
    expect(heard?.body).not.toMatch(/companies|reserve/i);
    const [, seconds = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(heard?.headers['x-fieldpost-signature'])) ?? [];
    expect(signature).toBe(signatureOf(secret, Number(seconds), heard?.body ?? ''));
    expect(signature).not.toBe(signatureOf('another', Number(seconds), heard?.body ?? ''));
  });

  it('hear a burst of orders as one message, the next after a moment', async () => {
    await add();
    await ridge();
    expect(await told()).toHaveLength(1);
    await send(bob, table, 'blue', ['RALLY']);
    await ridge();
    expect(await told()).toHaveLength(0);
    post.clock.pass(2_000);
    const [heard] = await told();
    expect(JSON.parse(heard?.body ?? '{}').lines.length).toBeGreaterThan(3);
  });

  it('are told though one among them cannot be, which counts as its failure', async () => {
    const broken = await ridgesFor(ann, bob);
    const { id } = await addHook(ann, broken, { kind: 'json', url: receiver.url }, post);
    await add();
    await send(ann, broken, 'red', ['DEPLOY 3']);
    await send(bob, broken, 'blue', ['DEPLOY 1']);
    await post.db.execute(sql`update tables set headline = 'null' where id = ${broken}`);
    await ridge();
    expect((await told()).map(({ body }) => JSON.parse(body).table.id)).toEqual([table]);
    const [hook] = await post.db.select().from(hooks).where(eq(hooks.id, id));
    expect(hook).toMatchObject({ failures: 1, leasedUntil: null, lastError: expect.stringContaining('could not be written') });
    await post.db.execute(sql`update tables set headline = '{"en":"","it":""}' where id = ${broken}`);
  });

  it('speak Discord’s language: one embed, no pings, nothing that formats', async () => {
    const { kind } = await add('discord');
    expect(kind).toBe('discord');
    await ridge();
    const [heard] = await told();
    const body = JSON.parse(heard?.body ?? '');
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(body.embeds).toHaveLength(1);
    expect(body.embeds[0]).toMatchObject({ title: 'Ridges: Test', url: `https://fieldpost.test/tables/${table}` });
    expect(body.embeds[0].description).toContain('Asked: Blue');
  });

  it('are told once by however many workers', async () => {
    await add();
    await ridge();
    const work = async () => {
      while ((await tellDue(post)) > 0);
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(receiver.heard).toHaveLength(1);
  });

  it('are tried again with growing pauses, told all they missed, and switched off with a letter to the owner', async () => {
    await add();
    receiver.answer = 500;
    await ridge();
    const pauses: number[] = [];
    for (let failure = 1; failure <= mostFailures; failure++) {
      expect(await told()).toHaveLength(1);
      const [row] = await post.db.select().from(hooks);
      expect(row).toMatchObject({ failures: failure, lastError: 'HTTP 500', leasedUntil: null });
      const pause = (row?.notBefore.getTime() ?? 0) - post.clock.now().getTime();
      pauses.push(pause / minute);
      post.clock.pass(pause);
    }
    expect(pauses.slice(0, 4)).toEqual([0.5, 1, 2, 4]);
    expect(Math.max(...pauses)).toBe(360);
    expect(await told()).toEqual([]);
    expect((await tableHooks(ann, table))[0]?.state).toBe('off');
    const letter = await testPost(undefined, post.clock);
    await post.db.delete(letters);
    const [notice] = (await collect(letter)).filter(({ kind }) => kind === 'notice');
    expect(notice).toMatchObject({ to: ann.email, subject: 'Ridges, Test: A webhook was switched off' });
    expect(notice?.text).toContain('fieldpost.test');
    expect(notice?.text?.replace(/\s+/g, ' ')).toContain(notTaken.en);
    expect(await post.db.$count(outbox, and(eq(outbox.kind, 'notice'), isNotNull(outbox.sentAt)))).toBe(1);
    await send(bob, table, 'blue', ['RALLY']);
    expect(await told()).toEqual([]);
    receiver.answer = 204;
    const [hook] = await tableHooks(ann, table);
    await resumeHook(ann, table, hook?.id ?? '');
    post.clock.pass(10 * 365 * 24 * 60 * minute);
    const [heard] = await told();
    expect(JSON.parse(heard?.body ?? '{}').lines.join('\n')).toMatch(/Red 3, blue 1[\s\S]*rallies/);
    await post.db.delete(outbox);
  });

  it('are looked up again at every delivery: a name that turns to a private address is not told', async () => {
    await add();
    await ridge();
    let looked = 0;
    post.check.resolve = async () => [looked++ === 0 ? '10.0.0.5' : '127.0.0.1'];
    expect(await told()).toEqual([]);
    expect(await kept()).toContain('open internet');
    expect(looked).toBe(1);
  });

  it('follow no redirect, and wait for nobody who floods', async () => {
    const other = await hookReceiver();
    await add();
    receiver.answer = { location: other.url };
    await ridge();
    expect(await told()).toHaveLength(1);
    expect(other.heard).toEqual([]);
    expect(await kept()).toBe('HTTP 302: redirects are not followed');
    receiver.answer = 'flood';
    post.clock.pass(minute);
    await told();
    expect((await tableHooks(ann, table))[0]?.state).toBe('works');
    await other.close();
  });

  it('do not trust a certificate that nobody vouches for', async () => {
    await add();
    await ridge();
    const { trust: _, ...doubtful } = post;
    await tellDue(doubtful);
    expect(receiver.heard).toEqual([]);
    expect(await kept()).toMatch(/SELF_SIGNED|CERT/);
  });

  it('can be tried by the owner, who is told that it went wrong and the same whatever it was: nobody asks about our network by it', async () => {
    const { id } = await add();
    expect(await tryHook(ann, table, id, post)).toBeNull();
    expect(JSON.parse(receiver.heard[0]?.body ?? '{}')).toMatchObject({ type: 'test', lines: [] });
    receiver.answer = 404;
    expect(await tryHook(ann, table, id, post)).toBe(notTaken.en);
    post.check.resolve = async () => ['10.0.0.5'];
    expect(await tryHook({ ...ann, language: 'it' }, table, id, post)).toBe(notTaken.it);
    await ridge();
    await told();
    expect((await tableHooks(ann, table))[0]?.lastError).toBe(notTaken.en);
  });

  it('are connected to twenty times an hour at most because somebody wants it', async () => {
    const somebody = await newUser('Ann');
    const own = await ridgesFor(somebody, bob);
    const tries: string[] = [];
    for (let n = 0; n < 21; n++) tries.push(await codeOf(addHook(somebody, own, { kind: 'json', url: 'https://127.0.0.1/' })));
    expect(tries).toEqual([...Array(20).fill('invalid'), 'too-many']);
  });

  it('are the owner’s alone, and lead to the open internet when nobody says otherwise', async () => {
    const { id } = await add();
    await expect(addHook(bob, table, { kind: 'json', url: receiver.url }, post)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(tableHooks(bob, table)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(dropHook(bob, table, id)).rejects.toMatchObject({ code: 'forbidden' });
    for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'http://example.org/']) {
      await expect(addHook(ann, table, { kind: 'json', url })).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(await tableHooks(ann, table)).toHaveLength(1);
    await dropHook(ann, table, id);
    expect(await tableHooks(ann, table)).toEqual([]);
  });
});

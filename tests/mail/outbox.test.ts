import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../db/client';
import { putLetter } from '../../db/outbox';
import { letters, outbox } from '../../db/schema';
import { backoff, deliverDue } from '../../lib/mail/outbox/deliver';
import { NotTaken, smtpTransport, type Transport } from '../../lib/mail/outbox/transport';
import { onEachDatabase } from '../support/databases';
import { type Catcher, catchMail, closedPort, fakeClock, start, testPost } from './post';

const minute = 60_000;

/** Somebody wants to sign in: the letter that needs no table. */
async function askToSignIn(email = 'anna@example.org'): Promise<void> {
  const { db } = await database();
  const payload = { url: `https://fieldpost.test/sign-in/confirm?for=${email}`, language: 'en', expires: '2025-08-05T10:00:00.000Z' };
  await putLetter(db, { kind: 'sign-in', email, payload, notBefore: start }, start);
}

/** A transport that keeps what it gets and fails as told. */
function paper(failures: unknown[] = []): Transport & { sent: { to: string; messageId: string }[] } {
  const sent: { to: string; messageId: string }[] = [];
  return {
    kind: 'smtp',
    sent,
    async send({ to, messageId }) {
      const failure = failures.shift();
      if (failure instanceof NotTaken && failure.hope === 'unknown') sent.push({ to, messageId });
      if (failure) throw failure;
      sent.push({ to, messageId });
    },
    close: () => undefined,
  };
}

const rows = async () => (await database()).db.select().from(outbox);

onEachDatabase('the outbox', () => {
  beforeEach(async () => {
    const { db } = await database();
    await db.delete(letters);
    await db.delete(outbox);
  });

  it('keeps a letter in the local mailbox when there is no mail server', async () => {
    await askToSignIn();
    const post = await testPost();
    expect(await deliverDue(post)).toBe(1);
    const [letter] = await post.db.select().from(letters);
    expect(letter).toMatchObject({ to: 'anna@example.org', kind: 'sign-in', transport: 'local' });
    expect(letter?.text).toContain('https://fieldpost.test/sign-in/confirm?for=anna@example.org');
    expect(await deliverDue(post)).toBe(0);
  });

  it('keeps the newest 200 letters in the local mailbox', async () => {
    for (let i = 0; i < 203; i++) await askToSignIn(`player${i}@example.org`);
    const post = await testPost();
    const first = await deliverDue(post, 3);
    post.clock.pass(1000);
    while ((await deliverDue(post)) > 0);
    expect(first).toBe(3);
    const kept = await post.db.select({ sentAt: letters.sentAt }).from(letters);
    expect(kept).toHaveLength(200);
    expect(kept.filter(({ sentAt }) => sentAt <= start)).toEqual([]);
  });

  it('forgets the key of a sign-in letter once it is sent', async () => {
    await askToSignIn();
    const post = await testPost(paper());
    await deliverDue(post);
    const [row] = await rows();
    expect(row).toMatchObject({ payload: {}, sentAt: start });
    const [letter] = await post.db.select().from(letters);
    expect(letter).toMatchObject({ transport: 'smtp', text: null, html: null });
  });

  it('writes no sign-in letter whose link has run out', async () => {
    await askToSignIn();
    const transport = paper();
    const post = await testPost(transport, fakeClock(new Date('2025-08-05T10:00:01Z')));
    await deliverDue(post);
    expect(transport.sent).toEqual([]);
    expect((await rows())[0]?.mootAt).toEqual(post.clock.now());
  });

  it('waits until a letter is due', async () => {
    const { db } = await database();
    const payload = { url: 'https://fieldpost.test/', language: 'en', expires: '2025-08-05T10:00:00.000Z' };
    await putLetter(db, { kind: 'sign-in', email: 'a@b.org', payload, notBefore: new Date(start.getTime() + minute) }, start);
    const post = await testPost(paper());
    expect(await deliverDue(post)).toBe(0);
    post.clock.pass(minute);
    expect(await deliverDue(post)).toBe(1);
  });

  it('tries again with growing pauses while the mail server is away', async () => {
    await askToSignIn();
    const transport = smtpTransport(await closedPort());
    const post = await testPost(transport);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect(await deliverDue(post)).toBe(1);
      expect(await deliverDue(post)).toBe(0);
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, sentAt: null, mootAt: null });
      const pause = (row?.notBefore.getTime() ?? 0) - post.clock.now().getTime();
      pauses.push(pause);
      post.clock.pass(pause);
    }
    transport.close();
    expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000]);
    expect(post.complaints).toHaveLength(4);
    const back = { ...post, transport: paper() };
    expect(await deliverDue(back)).toBe(1);
    expect((await rows())[0]).toMatchObject({ attempts: 5, sentAt: post.clock.now(), lastError: null });
  });

  it('gives up after three days', async () => {
    await askToSignIn();
    const { db } = await database();
    const payload = { url: 'https://fieldpost.test/', language: 'en', expires: '2025-09-05T10:00:00.000Z' };
    await db.update(outbox).set({ payload });
    const full = () => new NotTaken('later', 'the disk is full');
    const post = await testPost(paper([full(), full()]));
    await deliverDue(post);
    expect((await rows())[0]).toMatchObject({ mootAt: null, failingSince: start });
    post.clock.pass(73 * 60 * minute);
    await deliverDue(post);
    expect((await rows())[0]).toMatchObject({ sentAt: null, mootAt: post.clock.now(), lastError: 'the disk is full' });
  });

  it('sends a letter again under its own Message-ID after a crash between sending and noting it', async () => {
    await askToSignIn();
    const transport = paper();
    const post = await testPost({
      ...transport,
      // the process dies here: nothing after the letter left is ever written down
      send: (envelope) => transport.send(envelope).then(() => new Promise(() => undefined)),
    });
    const dead = deliverDue(post);
    while (transport.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await rows())[0]).toMatchObject({ sentAt: null, attempts: 1 });
    const next = { ...post, transport };
    expect(await deliverDue(next)).toBe(0);
    post.clock.pass(3 * minute);
    expect(await deliverDue(next)).toBe(1);
    const [first, second] = transport.sent;
    expect(second).toEqual(first);
    expect((await rows())[0]?.sentAt).toEqual(post.clock.now());
    void dead;
  });

  it('keeps the Message-ID when it cannot know whether a letter was taken', async () => {
    await askToSignIn();
    const transport = paper([new NotTaken('unknown', 'the line broke')]);
    const post = await testPost(transport);
    await deliverDue(post);
    post.clock.pass(minute);
    await deliverDue(post);
    expect(new Set(transport.sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(transport.sent).toHaveLength(2);
  });

  it('sends 200 letters with two workers, each once', async () => {
    for (let i = 0; i < 200; i++) await askToSignIn(`player${i}@example.org`);
    const transport = paper();
    const [one, two] = [await testPost(transport), await testPost(transport)];
    const work = async (post: typeof one) => {
      while ((await deliverDue(post, 7)) > 0);
    };
    await Promise.all([work(one), work(two)]);
    expect(transport.sent).toHaveLength(200);
    expect(new Set(transport.sent.map(({ to }) => to)).size).toBe(200);
    const { db } = await database();
    expect(await db.$count(outbox, eq(outbox.sentAt, start))).toBe(200);
  });
});

onEachDatabase('letters over SMTP', () => {
  let catcher: Catcher;
  let transport: Transport;
  beforeEach(async () => {
    const { db } = await database();
    await db.delete(outbox);
    catcher = await catchMail({ refuse: (address) => (address.startsWith('gone') ? 550 : address.startsWith('busy') ? 451 : null) });
    transport = smtpTransport(catcher.url);
  });
  afterEach(async () => {
    transport.close();
    await catcher.close();
  });

  it('arrive with a text part, an HTML part and honest headers', async () => {
    await askToSignIn();
    const post = await testPost(transport);
    await deliverDue(post);
    const [mail] = catcher.caught;
    const [row] = await rows();
    expect(mail?.messageId).toBe(`<letter.${row?.id}@fieldpost.test>`);
    expect(mail?.from?.text).toBe('"Fieldpost" <post@fieldpost.test>');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.has('list')).toBe(false);
    expect(mail?.text).toContain('https://fieldpost.test/sign-in/confirm?for=anna@example.org');
    expect(mail?.html).toContain('<html dir="ltr" lang="en">');
  });

  it('are given up at once when the address is refused, and tried again when the server is busy', async () => {
    await askToSignIn('gone@example.org');
    await askToSignIn('busy@example.org');
    await deliverDue(await testPost(transport));
    const found = Object.fromEntries((await rows()).map((row) => [row.email, row]));
    expect(found['gone@example.org']).toMatchObject({ mootAt: start, sentAt: null });
    expect(found['gone@example.org']?.lastError).toContain('550');
    expect(found['busy@example.org']).toMatchObject({ mootAt: null, sentAt: null, messageId: null });
  });
});

describe('the pause before the next try', () => {
  it('doubles up to four hours and varies by a quarter', () => {
    expect([1, 2, 3, 20].map((attempt) => backoff(attempt, () => 0.5) / minute)).toEqual([0.5, 1, 2, 240]);
    expect([0, 0.999999].map((luck) => Math.round(backoff(2, () => luck) / 1000))).toEqual([45, 75]);
  });
});

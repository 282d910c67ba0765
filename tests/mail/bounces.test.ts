import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressTroubles, letters, outbox } from '../../db/schema';
import { isSwitchedOff, noteBounce } from '../../lib/mail/bounces/address-troubles';
import { blameOf } from '../../lib/mail/bounces/blame';
import { deliverDue } from '../../lib/mail/outbox/deliver';
import { smtpTransport } from '../../lib/mail/outbox/transport';
import { sendSignIn } from '../../lib/mail/writing/write-sign-in';
import { letterTrouble, resumeLetters } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { anna, bruno, collect, evening } from './evening';
import { clearPost, doorOf, receive, receiveSigned, replies } from './inbox';
import { catchMail, testPost } from './post';
import { noteOf } from './sender';

const pause = 11_000;
const hour = 3_600_000;

/** A report on a letter that went out with `returnPath`, as Postfix writes it. */
function report(returnPath: string, messageId: string, fields: string, type = 'delivery-status'): Buffer {
  const part = type === 'delivery-status' ? 'message/delivery-status' : 'message/feedback-report';
  const lines = [
    'From: MAILER-DAEMON@mx.example.org',
    `To: ${returnPath}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${Math.random().toString(36).slice(2)}@mx.example.org>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary=b`,
    '',
    '--b\nContent-Type: text/plain\n\nSorry.\n',
    `--b\nContent-Type: ${part}\n\n${fields}\n`,
    `--b\nContent-Type: message/rfc822\n\nSubject: x\nMessage-ID: ${messageId}\n\ntext\n--b--\n`,
  ];
  return Buffer.from(lines.join('\n').replace(/\r?\n/g, '\r\n'));
}

const failed = (status: string, said: string) =>
  `Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; x\nAction: failed\nStatus: ${status}\nDiagnostic-Code: smtp; ${said}\n`;

describe('what a mail server says', () => {
  it.each([
    ['5.1.1', '550 5.1.1 User unknown', 'address'],
    ['5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'address'],
    ['5.2.1', '550 5.2.1 mailbox disabled', 'address'],
    ['', '550 no letters for anna@example.org', 'address'],
    ['', '550 Recipient address rejected: User unknown in relay recipient table', 'address'],
    ['', '554 delivery error: This user doesn’t have an account; no such user', 'address'],
    ['5.0.0', '550 no such user', 'address'],
    ['5.1.0', '550 5.1.0 Address rejected', 'mailbox'],
    ['5.2.2', '552 5.2.2 mailbox full', 'mailbox'],
    ['4.2.2', '452 4.2.2 over quota', 'mailbox'],
    ['', '552 mailbox is over its storage', 'mailbox'],
    ['', 'failure notice', 'mailbox'],
    ['', '554 5.7.1 <anna@example.org>: Relay access denied', 'post'],
    ['', '550 Relaying denied', 'post'],
    ['', '553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)', 'post'],
    ['', '550 SPF check failed', 'post'],
    ['', '550 Sender unknown: verify failed', 'post'],
    ['', '530 5.7.0 Authentication required', 'post'],
    ['', '535 5.7.8 authentication failed', 'post'],
    ['5.1.8', '550 5.1.8 Bad sender’s system address', 'post'],
    ['5.7.1', '550 5.7.1 blocked by policy', 'post'],
    ['5.7.26', '550 5.7.26 This mail has been blocked because the sender is unauthenticated', 'post'],
    ['5.0.0', '550 blocked: spam', 'post'],
    ['5.3.4', '552 5.3.4 message too big', 'post'],
    ['4.4.7', 'delivery time expired', 'post'],
    ['', '421 try again', 'post'],
  ] as const)('"%s" "%s": it is about the %s', (status, said, expected) => {
    expect(blameOf(status, said)).toBe(expected);
  });
});

onEachDatabase('letters that come back', () => {
  beforeEach(async () => clearPost(await testPost()));

  /** Letters go out over real SMTP; `returnPaths` are where they would come back to. */
  async function sent(refuse: (address: string) => number | null = () => null) {
    const catcher = await catchMail({ refuse });
    const post = { ...(await testPost(smtpTransport(catcher.url))), replies };
    const table = await evening(post);
    post.clock.pass(pause);
    while ((await deliverDue(post)) > 0);
    post.transport.close();
    await catcher.close();
    const letter = catcher.caught.find(({ to }) => [to].flat()[0]?.text === 'anna@example.org');
    return { post, table, letter, door: doorOf(post), returnPath: catcher.returnPaths.get(letter?.messageId ?? '') ?? '' };
  }

  it('have a return path of their own, which nobody else can make', async () => {
    const { returnPath, door, post, letter } = await sent();
    expect(returnPath).toMatch(/^post\+b-[a-z0-9]{16}-[0-9a-f]{20}@fieldpost\.test$/);
    const forged = returnPath.replace(/[0-9a-f](?=@)/, (digit) => (digit === '0' ? '1' : '0'));
    const raw = report(forged, '<letter.zzzzzzzzzzzzzzzz@fieldpost.test>', failed('5.1.1', '550 5.1.1 unknown'));
    expect(await receive(door, raw, [forged], { sender: '' })).toMatch(/^silence/);
    expect(await isSwitchedOff(post.db, 'anna@example.org')).toBe(false);
    expect(letter?.headers.get('reply-to')).toBeDefined();
  });

  it('for a wrong address switch it off at once, visibly, until its player switches it on again', async () => {
    const { returnPath, door, post, table } = await sent();
    const raw = report(returnPath, '<x@y>', failed('5.1.1', '550 5.1.1 <anna@example.org>: User unknown'));
    expect(await receive(door, raw, [returnPath], { sender: '' })).toBe('report: bounce');
    expect(await letterTrouble(anna)).toMatchObject({ kind: 'bounce', reason: '5.1.1 550 5.1.1 <anna@example.org>: User unknown' });
    expect(await letterTrouble(bruno)).toBeNull();
    const local = { ...(await testPost(undefined, post.clock)), replies };
    await table.play('red', 'DEPLOY 2');
    await table.play('blue', 'DEPLOY 2');
    post.clock.pass(pause);
    const fresh = (await collect(local)).filter(({ text }) => text !== '');
    expect(fresh.map(({ to }) => to)).toEqual(['bruno@example.org']);
    await resumeLetters(anna, post.clock);
    expect(await letterTrouble(anna)).toBeNull();
    // what came back, and what was kept from leaving since, follows at once as one letter about what is open now
    const late = await collect(local);
    expect(late.map(({ to, kind }) => [to, kind])).toEqual([['anna@example.org', 'turn']]);
    expect(late[0]?.text).toContain('ridge 2');
    expect(await collect(local)).toEqual([]);
  });

  it('for a reason that passes switch the address off after three in a row', async () => {
    const { returnPath, door, post } = await sent();
    const full = () => report(returnPath, '<x@y>', failed('5.2.2', '552 5.2.2 mailbox full'));
    for (const expected of [false, false, true]) {
      post.clock.pass(24 * 3_600_000);
      await receive(door, full(), [returnPath], { sender: '' });
      // each time another letter
      await post.db.update(addressTroubles).set({ counted: [] });
      expect(await isSwitchedOff(post.db, 'anna@example.org')).toBe(expected);
    }
  });

  it('because a mailbox is full tell their news again once it has room, and are lost after three days', async () => {
    const { returnPath, door, post, letter } = await sent();
    const full = () => report(returnPath, '<x@y>', failed('5.2.2', '552 5.2.2 mailbox full'));
    const local = { ...(await testPost(undefined, post.clock)), replies };
    const again = async () => {
      while ((await deliverDue(local)) > 0);
      const isAgain = and(eq(letters.transport, 'local'), eq(letters.to, 'anna@example.org'));
      return (await post.db.select().from(letters).where(isAgain)).map(({ subject }) => subject);
    };
    const seen: number[] = [];
    for (const hours of [1, 1, 2, 4, 8, 16, 24, 24, 24, 24]) {
      // told of twice, by two ways
      for (let n = 0; n < 2; n++) await receive(door, full(), [returnPath], { sender: '' });
      post.clock.pass(hours * hour);
      seen.push((await again()).length);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
    expect(new Set(await again())).toEqual(new Set([letter?.subject]));
    expect(await isSwitchedOff(post.db, 'anna@example.org')).toBe(false);
  });

  it('on one day because a mailbox is full count as one', async () => {
    const { post } = await sent();
    const note = (letter: string) => noteBounce(post.db, 'anna@example.org', { blame: 'mailbox', reason: '552', letter }, post.clock.now());
    for (const letter of ['a', 'b', 'c', 'd']) await note(letter);
    expect(await isSwitchedOff(post.db, 'anna@example.org')).toBe(false);
    for (const letter of ['b', 'c']) {
      post.clock.pass(24 * hour);
      await note(letter);
    }
    expect(await isSwitchedOff(post.db, 'anna@example.org')).toBe(true);
  });

  it('after the address was switched off tell their news as well once it takes letters again', async () => {
    const { returnPath, door, post } = await sent();
    await noteBounce(post.db, 'anna@example.org', { blame: 'address', reason: '550 5.1.1', letter: 'another' }, post.clock.now());
    await receive(door, report(returnPath, '<x@y>', failed('5.1.1', '550 5.1.1 User unknown')), [returnPath], { sender: '' });
    await resumeLetters(anna, post.clock);
    const local = { ...(await testPost(undefined, post.clock)), replies };
    const again = (await collect(local)).filter(({ text }) => text !== '');
    expect(again.map(({ to, kind }) => [to, kind])).toEqual([['anna@example.org', 'turn']]);
  });

  it('count once, however often one of them is reported and by whom', async () => {
    const { returnPath, door, post, letter } = await sent();
    const full = () => report(returnPath, '<x@y>', failed('5.2.2', '552 5.2.2 mailbox full'));
    for (let n = 0; n < 3; n++) await receive(door, full(), [returnPath], { sender: '' });
    const [, id = ''] = /letter\.([a-z0-9]+)@/.exec(letter?.messageId ?? '') ?? [];
    await noteBounce(post.db, 'anna@example.org', { blame: 'mailbox', reason: '552', letter: id }, post.clock.now());
    expect(await post.db.select().from(addressTroubles)).toMatchObject([{ failures: 1, offAt: null }]);
  });

  it('because of our own mail server or a policy count against nobody, and are told to whoever runs the service', async () => {
    const { returnPath, door, post } = await sent();
    for (let n = 0; n < 4; n++) {
      const raw = report(returnPath, '<x@y>', failed('5.7.1', '550 5.7.1 blocked by policy'));
      expect(await receive(door, raw, [returnPath], { sender: '' })).toBe('report: bounce');
    }
    expect(await post.db.select().from(addressTroubles)).toEqual([]);
    expect(door.alarms[0]).toContain('5.7.1 blocked by policy');
  });

  it('long apart are not in a row, and delays are no failures', async () => {
    const { returnPath, door, post } = await sent();
    for (let i = 0; i < 4; i++) {
      post.clock.pass(20 * 24 * 3_600_000);
      await receive(door, report(returnPath, '<x@y>', failed('5.2.2', '552 full')), [returnPath], { sender: '' });
      await receive(door, report(returnPath, '<x@y>', failed('4.4.1', 'late').replace('failed', 'delayed')), [returnPath], { sender: '' });
    }
    expect(await isSwitchedOff(post.db, 'anna@example.org')).toBe(false);
  });

  it('in the words of an old mail server count as one that may pass; an answering machine does not', async () => {
    const { returnPath, door, post } = await sent();
    const old = noteOf({
      from: 'MAILER-DAEMON@qmail.test',
      to: returnPath,
      subject: 'failure notice',
      text: 'Hi. This is the qmail-send program.',
    });
    expect(await receive(door, old, [returnPath], { sender: '' })).toBe('report: bounce');
    const away = noteOf({ to: returnPath, subject: 'Away', text: 'I am away.', head: ['Auto-Submitted: auto-replied'] });
    expect(await receive(door, away, [returnPath], { sender: '' })).toMatch(/^silence/);
    const [row] = await post.db.select().from(addressTroubles);
    expect(row).toMatchObject({ failures: 1, offAt: null });
  });

  it('refused while they are sent switch the address off as well', async () => {
    const { post } = await sent((address) => (address.startsWith('bruno') ? 550 : null));
    expect(await isSwitchedOff(post.db, 'bruno@example.org')).toBe(true);
    expect(await letterTrouble(bruno)).toMatchObject({ kind: 'bounce' });
    expect(await isSwitchedOff(post.db, 'anna@example.org')).toBe(false);
  });

  it('as complaints switch the address off; a letter from it does not switch it on, as it does after a bounce', async () => {
    const { returnPath, door, post, letter } = await sent();
    const to = letter!.headers.get('reply-to') as { value: { address: string }[] };
    const address = to.value[0]!.address;
    const complaint = report('abuse@fieldpost.test', letter!.messageId!, 'Feedback-Type: abuse\nVersion: 1\n', 'feedback-report');
    expect(await receive(door, complaint, ['abuse@fieldpost.test'], { sender: 'fbl@example.net' })).toBe('report: complaint');
    expect(await letterTrouble(anna)).toMatchObject({ kind: 'complaint' });
    await receiveSigned(door, noteOf({ to: address, text: 'STATUS' }), [address]);
    expect(await isSwitchedOff(post.db, 'anna@example.org')).toBe(true);
    await resumeLetters(anna);
    await receive(door, report(returnPath, '<x@y>', failed('5.1.1', '550 unknown')), [returnPath], { sender: '' });
    expect(await isSwitchedOff(post.db, 'anna@example.org')).toBe(true);
    await receiveSigned(door, noteOf({ to: address, text: 'STATUS' }), [address]);
    expect(await isSwitchedOff(post.db, 'anna@example.org')).toBe(false);
  });

  it('never keep a player from signing in', async () => {
    const { returnPath, door, post } = await sent();
    await receive(door, report(returnPath, '<x@y>', failed('5.1.1', '550 unknown')), [returnPath], { sender: '' });
    const expires = new Date(Date.now() + 365 * 24 * 3_600_000 * 50);
    await sendSignIn({ email: 'anna@example.org', url: 'https://fieldpost.test/in', language: 'en', expires });
    post.clock.pass(10 * 365 * 24 * 3_600_000);
    const letters = await collect({ ...(await testPost(undefined, post.clock)), replies });
    expect(letters.map(({ to, kind }) => [to, kind])).toContainEqual(['anna@example.org', 'sign-in']);
    expect(await post.db.$count(outbox)).toBeGreaterThan(0);
  });
});

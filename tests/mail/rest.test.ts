import { beforeEach, expect, it } from 'vitest';
import { noteBounce } from '../../lib/mail/bounces/address-troubles';
import { deliverDue } from '../../lib/mail/outbox/deliver';
import { smtpTransport } from '../../lib/mail/outbox/transport';
import { sendSignIn } from '../../lib/mail/writing/write-sign-in';
import { createTable, expireDue, joinTable, leaveTable, lobbyView, tableSummary } from '../../lib/play';
import type { TimeControlInput } from '../../lib/time-control';
import { onEachDatabase } from '../support/databases';
import { newUser } from '../support/tables';
import { tableRow } from '../support/unattended';
import { bruno, collect, evening, type Received } from './evening';
import { clearPost, doorOf, receive, receiveSigned, replies } from './inbox';
import { catchMail, type TestPost, testPost } from './post';
import { noteOf } from './sender';

const hour = 3_600_000;
const pause = 11_000;
const plain = (text: string) => text.replace(/\s+/g, ' ');
const forAnna = (letters: Received[]) => letters.filter(({ to }) => to === 'anna@example.org');
const forBruno = (letters: Received[]) => letters.filter(({ to }) => to === 'bruno@example.org');

onEachDatabase('letters about silence', () => {
  beforeEach(async () => clearPost(await testPost()));

  /** Ridges between Anna and Bruno, whose letters so far have left. */
  async function playing(timeControl: Partial<Extract<TimeControlInput, { kind: 'hours' }>> = {}) {
    const post = { ...(await testPost()), replies };
    const table = await evening(post, { title: 'Quiet', timeControl: { kind: 'hours', turn: 24, reaction: 12, ...timeControl } });
    await after(post, pause);
    return { post, table, door: doorOf(post) };
  }

  /** Lets time pass, then does what a worker would. */
  async function after(post: TestPost, milliseconds: number): Promise<Received[]> {
    post.clock.pass(milliseconds);
    await expireDue(post.clock.now());
    post.clock.pass(pause);
    const letters = await collect(post);
    expect(post.complaints).toEqual([]);
    return letters;
  }

  it('say once to everybody that the table rests, for whom it waits and what was answered; a reply of one word wakes it', async () => {
    const { post, table, door } = await playing();
    const told: Received[] = [];
    for (let step = 0; step < 8; step++) told.push(...(await after(post, 12 * hour)));
    expect((await tableRow(table.id)).restsSince).not.toBeNull();
    expect(await after(post, 1000 * hour)).toEqual([]);
    const notices = told.filter(({ subject }) => /rests|riposa/.test(subject));
    expect(notices.map(({ to, subject }) => [to, subject])).toEqual([
      ['anna@example.org', 'Ridges, Quiet: The table rests'],
      ['bruno@example.org', 'Crinali, Quiet: Il tavolo riposa'],
    ]);
    const [english, italian] = notices;
    expect(plain(english!.text)).toContain('Nobody at the table has been heard of for some time.');
    expect(plain(english!.text)).toContain('reply to this letter with a word');
    expect(english!.text).toMatch(/It waits for\n- /);
    expect(english!.text).toMatch(/Answered for you when your time ran out\n- .*: DEPLOY 0\n/);
    expect(plain(italian!.text)).toContain('Allora ognuno ha di nuovo tutto il suo tempo.');
    const to = english!.headers['Reply-To']!;
    expect(await receiveSigned(door, noteOf({ from: 'anna@example.org', to, text: 'Sorry!' }), [to])).toBe('answered');
    expect((await tableRow(table.id)).restsSince).toBeNull();
    const woken = await after(post, 0);
    const asked = (await tableSummary(bruno, table.id)).waiting;
    if (asked.includes('blue')) expect(forBruno(woken).map(({ kind }) => kind)).toEqual(['turn']);
    expect(forAnna(woken)[0]?.kind).toBe('answer');
  });

  it('say what was answered when a deadline was missed: in the letter that asks next, or in one of their own', async () => {
    const { post, table } = await playing({ expiry: 'pass' });
    await table.play('red', 'DEPLOY 2');
    const letters = forBruno(await after(post, 25 * hour));
    expect(letters).toHaveLength(1);
    const { text, kind } = letters[0]!;
    const isAsked = (await tableSummary(bruno, table.id)).waiting.includes('blue');
    expect(kind).toBe(isAsked ? 'question' : 'notice');
    expect(text).toContain('Risposto per te a tempo scaduto');
    expect(text).toMatch(/- .*: SCHIERA 0\n/);
    expect(forAnna(await after(post, 0)).filter((each) => each.text.includes('ran out'))).toEqual([]);
  });

  it('say that the game waits, or that the seat is on offer, where nothing is answered', async () => {
    const waiting = await playing({ defaults: false, expiry: 'wait' });
    await waiting.table.play('red', 'DEPLOY 2');
    const [waits] = forBruno(await after(waiting.post, 25 * hour));
    expect(waits).toMatchObject({ kind: 'notice', subject: 'Crinali, Quiet: Tempo scaduto: Blu' });
    expect(plain(waits!.text)).toContain('La partita aspetta comunque la tua risposta');
    expect(waits!.headers['Reply-To']).toBeDefined();
    const offering = await playing({ defaults: false, expiry: 'substitute' });
    await offering.table.play('blue', 'DEPLOY 2');
    const [offered] = forAnna(await after(offering.post, 25 * hour));
    expect(offered?.subject).toBe('Ridges, Quiet: Your time ran out: Red');
    expect(plain(offered!.text)).toContain('It stays yours if you answer first.');
  });
});

onEachDatabase('letters about seats', () => {
  beforeEach(async () => clearPost(await testPost()));

  const clockOf = ({ clock }: TestPost) => clock;
  const open = { game: 'ridges', title: 'Seats', options: {}, timeControl: { kind: 'none' } } as const;

  it('tell the owner that the last seat was taken, unless it is free again', async () => {
    const post = await testPost();
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const { id } = await createTable(ann, { ...open, seats: { red: { kind: 'me' } } }, { clock: clockOf(post) });
    await joinTable(bob, id, 'blue', undefined, clockOf(post));
    await leaveTable(bob, id, 'blue', clockOf(post));
    expect(await collect(post)).toEqual([]);
    await joinTable(bob, id, 'blue', undefined, clockOf(post));
    const [letter, ...more] = await collect(post);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: ann.email, subject: 'Ridges, Seats: All seats are taken' });
    expect(letter!.text).toContain('The game begins when you start it.');
    expect(letter!.text).toContain('- Blue: Bob');
  });

  it('tell everybody that the game begins where it starts by itself', async () => {
    const post = await testPost();
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob', 'it')];
    const seats = { red: { kind: 'me' } } as const;
    const { id } = await createTable(ann, { ...open, seats, startsWhenFull: true }, { clock: clockOf(post) });
    expect(await lobbyView(bob, id)).toMatchObject({ startsWhenFull: true, status: 'open' });
    await joinTable(bob, id, 'blue', undefined, clockOf(post));
    expect(await tableSummary(bob, id)).toMatchObject({ status: 'running' });
    post.clock.pass(pause);
    const letters = await collect(post);
    expect(letters.map(({ to }) => to).toSorted()).toEqual([ann.email, bob.email].toSorted());
    expect(letters.every(({ kind }) => kind === 'turn')).toBe(true);
  });

  it('tell who invited, once, that the invitation did not arrive; the lobby says it too', async () => {
    const ann = await newUser('Ann');
    const catcher = await catchMail({ refuse: (address) => (address === 'typo@example.org' ? 550 : null) });
    const post = { ...(await testPost(smtpTransport(catcher.url))), replies };
    const seats = { red: { kind: 'me' }, blue: { kind: 'invite', email: 'Typo@example.org' } } as const;
    const { id } = await createTable(ann, { ...open, seats }, { clock: clockOf(post) });
    while ((await deliverDue(post)) > 0);
    post.transport.close();
    await catcher.close();
    expect((await lobbyView(ann, id)).invites[0]?.returned).toContain('550');
    const told = catcher.caught.map(({ subject, text }) => [subject, plain(text ?? '')]);
    expect(told).toEqual([['Ridges, Seats: An invitation did not arrive', expect.stringContaining('typo@example.org')]]);
  });

  it('hear of it from a report that comes back later, and not from one about another letter', async () => {
    const ann = await newUser('Ann');
    const catcher = await catchMail();
    const post = { ...(await testPost(smtpTransport(catcher.url))), replies };
    const seats = { red: { kind: 'me' }, blue: { kind: 'invite', email: 'gone@example.org' } } as const;
    const { id } = await createTable(ann, { ...open, seats }, { clock: clockOf(post) });
    while ((await deliverDue(post)) > 0);
    const returnPath = catcher.returnPaths.get(catcher.caught[0]!.messageId!)!;
    const report = [
      `From: MAILER-DAEMON@mx.example.org\nTo: ${returnPath}\nMessage-ID: <r1@mx.example.org>\nMIME-Version: 1.0`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\nContent-Type: text/plain\n\nSorry.\n',
      '--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; x\nAction: failed',
      'Status: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown\n\n--b--\n',
    ].join('\n');
    expect((await lobbyView(ann, id)).invites[0]?.returned).toBeNull();
    expect(await receive(doorOf(post), Buffer.from(report.replace(/\n/g, '\r\n')), [returnPath], { sender: '' })).toBe('report: bounce');
    expect((await lobbyView(ann, id)).invites[0]?.returned).toContain('User unknown');
    while ((await deliverDue(post)) > 0);
    post.transport.close();
    await catcher.close();
    expect(catcher.caught.map(({ subject }) => subject).slice(1)).toEqual(['Ridges, Seats: An invitation did not arrive']);
  });

  it('say in the letter that signs in that others do not come any more', async () => {
    const post = await testPost();
    const url = 'https://fieldpost.test/sign-in/x';
    const letter = async () => {
      await sendSignIn({ email: 'anna@example.org', url, language: 'en', expires: new Date('2100-01-01T00:00:00Z') });
      post.clock.pass(Date.now() + hour - post.clock.now().getTime());
      return plain((await collect(post)).find(({ kind }) => kind === 'sign-in')!.text);
    };
    expect(await letter()).not.toContain('do not go to this address');
    await noteBounce(post.db, 'anna@example.org', { blame: 'address', reason: 'x', letter: null }, post.clock.now());
    expect(await letter()).toContain('your account page says why and has them sent again');
  });
});

import { type AddressInfo, createServer, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseStuck } from '../../db/outbox';
import { addressTroubles, outbox } from '../../db/schema';
import { isSwitchedOff } from '../../lib/mail/bounces/address-troubles';
import { alarmText, hourly } from '../../lib/mail/bounces/alarm';
import type { Envelope } from '../../lib/mail/letters/envelope';
import { deliverDue } from '../../lib/mail/outbox/deliver';
import { NotTaken, smtpTransport } from '../../lib/mail/outbox/transport';
import { areLettersStuck } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { evening } from './evening';
import { clearPost } from './inbox';
import { catchMail, closedPort, fakeClock, testPost } from './post';

const minute = 60_000;
const day = 24 * 60 * minute;

onOneDatabase('a mail server of ours that refuses letters', () => {
  beforeEach(async () => clearPost(await testPost()));

  /** A table whose letters go to a mail server that answers a receiver as `answer` says at the time. */
  async function house(answer: (address: string) => number | string | null) {
    const says = { answer };
    const catcher = await catchMail({ refuse: (address) => says.answer(address) });
    const transport = smtpTransport(catcher.url);
    const post = await testPost(transport);
    await evening(post);
    post.clock.pass(11_000);
    const send = async () => {
      while ((await deliverDue(post)) > 0);
    };
    const close = async () => {
      transport.close();
      await catcher.close();
    };
    const caught = () => catcher.caught.map(({ to }) => [to].flat()[0]?.text).sort();
    return { post, says, send, close, caught, rows: () => post.db.select().from(outbox) };
  }

  it('for a reason of its own loses no letter, switches nobody off and is told to whoever runs the service', async () => {
    const { post, says, send, close, caught, rows } = await house(() => '554 5.7.1 Relay access denied');
    // an expired password over a long weekend
    for (let n = 0; n < 30; n++) {
      await send();
      post.clock.pass(4 * 60 * minute);
    }
    expect(caught()).toEqual([]);
    expect(await post.db.select().from(addressTroubles)).toEqual([]);
    expect((await rows()).map(({ mootAt, stuckAt }) => [mootAt, stuckAt !== null])).toEqual([
      [null, true],
      [null, true],
      [null, true],
      [null, true],
    ]);
    expect(post.alarms[0]).toContain('554 5.7.1 Relay access denied');
    expect(await areLettersStuck()).toBe(true);
    // the days in which nothing left are not held against a letter that fails once more for a reason of its own
    says.answer = (address) => (address.startsWith('bruno') ? '451 4.7.1 greylisted' : null);
    post.clock.pass(5 * 60 * minute);
    await send();
    says.answer = () => null;
    post.clock.pass(5 * 60 * minute);
    await send();
    expect(await areLettersStuck()).toBe(false);
    expect(caught()).toEqual(['anna@example.org', 'bruno@example.org']);
    await close();
  });

  it('sends what is stuck as soon as one letter leaves, and counts its pauses anew', async () => {
    const { post, says, send, close, caught, rows } = await house(() => '554 5.7.1 Relay access denied');
    for (let n = 0; n < 12; n++) {
      await send();
      post.clock.pass(4 * 60 * minute);
    }
    await send();
    says.answer = () => null;
    expect(await releaseStuck(post.db, post.clock.now())).toBe(false);
    // of two letters that wait for hours one is due now
    const [first] = (await rows()).filter(({ userId }) => userId === 'anna');
    await post.db
      .update(outbox)
      .set({ notBefore: post.clock.now() })
      .where(eq(outbox.userId, first?.userId ?? ''));
    post.clock.pass(1000);
    await send();
    expect(caught()).toEqual(['anna@example.org']);
    expect(await releaseStuck(post.db, post.clock.now())).toBe(true);
    expect((await rows()).filter(({ sentAt }) => sentAt === null).map(({ attempts }) => attempts)).toEqual([0, 0]);
    await send();
    expect(caught()).toEqual(['anna@example.org', 'bruno@example.org']);
    await close();
  });

  it('to one reader alone, while others get theirs, is tried again with growing pauses and given up after three days', async () => {
    const { post, send, close, rows } = await house((address) => (address.startsWith('bruno') ? '550 5.7.1 we do not like you' : null));
    await send();
    const left = async () => (await rows()).filter(({ userId }) => userId === 'bruno');
    post.clock.pass(minute / 2);
    await send();
    expect((await left()).map(({ stuckAt, mootAt }) => [stuckAt, mootAt])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await isSwitchedOff(post.db, 'bruno@example.org')).toBe(false);
    await post.db.update(outbox).set({ failingSince: new Date(post.clock.now().getTime() - 4 * day) });
    await post.db.execute("update letters set sent_at = sent_at + interval '1 hour'");
    post.clock.pass(60 * minute);
    await send();
    expect((await left()).every(({ mootAt }) => mootAt !== null)).toBe(true);
    await close();
  });

  it('because a mailbox is full keeps the letter, and counts it once against the address', async () => {
    const { post, says, send, close, caught } = await house((address) => (address.startsWith('bruno') ? '552 5.2.2 mailbox full' : null));
    for (let n = 0; n < 6; n++) {
      await send();
      post.clock.pass(60 * minute);
    }
    expect(await post.db.select().from(addressTroubles)).toMatchObject([{ email: 'bruno@example.org', failures: 1, offAt: null }]);
    expect(post.alarms).toEqual([]);
    says.answer = () => null;
    post.clock.pass(5 * 60 * minute);
    await send();
    expect(caught()).toEqual(['anna@example.org', 'bruno@example.org']);
    await close();
  });
});

it('is told at most once an hour', () => {
  const clock = fakeClock();
  const told: string[] = [];
  const alarm = hourly((reason) => told.push(reason), clock);
  for (let n = 0; n < 5; n++) {
    alarm(`no ${n}`);
    clock.pass(20 * minute);
  }
  expect(told).toEqual(['no 0', 'no 3']);
  expect(alarmText).toContain('SMTP_URL');
});

/** A mail server that does `act` to whoever connects. */
async function broken(act: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    act(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${port}`, close };
}

/** Takes everything up to the letter and all of that, and goes away without a word. */
const leavesAtTheEnd = (leave: (socket: Socket) => void) => (socket: Socket) => {
  let isLetter = false;
  let said = '';
  socket.write('220 here\r\n');
  socket.on('data', (chunk) => {
    said = isLetter ? said + chunk.toString() : chunk.toString();
    if (isLetter) return said.endsWith('\r\n.\r\n') && leave(socket);
    isLetter = said.startsWith('DATA');
    socket.write(isLetter ? '354 go on\r\n' : '250 fine\r\n');
  });
};

describe('a mail server of ours that goes away', () => {
  const letter: Envelope = {
    ...{ outboxId: 'o', kind: 'turn', tableId: null, userId: null, to: 'anna@example.org', from: 'post@fieldpost.test' },
    ...{ messageId: '<letter.o@fieldpost.test>', returnPath: null, headers: {}, subject: 's', text: 't', html: '<p>t</p>', pictures: [] },
  };
  const fateAt = async (url: string) => {
    const transport = smtpTransport(url);
    const error: unknown = await transport.send(letter).catch((reason) => reason);
    transport.close();
    return error instanceof NotTaken ? [error.hope, error.blame] : error;
  };

  it('before a conversation begins has surely not taken the letter, which is ours to mend', async () => {
    expect(await fateAt(await closedPort())).toEqual(['later', 'post']);
    const server = await broken((socket) => socket.end());
    expect(await fateAt(server.url)).toEqual(['later', 'post']);
    server.close();
  });

  it.each([
    ['with a farewell', (socket: Socket) => socket.end()],
    ['without', (socket: Socket) => socket.resetAndDestroy()],
  ])('when it has all of the letter, %s, may have taken it', async (_, leave) => {
    const server = await broken(leavesAtTheEnd(leave));
    expect(await fateAt(server.url)).toEqual(['unknown', null]);
    server.close();
  });
});

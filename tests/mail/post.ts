import { type AddressInfo, createServer, type Server } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { database } from '../../db/client';
import type { Post } from '../../lib/mail/outbox/deliver';
import { localTransport, type Transport } from '../../lib/mail/outbox/transport';

export const start = new Date('2025-08-04T10:00:00Z');

/** A clock that stands still until it is moved. */
export function fakeClock(now = start) {
  let time = now.getTime();
  return {
    now: () => new Date(time),
    pass(milliseconds: number) {
      time += milliseconds;
    },
  };
}

export interface TestPost extends Post {
  clock: ReturnType<typeof fakeClock>;
  complaints: unknown[];
  /** What whoever runs the service was told. */
  alarms: string[];
}

/** All that a worker has, with a clock of its own and no luck. */
export async function testPost(transport: Transport = localTransport, clock = fakeClock()): Promise<TestPost> {
  const { db } = await database();
  const complaints: unknown[] = [];
  const alarms: string[] = [];
  return {
    ...{ db, transport, clock, complaints, alarms },
    from: 'Fieldpost <post@fieldpost.test>',
    baseUrl: 'https://fieldpost.test',
    replies: null,
    random: () => 0.5,
    complain: (_id, error) => complaints.push(error),
    alarm: (reason) => alarms.push(reason),
  };
}

export interface Catcher {
  url: string;
  caught: ParsedMail[];
  /** MAIL FROM of each, by Message-ID. */
  returnPaths: Map<string, string>;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it is sent; it may refuse a receiver with an SMTP code or a whole answer, and take its time for each letter. */
export async function catchMail({
  refuse = () => null,
  slowness = 0,
}: {
  refuse?: (address: string) => number | string | null;
  slowness?: number;
} = {}): Promise<Catcher> {
  const caught: ParsedMail[] = [];
  const returnPaths = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const no = refuse(address);
      const [, code, said] = /^(\d+) ?(.*)$/.exec(String(no)) ?? [];
      done(no === null ? null : Object.assign(new Error(said || `no letters for ${address}`), { responseCode: Number(code) }));
    },
    onData(stream, { envelope: { mailFrom } }, done) {
      // pictures stay attachments: a mail program does not write them into the letter it repeats
      simpleParser(stream, { skipImageLinks: true }).then((mail) => {
        caught.push(mail);
        if (mail.messageId && mailFrom) returnPaths.set(mail.messageId, mailFrom.address);
        setTimeout(done, slowness);
      }, done);
    },
  });
  // a sender that is killed in the middle of a letter resets its connection: that is what some tests are about
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, caught, returnPaths, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** The address of a port where nobody answers. */
export async function closedPort(): Promise<string> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `smtp://127.0.0.1:${port}`;
}

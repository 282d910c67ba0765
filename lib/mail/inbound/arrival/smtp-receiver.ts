import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { findReplyToken } from '../../../../db/reply-tokens';
import { mailboxOf, type ReplyPost } from '../../addresses/reply-addresses';
import { largestMessage } from '../reading/message';
import type { Witnesses } from '../trust/trust';
import { accept, type Intake } from './accept';

/** Letters are taken in on a port. */
export interface Receiver {
  port: number;
  close(): Promise<void>;
}

/** What an SMTP server says no with. */
class Refused extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

const mostReceivers = 20;
const second = 1000;

export interface Listening {
  port: number;
  host: string;
  /** PEM texts that turn on STARTTLS. */
  tls?: { cert: string; key: string } | undefined;
}

/** What the port needs to know of whose letters it takes. */
interface ReceiverDoor extends Intake, Pick<Witnesses, 'isOurs'> {
  replies: ReplyPost;
}

/** Starts taking letters in by SMTP: for addresses we gave out, up to a size, and only once they are safely kept. */
export async function startReceiver(door: ReceiverDoor, { port, host, tls }: Listening): Promise<Receiver> {
  const { db, clock, replies, isOurs } = door;
  const keep = async (stream: Readable, session: SMTPServerSession): Promise<void> => {
    const raw = await bytesOf(stream);
    if (raw === null) throw new Refused(552, '5.3.4 The message is too large: one megabyte is the most.');
    const { envelope, remoteAddress, hostNameAppearsAs } = session;
    const recipients = envelope.rcptTo.map(({ address }) => address.toLowerCase());
    const peer = isOurs(remoteAddress) ? null : { ip: remoteAddress, helo: hostNameAppearsAs || remoteAddress };
    const carried = { recipients, sender: senderOf(session), peer };
    await accept(db, { way: 'smtp', carried, raw }, clock.now());
  };
  const server = new SMTPServer({
    name: replies.domain,
    banner: 'Fieldpost',
    size: largestMessage,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...tls,
    disableReverseLookup: true,
    maxClients: 100,
    socketTimeout: 60 * second,
    closeTimeout: second / 4,
    onRcptTo({ address }, session, done) {
      mustBeOurs(door, address, session).then(() => done(), done);
    },
    onData(stream, session, done) {
      keep(stream, session).then(
        () => done(null, 'kept'),
        (error: Error) => done(error instanceof Refused ? error : new Refused(451, '4.3.0 Not now. Please try again later.')),
      );
    },
  });
  // a client that goes away in the middle of a letter is its own business
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.server.address() as AddressInfo;
  return { port: address.port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

const senderOf = ({ envelope: { mailFrom } }: SMTPServerSession): string => (mailFrom ? mailFrom.address.toLowerCase() : '');

async function mustBeOurs(
  { db, replies }: Pick<ReceiverDoor, 'db' | 'replies'>,
  address: string,
  session: SMTPServerSession,
): Promise<void> {
  if (session.envelope.rcptTo.length >= mostReceivers) throw new Refused(452, '4.5.3 Too many receivers.');
  const box = mailboxOf(replies, address);
  const isKnown =
    box?.kind === 'bounce' ||
    box?.kind === 'letter' ||
    box?.kind === 'office' ||
    (box?.kind === 'sender' && senderOf(session) === '') ||
    (box?.kind === 'reply' && (await findReplyToken(db, box.token)) !== null);
  if (!isKnown) throw new Refused(550, '5.1.1 Nobody reads this address. Reply to the letter that asks you.');
}

/** The message; null when it is too large. All of it is read, as the protocol wants. */
async function bytesOf(stream: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestMessage) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= largestMessage ? Buffer.concat(chunks) : null;
}

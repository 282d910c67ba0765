import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as the next mail server took it. */
export interface Caught {
  messageId: string;
  to: string;
  subject: string;
  listId: string;
  /** SHA-256 of the first picture in it, in hex; null: it has none. */
  picture: string | null;
  /** Where an answer goes: another address for every question. */
  replyTo: string;
  /** Milliseconds since the epoch when it was accepted. */
  at: number;
}

export interface MailCatcher {
  url: string;
  caught: Caught[];
  close(): Promise<void>;
}

/** A mail server on this machine that accepts everything and remembers heads and pictures; `hear` is told of each letter. */
export async function catchLetters(hear: (letter: Caught) => void = () => undefined): Promise<MailCatcher> {
  const caught: Caught[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope: { rcptTo } }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('error', done);
      stream.once('end', () => {
        const raw = Buffer.concat(parts);
        const lines = raw
          .subarray(0, raw.indexOf('\r\n\r\n'))
          .toString('latin1')
          .replace(/\r\n[ \t]+/g, ' ');
        const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(lines)?.[1] ?? '';
        const [receiver] = rcptTo;
        const letter = {
          ...{ messageId: field('message-id'), subject: field('subject'), listId: field('list-id') },
          ...{ replyTo: field('reply-to'), to: receiver?.address ?? '', picture: pictureOf(raw), at: Date.now() },
        };
        caught.push(letter);
        hear(letter);
        done();
      });
    },
  });
  // a sender that is killed in the middle of a letter resets its connection
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, caught, close: () => new Promise((resolve) => server.close(resolve)) };
}

function pictureOf(raw: Buffer): string | null {
  const head = raw.indexOf('Content-Type: image/png');
  if (head < 0) return null;
  const start = raw.indexOf('\r\n\r\n', head);
  return createHash('sha256')
    .update(raw.subarray(start, raw.indexOf('\r\n--', start)))
    .digest('hex');
}

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as the next mail server took it. */
export interface Caught {
  messageId: string;
  to: string;
  subject: string;
  listId: string;
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

/** A mail server on this machine that accepts everything and remembers the heads; `hear` is told of each letter. */
export async function catchLetters(hear: (letter: Caught) => void = () => undefined): Promise<MailCatcher> {
  const caught: Caught[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope: { rcptTo } }, done) {
      let head = '';
      stream.on('data', (part: Buffer) => {
        if (!head.includes('\r\n\r\n')) head += part.toString('latin1');
      });
      stream.once('error', done);
      stream.once('end', () => {
        const lines = head
          .split('\r\n\r\n', 1)
          .join('')
          .replace(/\r\n[ \t]+/g, ' ');
        const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(lines)?.[1] ?? '';
        const [receiver] = rcptTo;
        const letter = {
          ...{ messageId: field('message-id'), subject: field('subject'), listId: field('list-id') },
          ...{ replyTo: field('reply-to'), to: receiver?.address ?? '', at: Date.now() },
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

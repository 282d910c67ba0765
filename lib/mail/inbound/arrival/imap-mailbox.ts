import { ImapFlow } from 'imapflow';
import { largestMessage } from '../reading/message';
import { accept, type Intake } from './accept';

const second = 1000;

/** Fetches what is unread in a mailbox and marks it read once it is kept; returns how many messages were new to us. */
export async function fetchMailbox({ db, clock }: Intake, address: string, signal: AbortSignal): Promise<number> {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: 20 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 60 * second,
  });
  const stop = () => client.close();
  // a broken connection also rejects the call that waits for it
  client.on('error', () => undefined);
  signal.addEventListener('abort', stop);
  try {
    await client.connect();
    const lock = await client.getMailboxLock(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    let found = 0;
    try {
      const unread = (await client.search({ seen: false }, { uid: true })) || [];
      for (const uid of unread) {
        if (signal.aborted) break;
        const raw = await sourceOf(client, uid);
        // who handed the message over is told by the Received headers of the mailbox's own servers
        const carried = { recipients: [], sender: null, peer: null };
        if (raw && (await accept(db, { way: 'imap', carried, raw }, clock.now()))) found++;
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      }
    } finally {
      lock.release();
    }
    await client.logout();
    return found;
  } finally {
    signal.removeEventListener('abort', stop);
    client.close();
  }
}

/** The raw message, of one that is too large a byte more than is taken; null when it is gone meanwhile. */
async function sourceOf(client: ImapFlow, uid: number): Promise<Buffer | null> {
  const fetched = await client.fetchOne(String(uid), { source: { start: 0, maxLength: largestMessage + 1 } }, { uid: true });
  return fetched ? (fetched.source ?? null) : null;
}

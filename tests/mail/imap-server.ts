import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A mailbox on an IMAP server: as much of RFC 3501 as a client needs that fetches what is unread. */
export interface ImapServer {
  port: number;
  /** Messages by UID, with their flags. */
  messages: { uid: number; raw: Buffer; seen: boolean }[];
  close(): Promise<void>;
}

const user = 'games';
const password = 'open sesame';

export async function startImapServer(...raws: Buffer[]): Promise<ImapServer> {
  const messages = raws.map((raw, i) => ({ uid: 100 + i, raw, seen: false }));
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    talk(socket, messages);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

export const imapAddress = ({ port }: ImapServer): string => `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`;

function talk(socket: Socket, messages: ImapServer['messages']): void {
  const say = (...parts: (string | Buffer)[]) => {
    for (const part of parts) socket.write(part);
    socket.write('\r\n');
  };
  say('* OK [CAPABILITY IMAP4rev1] ready');
  let buffered = '';
  socket.on('data', (chunk: Buffer) => {
    buffered += chunk.toString('latin1');
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      answer(line, say, messages);
      if (/^\S+ LOGOUT$/i.test(line)) socket.end();
    }
  });
}

function answer(line: string, say: (...parts: (string | Buffer)[]) => void, messages: ImapServer['messages']): void {
  const [, tag = '*', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? [];
  const chosen = [...messages.entries()].filter(([, { uid }]) => new RegExp(`^${uid}\\b`).test(rest));
  let end = 'OK done';
  switch (command.toUpperCase()) {
    case 'CAPABILITY':
      say('* CAPABILITY IMAP4rev1');
      break;
    case 'LOGIN':
      if (rest.replaceAll('"', '') !== `${user} ${password}`) end = 'NO [AUTHENTICATIONFAILED] wrong';
      break;
    case 'LIST':
    case 'LSUB':
      if (!rest.endsWith('""')) say('* LIST (\\HasNoChildren) "/" "INBOX"');
      break;
    case 'SELECT':
      say(`* ${messages.length} EXISTS`);
      say('* FLAGS (\\Seen \\Deleted)');
      say('* OK [PERMANENTFLAGS (\\Seen \\Deleted)] ok');
      say('* OK [UIDVALIDITY 1] ok');
      say(`* OK [UIDNEXT ${100 + messages.length}] ok`);
      end = 'OK [READ-WRITE] selected';
      break;
    case 'UID SEARCH':
      say(`* SEARCH ${messages.flatMap(({ uid, seen }) => (seen ? [] : [uid])).join(' ')}`);
      break;
    case 'UID FETCH':
      for (const [at, { uid, raw }] of chosen) {
        const [, most = String(raw.length)] = /BODY(?:\.PEEK)?\[\]<0\.(\d+)>/i.exec(rest) ?? [];
        const part = raw.subarray(0, Number(most));
        say(`* ${at + 1} FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n`, part, ')');
      }
      break;
    case 'UID STORE':
      for (const [, message] of chosen) message.seen = true;
      break;
  }
  say(`${tag} ${end}`);
}

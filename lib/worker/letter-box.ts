import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { database } from '../../db/client';
import { inboxChannel } from '../../db/inbox';
import { systemClock } from '../clock';
import { env } from '../env';
import { mailHost } from '../mail/addresses/message-ids';
import { replyPost } from '../mail/addresses/reply-addresses';
import { alarmText, hourly } from '../mail/bounces/alarm';
import { fetchMailbox } from '../mail/inbound/arrival/imap-mailbox';
import { type Listening, type Receiver, startReceiver } from '../mail/inbound/arrival/smtp-receiver';
import { type Door, processInbox, sweep, untilNext } from '../mail/inbound/process-inbox';
import { startReader } from '../mail/inbound/reader';
import { relays } from '../mail/inbound/trust/relays';
import { type Resolve, systemResolver } from '../mail/inbound/trust/resolver';
import { startLoop } from './loop';

/** Takes letters in as long as it is open. */
export interface LetterBox {
  /** Where it listens for SMTP; null while another process does, or none shall. */
  port(): number | null;
  stop(): Promise<void>;
}

const slowest = 15_000;
/** Milliseconds between two looks into a mailbox. */
const often = 30_000;
const hour = 60 * 60 * 1000;

/** What dealing with letters needs; null while no way in is set. */
export async function doorOf(log: Logger, resolver: Resolve): Promise<Door | null> {
  const replies = replyPost();
  if (!replies) return null;
  const { db } = await database();
  const { MAIL_FROM, BASE_URL, MAIL_IN_RELAYS } = env();
  return {
    ...{ db, replies, resolver, clock: systemClock, host: mailHost(MAIL_FROM), baseUrl: BASE_URL },
    isOurs: relays(MAIL_IN_RELAYS ?? []),
    reader: startReader(),
    complain: (letter, err) => log.error({ letter, err }, 'a letter that came in could not be dealt with'),
    alarm: hourly((reason) => log.error({ reason }, alarmText), systemClock),
  };
}

/** Where letters come in. */
export interface Ways {
  smtp?: Listening | undefined;
  /** Address of a mailbox. */
  imap?: string | undefined;
}

/** Opens the ways in that the environment names; null when it names none. */
export async function openLetterBox(log: Logger, resolver: Resolve = systemResolver()): Promise<LetterBox | null> {
  const door = await doorOf(log, resolver);
  if (!door) return null;
  const { MAIL_IN_PORT: port, MAIL_IN_HOST: host, MAIL_IN_CERT, MAIL_IN_KEY, IMAP_URL: imap } = env();
  if (port === undefined) return openWays(door, { imap }, log);
  const [cert, key] = await Promise.all([MAIL_IN_CERT, MAIL_IN_KEY].map((path) => path && readFile(path, 'utf8')));
  return openWays(door, { smtp: { port, host, tls: cert && key ? { cert, key } : undefined }, imap }, log);
}

/** Takes letters in by these ways, and deals with all that come by whatever way. Its end is the reader's. */
export async function openWays(door: Door, { smtp, imap }: Ways, log: Logger): Promise<LetterBox> {
  const failed = (err: unknown) => log.error({ err }, 'taking letters in stumbled and goes on');
  const inbox = startLoop({ name: 'inbox', run: (signal) => handleAll(door, signal), failed });
  const loops = [inbox];
  const { listen } = await database();
  const deafen = await listen(inboxChannel, inbox.wake);
  let receiver: Receiver | null = null;
  if (smtp) {
    const listenHere = async () => {
      receiver ??= await startReceiver(door, smtp).catch(nullIfTaken);
    };
    await listenHere();
    if (!receiver) log.warn(`port ${smtp.port} takes letters in already; this process stands by`);
    loops.push(startLoop({ name: 'smtp', run: () => listenHere().then(() => slowest), failed }));
  }
  if (imap !== undefined)
    loops.push(startLoop({ name: 'imap', run: (signal) => fetchMailbox(door, imap, signal).then(() => often), failed }));
  return {
    port: () => receiver?.port ?? null,
    async stop() {
      const ended = loops.map((loop) => loop.stop());
      await Promise.all([deafen(), receiver?.close(), ...ended]);
      await door.reader.end();
    },
  };
}

let sweptAt = 0;

/** Deals with all letters that are here; returns the milliseconds after which to look again. */
export async function handleAll(door: Door, signal: AbortSignal): Promise<number> {
  while (!signal.aborted && (await processInbox(door)) > 0);
  const now = door.clock.now().getTime();
  if (now - sweptAt > hour) {
    sweptAt = now;
    await sweep(door);
  }
  return untilNext(door, slowest);
}

/** Another worker on this machine has the port. */
function nullIfTaken(error: NodeJS.ErrnoException): null {
  if (error.code === 'EADDRINUSE') return null;
  throw error;
}

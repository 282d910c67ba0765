import { createTransport } from 'nodemailer';
import { type Blame, blameOf, isFull } from '../bounces/blame';
import type { Envelope } from '../letters/envelope';
import { wired } from './mime';

/** Takes letters out of the house. `send` resolves when the next mail server, or the local mailbox, has the letter. */
export interface Transport {
  kind: 'smtp' | 'local';
  send(envelope: Envelope): Promise<void>;
  close(): void;
}

/** Why a letter was not taken, and what a second try may hope for. */
export class NotTaken extends Error {
  override name = 'NotTaken';
  constructor(
    /** refused: for good, the address is wrong. later: surely not taken. unknown: it may have been. */
    readonly hope: 'refused' | 'later' | 'unknown',
    message: string,
    /** What it was about, where the mail server said no for good or could not be talked to; null: it may pass by itself. */
    readonly blame: Blame | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  /** Of an error of the socket. */
  syscall?: string;
  responseCode?: number;
  /** The server's own words, code and all. */
  response?: string;
}

/** Sends over a pool of connections to the server of an smtp:// or smtps:// address. */
export function smtpTransport(url: string): Transport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    maxMessages: 200,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });
  return {
    kind: 'smtp',
    async send(envelope) {
      try {
        await pool.sendMail(wired(envelope));
      } catch (error) {
        throw notTaken(error as SmtpError);
      }
    },
    close: () => pool.close(),
  };
}

function notTaken(error: SmtpError): NotTaken {
  const { code, command, responseCode = 0 } = error;
  const answered = responseCode >= 400;
  const unreachable = isUnreachable(error);
  const isAboutReader = code === 'EENVELOPE' && command === 'RCPT TO';
  const blame = isAboutReader
    ? aboutReader(responseCode, error.response ?? error.message)
    : unreachable || responseCode >= 500
      ? 'post'
      : null;
  const hope = blame === 'address' ? 'refused' : answered || unreachable ? 'later' : 'unknown';
  return new NotTaken(hope, error.message, blame, { cause: error });
}

/** What the library says while no conversation has begun; a connection that ends later may have taken the letter before. */
const neverBegun = /^(Connection timeout|Greeting never received|Unexpected socket close)/;

/** The letter did not get as far as our mail server, for want of a connection or of a password. */
function isUnreachable({ code = '', syscall, message }: SmtpError): boolean {
  if (syscall === 'connect' || neverBegun.test(message)) return true;
  if (code === 'ECONNECTION') return !message.startsWith('Connection closed unexpectedly');
  return ['EDNS', 'EAUTH', 'ETLS', 'ENOAUTH'].includes(code);
}

/** A passing no to one reader may be a greylist; only a full mailbox is told from it. */
function aboutReader(responseCode: number, said: string): Blame | null {
  if (responseCode >= 500) return blameOf('', said);
  return isFull(said) ? 'mailbox' : null;
}

/** Letters stay in the house: the record the outbox keeps of them is the mailbox. */
export const localTransport: Transport = { kind: 'local', send: async () => undefined, close: () => undefined };

export const transportOf = (smtpUrl: string | undefined): Transport => (smtpUrl === undefined ? localTransport : smtpTransport(smtpUrl));

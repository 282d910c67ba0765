import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { isLoopback } from './visitor';

const url = (protocols: string[]) =>
  z.string().refine(
    (text) => {
      try {
        return protocols.includes(new URL(text).protocol);
      } catch {
        return false;
      }
    },
    { error: `must be an address that starts with ${protocols.join('// or ')}//` },
  );

/** An empty variable counts as not set. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const mailProviders = ['mailgun', 'sendgrid', 'mandrill'] as const;
export type MailProvider = (typeof mailProviders)[number];

/** An address, or a network as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [ip = '', bits = '0', ...more] = text.split('/');
  return isIP(ip) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 6 ? 128 : 32) && more.length === 0;
}

const networkList = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine((all) => all.every(isNetwork), { error: 'must be addresses or networks separated by commas, like 10.0.0.7,192.168.1.0/24' });

/** `provider=secret`, separated by commas; a provider may have several, and a secret may hold `=` itself. */
const webhookSecrets = z.string().transform((text, context): Partial<Record<MailProvider, string[]>> => {
  const secrets: Partial<Record<MailProvider, string[]>> = {};
  for (const pair of text.split(',')) {
    const [, name, secret] = /^\s*(\w+)\s*=\s*(\S+)\s*$/.exec(pair) ?? [];
    const provider = mailProviders.find((each) => each === name);
    if (provider === undefined || secret === undefined) {
      const message = `must be provider=secret pairs separated by commas; providers are ${mailProviders.join(', ')}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    secrets[provider] = [...(secrets[provider] ?? []), secret];
  }
  return secrets;
});

/** `HASH,KEY,GENESIS,PERIOD`: 32 and 96 bytes in hex, seconds since 1970, seconds. */
const chainOfBeacon = z.string().transform((text, context) => {
  const [, chain, key, genesis, period] = /^([0-9a-f]{64}),([0-9a-f]{192}),(\d{1,12}),([1-9]\d{0,5})$/.exec(text) ?? [];
  if (chain !== undefined && key !== undefined) return { chain, key, genesis: Number(genesis), period: Number(period) };
  context.addIssue({ code: 'custom', message: 'must be the chain’s hash, key, genesis and period, separated by commas' });
  return z.NEVER;
});

const schema = z.object({
  /** TCP port to listen on. */
  PORT: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number({ error: 'must be a number' }).int().min(1).max(65535).default(3000),
  ),
  HOST: z.preprocess((value) => (value === '' ? undefined : value), z.string().default('127.0.0.1')),
  /** PostgreSQL; absent means the embedded database in DATA_DIR. */
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'])),
  DATA_DIR: z.preprocess((value) => (value === '' ? undefined : value), z.string().default('.data')),
  /** Absent means letters are kept in the local mailbox. */
  SMTP_URL: optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: z.preprocess((value) => (value === '' ? undefined : value), z.string().min(3).default('Fieldpost <post@localhost>')),
  /** TCP port to take letters in on, by SMTP; absent means none are taken in that way. */
  MAIL_IN_PORT: optional(z.coerce.number({ error: 'must be a number' }).int().min(1).max(65535)),
  MAIL_IN_HOST: z.preprocess((value) => (value === '' ? undefined : value), z.string().default('127.0.0.1')),
  /** PEM files that turn on TLS (STARTTLS) on that port; both or none. */
  MAIL_IN_CERT: optional(z.string()),
  MAIL_IN_KEY: optional(z.string()),
  /** Addresses or networks of mail servers of our own that letters come through: what they wrote on top holds. */
  MAIL_IN_RELAYS: optional(networkList),
  /** Domain that replies are addressed to; default the domain of MAIL_FROM. */
  MAIL_DOMAIN: optional(z.string().regex(/^[\w-]+(\.[\w-]+)*$/, { error: 'must be a domain name' })),
  /** A mailbox that replies arrive in: imaps://user:password@host/FOLDER. */
  IMAP_URL: optional(url(['imap:', 'imaps:'])),
  /** Secrets that providers sign their webhooks with: `mailgun=…,sendgrid=…,mandrill=…`. */
  MAIL_WEBHOOK_SECRETS: optional(webhookSecrets),
  /** off: browsers keep nothing for when there is no connection, and forget what they kept. */
  OFFLINE_PAGES: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['on', 'off']).default('on')),
  /** Where people reach the service, without a slash at the end; default http://HOST:PORT. */
  BASE_URL: optional(url(['http:', 'https:'])),
  /** Further names that requests may come under, beside the one in BASE_URL. */
  HOSTS: optional(
    z
      .string()
      .transform((text) => text.split(',').map((each) => each.trim().toLowerCase()))
      .refine((all) => all.every((each) => /^[\w-]+(\.[\w-]+)*$/.test(each)), {
        error: 'must be names of hosts separated by commas, like www.example.org,fieldpost.internal',
      }),
  ),
  /** Proxies of ours that stand before the service, each of which appends to X-Forwarded-For; 0: nobody's is believed. */
  TRUSTED_PROXIES: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number({ error: 'must be a number' }).int().min(0).max(8).default(0),
  ),
  /** accepted: a service that people reach from elsewhere shall run though it has no mail server. */
  WITHOUT_SMTP: optional(z.literal('accepted', { error: 'must be accepted, or not be set' })),
  /** apart: letters, deadlines and bots are left to `npm run worker`. */
  WORKER: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['inside', 'apart'], { error: 'must be inside or apart' }).default('inside'),
  ),
  /** Processes of one `npm run worker` that write letters, itself included. */
  MAIL_WRITERS: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number({ error: 'must be a number' }).int().min(1).max(64).default(Math.min(4, availableParallelism())),
  ),
  /** Whoever calls /api/tick must know it; absent means that nobody may. */
  TICK_SECRET: optional(z.string().min(16, { error: 'must have at least 16 characters' })),
  /** Whoever knows it may read /metrics. */
  METRICS_SECRET: optional(z.string().min(16, { error: 'must have at least 16 characters' })),
  /** Addresses and networks from which /metrics may be read. */
  METRICS_ALLOW: optional(networkList),
  /** TCP port at which `npm run worker` serves its own /metrics, and each of its writers at one of the next. */
  METRICS_PORT: optional(z.coerce.number({ error: 'must be a number' }).int().min(1).max(65_000)),
  /** A server of a public beacon (drand), whose rounds tables may mix into their dice; absent: there is none. */
  BEACON_URL: optional(url(['http:', 'https:'])),
  /** The chain to ask it for: HASH,KEY,GENESIS,PERIOD; absent: drand's quicknet. */
  BEACON_CHAIN: optional(chainOfBeacon),
  /** The least weighty lines that are logged. */
  LOG_LEVEL: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' }).default('info'),
  ),
  /** Signs sessions and tokens; absent means one is drawn and kept in DATA_DIR. */
  AUTH_SECRET: optional(z.string().min(16, { error: 'must have at least 16 characters' })),
});

export type Env = Omit<z.infer<typeof schema>, 'BASE_URL'> & { BASE_URL: string };

/** Names of all variables there are. */
export const settings = Object.keys(schema.shape);

/** Reads and checks the environment; throws one sentence that names every wrong variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`Fieldpost cannot start: ${wrong.join('; ')}.`);
  }
  const { BASE_URL, ...rest } = parsed.data;
  const host = rest.HOST.includes(':') ? `[${rest.HOST}]` : rest.HOST;
  return { ...rest, BASE_URL: (BASE_URL ?? `http://${host}:${rest.PORT}`).replace(/\/+$/, '') };
}

/**
 * Without a mail server letters, sign-in links among them, lie on a page of this machine: a service that others reach would lock them out. Throws
 * the sentence that says so; returns the one to warn with where it was accepted, null when all is well.
 */
export function mustReachPlayers({ SMTP_URL, HOST, BASE_URL, WITHOUT_SMTP }: Env): string | null {
  if (SMTP_URL !== undefined || (isLoopback(HOST) && isLoopback(new URL(BASE_URL).hostname))) return null;
  const why = 'SMTP_URL is not set, and HOST or BASE_URL leads beyond this machine';
  if (WITHOUT_SMTP === undefined) {
    throw new Error(
      `Fieldpost cannot start: ${why}. Letters would reach nobody: set SMTP_URL, or WITHOUT_SMTP=accepted to have them kept for whoever sits at this machine.`,
    );
  }
  return `Warning: ${why}. All letters, with the links that sign people in, are shown on /mailbox to whoever sits at this machine; a proxy on it must send X-Forwarded-For.`;
}

let cached: Env | undefined;

/** The process's environment, parsed once. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

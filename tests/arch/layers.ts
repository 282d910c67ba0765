import type { Source } from '../support/sources';

/** What a layer may import. Folders are paths from the root. */
export interface Rule {
  may: string[];
  /** The folder of a file that it may always import from. */
  itself?(path: string): string;
  packages: string[] | 'any';
  /** Folders and packages of which types, and only types, may be used. */
  typesOf?: string[];
  /** Node's own modules. */
  node: boolean;
}

const first = (count: number) => (path: string) => path.split('/').slice(0, count).join('/');
/** What a browser may check dice with: files of `lib/chance`. */
export const auditFiles = [
  'audit',
  'beacon',
  'beacon-rounds',
  'beacon-signature',
  'brought',
  'ending',
  'file',
  'head',
  'recipe',
  'signature',
  'subtle',
];
const audit = auditFiles.map((name) => `lib/chance/${name}`);
/** What a browser may count down with: words alone, without the calendars of clocks. */
const countdown = ['lib/time-control/length'];
const base = [
  'lib/env',
  'lib/clock',
  'lib/secret',
  'lib/visitor',
  'lib/networks',
  'lib/apart',
  'lib/grouped',
  'lib/in-time',
  'lib/logging',
  'lib/metrics',
  'lib/security-log',
  'lib/engine',
  'lib/games/registry',
  'lib/time-control',
];

/** ARCHITECTURE section 5, made exact: a server layer sees those below it, never those above. */
export const layers = {
  engine: { may: [], itself: first(2), packages: [], typesOf: ['zod'], node: false },
  /** What games configure instead of writing it themselves. */
  kit: { may: ['lib/engine'], itself: first(3), packages: ['zod'], node: false },
  game: { may: ['lib/engine', 'lib/games/kit'], itself: first(3), packages: ['zod'], node: false },
  registry: { may: ['lib/engine', 'lib/games'], packages: [], node: false },
  /** A board and a painting as SVG, for page and letter alike. */
  picture: { may: ['lib/engine'], itself: first(2), packages: [], node: false },
  /** SVG as pixels: PNG and moving pictures. */
  raster: { may: ['lib/engine', 'lib/picture'], itself: first(2), packages: ['@resvg/resvg-js', 'gifenc'], node: true },
  /** The arithmetic of clocks. */
  timeControl: { may: [], itself: first(2), packages: ['zod', 'temporal-polyfill'], node: false },
  /** Pairings, standings and promotion. */
  tournament: {
    may: ['lib/engine'],
    itself: first(2),
    packages: ['zod', '@noble/hashes', 'edmonds-blossom-fixed'],
    node: false,
  },
  /** Ratings as a function of results. */
  ratings: { may: [], itself: first(2), packages: ['zod', 'openskill'], node: false },
  ground: { may: base, packages: ['zod', 'pino', 'prom-client'], node: true },
  /** The list of `via`s is the engine's, so that the column and the log cannot disagree. */
  db: {
    may: ['lib/env', 'lib/clock', 'lib/grouped', 'lib/engine/via'],
    itself: first(1),
    packages: ['drizzle-orm', 'drizzle-kit', 'pg', '@electric-sql/pglite'],
    typesOf: ['lib/engine', 'lib/time-control', 'lib/chance/file', 'lib/chance/result', 'lib/ratings', 'lib/tournament'],
    node: true,
  },
  chance: { may: base, itself: first(2), packages: ['zod', '@noble/curves'], node: true },
  live: { may: [...base, 'db'], itself: first(2), packages: [], node: true },
  play: {
    may: [...base, 'db', 'lib/chance', 'lib/live', 'lib/ratings', 'lib/tournament'],
    itself: first(2),
    packages: ['zod', 'ical-generator'],
    node: true,
  },
  mail: {
    may: [...base, 'db', 'lib/play', 'lib/live', 'lib/picture', 'lib/raster'],
    itself: first(2),
    packages: [
      ...['zod', 'temporal-polyfill', 'nodemailer', '@react-email/components', 'react', 'react-dom'],
      ...['smtp-server', 'imapflow', 'mailparser', 'mailauth', 'html-to-text', 'email-reply-parser'],
    ],
    node: true,
  },
  hooks: { may: [...base, 'db', 'lib/play'], itself: first(2), packages: ['zod'], node: true },
  push: { may: [...base, 'db', 'lib/play', 'lib/mail', 'lib/hooks'], itself: first(2), packages: ['zod', 'web-push'], node: true },
  auth: {
    may: [...base, 'db', 'lib/play', 'lib/mail'],
    itself: first(2),
    packages: ['server-only', 'zod', 'next', 'next-auth', 'react', '@auth/drizzle-adapter'],
    node: true,
  },
  worker: {
    may: [...base, 'db', 'lib/play', 'lib/mail', 'lib/live', 'lib/hooks', 'lib/push'],
    itself: first(2),
    packages: ['pino'],
    node: true,
  },
  commands: { may: ['lib', 'db'], packages: 'any', node: true },
  appServer: {
    may: [...base, ...audit, 'lib/play', 'lib/auth', 'lib/hooks', 'lib/push', 'lib/live', 'lib/picture', 'lib/raster', 'app'],
    packages: ['next', 'next-auth', 'next-intl', 'react', 'react-dom', 'server-only', 'zod'],
    typesOf: ['lib/games', 'lib/chance'],
    node: true,
  },
  appClient: {
    may: [...audit, ...countdown, 'lib/engine', 'lib/games/registry', 'lib/picture', 'app'],
    packages: ['next', 'react', 'react-dom', 'lucide-react', 'd3-scale', 'd3-shape'],
    typesOf: ['lib/play', 'lib/games', 'lib/time-control'],
    node: false,
  },
} satisfies Record<string, Rule>;

export type Layer = keyof typeof layers;

/** The rooms of a layer, the lowest first: a file sees its own room and those below it, types included. What lies in no room is above all. */
export const rooms: Record<string, string[]> = {
  'lib/play': [
    'access',
    'people',
    'log',
    'ratings',
    'timing',
    'views',
    'clubs',
    'writer',
    'orders',
    'seats',
    'clock',
    'agreements',
    'study',
    'lobby',
    'leagues',
    'operator',
  ],
  'lib/mail': ['words', 'addresses', 'bounces', 'letters', 'writing', 'outbox', 'inbound'],
  'lib/mail/inbound': ['reading', 'trust', 'arrival'],
};

/**
 * Games whose rooms use each other one way only; a room is a folder or a file of the game's own. `apart`: files of a room that stand by themselves,
 * below it (ids and units, which all else speaks of) or above it (an edition's module). Types may be of any room: they are gone at run time.
 */
export const oneWay: Record<string, { apart: readonly string[] }> = {
  'lib/games/axis-allies': {
    apart: ['effects/ids', 'rules/stacks', ...['1941', 'revised'].flatMap((id) => [`editions/${id}/fields`, `editions/${id}/game`])],
  },
};

/** Files that stand between layers, each with its reason. */
const mailbox = { may: ['lib/mail/outbox/local-mailbox'], reason: 'the local mailbox shows letters as the post keeps them' };
export const exceptions: Record<string, { may: string[]; reason: string }> = {
  'app/mailbox/page.tsx': mailbox,
  'app/mailbox/[letter]/page.tsx': mailbox,
  'app/mailbox/newest/route.ts': mailbox,
  'app/mailbox/[letter]/html/route.ts': mailbox,
  'app/api/mail/[...provider]/route.ts': { may: ['lib/mail/inbound/arrival/webhooks'], reason: 'a door of the post: letters come in here' },
  'app/metrics/route.ts': { may: ['lib/worker/metrics'], reason: 'queues and pools are the worker’s to count' },
  'app/api/tick/route.ts': { may: ['lib/worker'], reason: 'does the worker’s work where no process may stay' },
};

const folders: [string, Layer][] = [
  ['lib/engine/', 'engine'],
  ['lib/games/registry.ts', 'registry'],
  ['lib/games/kit/', 'kit'],
  ['lib/games/', 'game'],
  ['lib/chance/', 'chance'],
  ['lib/live/', 'live'],
  ['lib/play/', 'play'],
  ['lib/mail/', 'mail'],
  ['lib/hooks/', 'hooks'],
  ['lib/push/', 'push'],
  ['lib/auth/', 'auth'],
  ['lib/worker/', 'worker'],
  ['lib/commands/', 'commands'],
  ['lib/picture/', 'picture'],
  ['lib/raster/', 'raster'],
  ['lib/time-control/', 'timeControl'],
  ['lib/tournament/', 'tournament'],
  ['lib/ratings/', 'ratings'],
  ['lib/env.ts', 'ground'],
  ['lib/secret.ts', 'ground'],
  ['lib/clock.ts', 'ground'],
  ['lib/visitor.ts', 'ground'],
  ['lib/networks.ts', 'ground'],
  ['lib/apart.ts', 'ground'],
  ['lib/grouped.ts', 'ground'],
  ['lib/in-time.ts', 'ground'],
  ['lib/logging.ts', 'ground'],
  ['lib/metrics.ts', 'ground'],
  ['lib/security-log.ts', 'ground'],
  ['db/', 'db'],
];

/** The layer a file of `lib`, `db` or `app` lies in; null when the house knows no such place. */
export function layerOf({ path, directive }: Source): Layer | null {
  if (path.startsWith('app/')) return directive === 'use client' ? 'appClient' : 'appServer';
  return folders.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
}

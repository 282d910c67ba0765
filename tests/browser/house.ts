import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { simpleParser } from 'mailparser';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { startServer } from '../../lib/commands/server-process';
import { houseWithGame } from '../support/added-game';
import { openBeacon, testChain } from '../support/beacon';

export interface Settings {
  /** small: PGlite, the mailbox page and a public beacon; toys: the same with the tests' game of hexes and hands; large: PostgreSQL and a mail server. */
  house: 'small' | 'toys' | 'large';
}

/** A running Fieldpost, its database and its post. */
export interface Service {
  address: string;
  /** Links in the newest letter to an address that has come or is about to. */
  linksTo(email: string): Promise<string[]>;
  /** Lets minutes pass since everybody opened their sign-in link; only where the database can be reached from outside. */
  ageSignIns?(minutes: number): Promise<void>;
  /** Has the open rounds of all seasons end now; only where the database can be reached from outside. */
  endRounds?(): Promise<void>;
  /** Has the time of all questions be up; only where the database can be reached from outside. */
  endAnswers?(): Promise<void>;
  /** Makes the account of an address an operator, and has a letter to it fail; only where the database can be reached from outside. */
  appoint?(email: string): Promise<void>;
  /** Has a season half played, by people with these names; only where the database can be reached from outside. */
  makeSeason?(...names: string[]): Promise<MadeSeason>;
}

/** Where a season that was made is to be found: its page, the page of its club, a table of it that is played, a player. */
export interface MadeSeason {
  season: string;
  club: string;
  table: string;
  player: string;
}

const postgres = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

async function asServer(query: string, url = postgres): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}

const linksIn = (text: string): string[] => text.match(/https?:\/\/[^\s<>"]+/g) ?? [];

/** Asks again and again until something is there. */
async function eventually<T>(look: () => Promise<T | null>): Promise<T> {
  for (let n = 0; n < 150; n++) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('it did not come within 30 seconds');
}

async function small(use: (service: Service) => Promise<void>, house?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-browser-'));
  const beacon = await openBeacon();
  const { chain, key, genesis, period } = testChain;
  const settings = { BEACON_URL: beacon.url, BEACON_CHAIN: [chain, key, genesis, period].join(',') };
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', ...settings }, house);
  const read = async (path: string) => (await fetch(server.address + path)).text();
  const linksTo = (email: string) =>
    eventually(async () => {
      const [, letter] = /href="(\/mailbox\/[^"?]+)"/.exec(await read(`/mailbox?to=${encodeURIComponent(email)}`)) ?? [];
      if (letter === undefined) return null;
      // the letter stands in the page as text, and once more escaped in a frame's attribute
      return linksIn((await read(letter)).replaceAll('&amp;', '&').replaceAll('&amp;', '&')).filter((link) =>
        link.startsWith(server.address),
      );
    });
  await use({ address: server.address, linksTo });
  await server.stop();
  await beacon.close();
  rmSync(dataDir, { recursive: true });
}

async function large(use: (service: Service) => Promise<void>): Promise<void> {
  const name = `fieldpost_browser_${randomBytes(5).toString('hex')}`;
  await asServer(`create database ${name}`);
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  const caught = new Map<string, string>();
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      simpleParser(stream).then(({ text = '' }) => {
        for (const { address } of session.envelope.rcptTo) caught.set(address, text);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldpost-browser-'));
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url.href, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const linksTo = (email: string) => eventually(async () => (caught.has(email) ? linksIn(caught.get(email) ?? '') : null));
  const ageSignIns = (minutes: number) =>
    asServer(`update sessions set signed_in_at = signed_in_at - interval '${minutes} minutes'`, url.href);
  const appoint = async (email: string) => {
    const whose = `from users where email = '${email}'`;
    await asServer(`insert into operators (user_id, appointed_at) select id, now() ${whose}`, url.href);
    await asServer(
      `insert into outbox (id, kind, user_id, payload, created_at, not_before, attempts, last_error, moot_at)
        select 'failed', 'reminder', id, '{}', now(), now(), 4, '550 5.1.1 <somebody@example.org>: Recipient address rejected', now() ${whose}`,
      url.href,
    );
  };
  const makeSeason = async (...names: string[]): Promise<MadeSeason> => {
    const script = ['--conditions=react-server', '--import', 'tsx', 'tests/support/make-season.ts', ...names];
    const env = { ...process.env, DATABASE_URL: url.href, DATA_DIR: dataDir };
    return JSON.parse((await promisify(execFile)(process.execPath, script, { env })).stdout) as MadeSeason;
  };
  const endRounds = async () => {
    await asServer('update rounds set deadline = now() where opened_at is not null', url.href);
    await asServer(`update seasons set due_at = now() where status = 'running'`, url.href);
  };
  const endAnswers = () => asServer('update questions set deadline = now(), expires_at = now(), look_at = now() where not held', url.href);
  await use({ address: server.address, linksTo, ageSignIns, appoint, makeSeason, endRounds, endAnswers });
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  rmSync(dataDir, { recursive: true });
  await asServer(`drop database ${name} with (force)`);
}

const hasPostgres = asServer('select 1').then(
  () => true,
  () => false,
);

/**
 * What the console may say: that a page answered with the status the test went there for (429: no stream is left; 503: the page that
 * stands in for others without a connection), that the frame around a letter kept out the recorder's own script, which goes into every frame, and that a
 * window as tests have them has no push service.
 */
const expected =
  /status of (40[134]|429|503)|^Blocked script execution in '[^']*\/mailbox\/\w+\/html'|does not support the Push API in incognito mode/;

interface Fixtures {
  /** Fails a test whose page throws, breaks the content policy or asks for what is not there. */
  quiet: undefined;
}

export const test = base.extend<Fixtures, Settings & { service: Service }>({
  house: ['small', { option: true, scope: 'worker' }],
  service: [
    async ({ house }, use, { parallelIndex }) => {
      if (house === 'large' && !(await hasPostgres)) return base.skip(true, `no PostgreSQL answers at ${postgres}`);
      if (house === 'large') await large(use);
      else await small(use, house === 'toys' ? houseWithGame('pacific', 'tests/support/pacific', parallelIndex) : undefined);
    },
    // the first start builds, in a house of its own once more
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ service }, use) => use(service.address),
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

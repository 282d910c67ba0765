import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accept } from '../../lib/mail/inbound/arrival/accept';
import { processInbox } from '../../lib/mail/inbound/process-inbox';
import { prove } from '../../lib/mail/inbound/prove';
import { type Reader, startReader, Unreadable } from '../../lib/mail/inbound/reader';
import { tableView } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { anna, bruno, collect } from './evening';
import { clearPost, doorOf, inboxRow, readerHere, receive, receiveSigned } from './inbox';
import { testPost } from './post';
import { scene } from './scene';
import { dkimSigned, newMessageId, noteOf, testResolver, witnesses } from './sender';

const to = 'post+x@fieldpost.test';
const ours = 'https://fieldpost.test/unsubscribe/';
const letter = (text: string) => ({ raw: noteOf({ to, text }), ours });
const one = (text: string): string => text.replace(/\s+/g, ' ');

let readers: Reader[] = [];
const strange = (): Reader => {
  const reader = startReader({ path: 'tests/mail/strange-reader.ts', patience: 3000 });
  readers.push(reader);
  return reader;
};
afterEach(async () => {
  await Promise.all(readers.map((reader) => reader.end()));
  readers = [];
});

describe('the process that reads letters', () => {
  it('reads as the house does', async () => {
    const reader = startReader();
    readers.push(reader);
    const { raw } = letter('Hello,\n\nBUY 1 tank\n\n> quoted');
    expect(await reader.ask('head', { raw })).toEqual(await readerHere.ask('head', { raw }));
    expect(await reader.ask('letter', { raw, ours })).toEqual(await readerHere.ask('letter', { raw, ours }));
  });

  it.each(['NEVER', 'DEATH'])('is another one after a letter of %s, which is unreadable; those behind it are read', async (word) => {
    const reader = strange();
    const asked = [word, 'BUY 1', word, 'BUY 2'].map((text) => reader.ask('letter', letter(text)));
    const told = await Promise.allSettled(asked);
    expect(told.map((each) => (each.status === 'fulfilled' ? each.value.own.filter(Boolean) : each.reason))).toEqual([
      expect.any(Unreadable),
      ['BUY 1'],
      expect.any(Unreadable),
      ['BUY 2'],
    ]);
  });

  it('tells what went wrong with a letter, which may be tried again', async () => {
    const reader = strange();
    const error = await reader.ask('letter', letter('STUMBLE')).catch((each: unknown) => each);
    expect(error).toMatchObject({ message: 'stumbled' });
    expect(error).not.toBeInstanceOf(Unreadable);
    expect((await reader.ask('letter', letter('BUY 2'))).own).toContain('BUY 2');
  });

  it('that is ended in the middle of a letter blames nobody for it', async () => {
    const reader = strange();
    await reader.ask('letter', letter('BUY 2'));
    const asked = reader.ask('letter', letter('NEVER')).catch((each: unknown) => each);
    await reader.end();
    expect(await asked).not.toBeInstanceOf(Unreadable);
    await expect(reader.ask('letter', letter('BUY 2'))).rejects.toThrow('nobody reads letters any more');
  });

  it('knows no secret, and not where the database is', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://nowhere.test/x');
    vi.stubEnv('AUTH_SECRET', 'of the house');
    try {
      const { own } = await strange().ask('letter', letter('SURROUNDINGS'));
      expect(own).toContain('PATH');
      expect(own.filter((name) => /DATABASE|SECRET|URL/.test(name))).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it.skipIf(process.platform !== 'linux')('ends with the one that started it, whatever it is at', async () => {
    const parent: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'tests/mail/parent-to-kill.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout!, 'data');
    const [child] = childrenOf(parent.pid!);
    expect(child).toBeDefined();
    const gone = once(parent, 'exit');
    parent.kill('SIGKILL');
    await gone;
    await vi.waitFor(() => expect(isThere(child!)).toBe(false), { timeout: 60_000, interval: 100 });
  });
});

/** Processes whose command line names the reader of this test, by the one that started them. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statusOf(pid)?.includes(`PPid:\t${parent}\n`) && commandOf(pid).includes('strange-reader'));
}

const quietly = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // it ended meanwhile
    return null;
  }
};
const statusOf = (pid: number) => quietly(`/proc/${pid}/status`);
const commandOf = (pid: number) => quietly(`/proc/${pid}/cmdline`) ?? '';
const isThere = (pid: number) => commandOf(pid).includes('strange-reader');

describe('the proof of a sender by another process', () => {
  const carried = { recipients: [to], sender: 'anna@sent.test', peer: { ip: '203.0.113.7', helo: 'mx.sent.test' } };

  it('asks the DNS here, for each thing once', async () => {
    const asked: string[] = [];
    const resolver: typeof testResolver = (name, type) => {
      asked.push(`${type} ${name}`);
      return testResolver(name, type);
    };
    const door = { ...witnesses, resolver, reader: strange() };
    const signed = await dkimSigned(noteOf({ to, text: 'DEPLOY 2' }));
    expect(await prove(door, { raw: signed, carried, from: 'anna@example.org' })).toBe('proven');
    expect(await prove(door, { raw: noteOf({ to, text: 'x' }), carried, from: 'anna@example.org' })).toBe('forged');
    expect(asked).toContain('TXT mail._domainkey.example.org');
    asked.length = 0;
    const sent = noteOf({ from: 'anna@sent.test', to, text: 'x' });
    expect(await prove(door, { raw: sent, carried, from: 'anna@sent.test' })).toBe('proven');
    expect(asked).toContain('TXT sent.test');
    expect(new Set(asked).size).toBe(asked.length);
  });
});

onOneDatabase('letters of which one cannot be read', () => {
  beforeEach(async () => clearPost(await testPost()));

  it.each(['NEVER', 'DEATH'])('are answered all, that of %s with the news that it was not read', async (word) => {
    const { post, table, letter: latest } = await scene();
    const door = { ...doorOf(post), reader: strange() };
    const addresses = { anna: (await latest('anna')).headers['Reply-To']!, bruno: (await latest('bruno')).headers['Reply-To']! };
    for (const [name, text] of [['anna', word] as const, ['bruno', 'DEPLOY 2'] as const]) {
      const raw = await dkimSigned(noteOf({ from: `${name}@example.org`, to: addresses[name], text, messageId: `<${name}@example.org>` }));
      await accept(post.db, { way: 'smtp', carried: { recipients: [addresses[name]], sender: null, peer: null }, raw }, post.clock.now());
    }
    while ((await processInbox(door)) > 0);
    expect(door.complaints).toEqual([]);
    expect((await inboxRow(post, '<anna@example.org>'))?.fate).toBe('answered');
    const answers = await collect(post);
    const told = answers.find((each) => each.to === 'anna@example.org');
    expect(one(told?.text ?? '')).toContain('The letter could not be read, so nothing was played.');
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: false }]);
    expect((await tableView(bruno, table.id)).questions).toMatchObject([{ held: true }]);
  });

  it('are not answered where nothing proves who sent it', async () => {
    const { post, letter: latest } = await scene();
    const door = { ...doorOf(post), reader: strange() };
    const address = (await latest('anna')).headers['Reply-To']!;
    const raw = noteOf({ from: 'anna@lenient.test', to: address, text: 'NEVER' });
    expect(await receive(door, raw, [address])).toBe('silence: the letter cannot be read');
    expect(await collect(post)).toEqual([]);
  });
});

onOneDatabase('before a letter is read', () => {
  beforeEach(async () => clearPost(await testPost()));

  /** A door that notes what is done with letters, in its order. */
  async function watched() {
    const { post, letter: latest } = await scene();
    const jobs: string[] = [];
    const ask: Reader['ask'] = (kind, work) => {
      if (jobs.at(-1) !== kind) jobs.push(kind);
      return readerHere.ask(kind, work);
    };
    const address = (await latest('anna')).headers['Reply-To']!;
    return { post, address, jobs, door: { ...doorOf(post), reader: { ask, end: readerHere.end } } };
  }

  it('its sender is proven: a forged one is not read', async () => {
    const { door, address, jobs } = await watched();
    expect(await receive(door, noteOf({ to: address, text: 'DEPLOY 2' }), [address])).toBe('silence: forged');
    expect(jobs).toEqual(['head', 'proof']);
    expect(await receiveSigned(door, noteOf({ to: address, text: 'DEPLOY 2' }), [address])).toBe('answered');
    expect(jobs).toEqual(['head', 'proof', 'head', 'proof', 'letter', 'sheet']);
  });

  it('and in doubt is never read by the game, and not at all where nothing may be asked any more', async () => {
    const { door, address, jobs } = await watched();
    const doubtful = () => noteOf({ from: 'anna@lenient.test', to: address, text: '' });
    await receive(door, doubtful(), [address]);
    expect(jobs).toEqual(['head', 'proof', 'letter']);
    for (let n = 1; n < 40; n++) await receive(door, doubtful(), [address]);
    jobs.length = 0;
    expect(await receive(door, doubtful(), [address])).toBe('silence: too much in doubt');
    expect(jobs).toEqual(['head', 'proof']);
  });

  it.each(['the envelope', 'its head'])('its address must have letters left, whether %s names it', async (where) => {
    const { door, address, jobs, post } = await watched();
    const recipients = where === 'the envelope' ? [address] : [];
    const machine = () => noteOf({ to: address, text: 'x', messageId: newMessageId(), head: ['Auto-Submitted: auto-replied'] });
    expect(await receive(door, machine(), recipients)).toBe('silence: automatic');
    expect(jobs).toEqual(['head']);
    await post.db.execute(`update rate_limits set count = 400 where key like 'mail-letters:%'`);
    jobs.length = 0;
    expect(await receive(door, machine(), recipients)).toBe('silence: too many letters');
    expect(jobs).toEqual([]);
  });

  it('its head must have an end', async () => {
    const { door, address, jobs } = await watched();
    const head = [`X-Long: ${'a@b.c, '.repeat(10_000)}`];
    expect(await receiveSigned(door, noteOf({ to: address, text: 'DEPLOY 2', head }), [address])).toBe('silence: a head without end');
    expect(jobs).toEqual([]);
  });
});

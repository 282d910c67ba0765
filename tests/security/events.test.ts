import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { requestSignIn, signOut, signOutEverywhere } from '../../lib/auth';
import { adapterFor } from '../../lib/auth/adapter';
import { authOptions } from '../../lib/auth/options';
import { writeLogTo } from '../../lib/logging';
import { createToken, limit, revokeToken, tableView } from '../../lib/play';
import { noteSecurity, securityEvents } from '../../lib/security-log';
import { noteUser, serveVisitor } from '../../lib/visitor';
import { ask, program } from '../support/api';
import { onOneDatabase } from '../support/databases';
import { logged } from '../support/lines';
import { root, sources } from '../support/sources';
import { newUser } from '../support/tables';

const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    delete: ({ name }: { name: string }) => jar.delete(name),
  }),
}));

afterEach(() => writeLogTo(null));

/** Does something as a request to a page would. */
const asked = <T>(place: string, work: () => Promise<T>): Promise<T> =>
  serveVisitor({ isAtThisMachine: false, address: '192.0.2.7', request: 'r-1', method: 'POST', place }, work);

const eventsIn = (lines: Record<string, unknown>[]) => lines.map(({ event, why }) => (why === undefined ? event : `${event} ${why}`));

onOneDatabase('the security log', () => {
  it('says when, what, who and where, and nothing that was sent', async () => {
    const { lines, text } = logged();
    const ann = await newUser('Ann');
    await asked('/account', async () => {
      noteUser(ann.user);
      await createToken(ann, 'my robot');
    });
    expect(lines).toEqual([
      {
        ...{ level: 30, pid: process.pid, name: 'security', event: 'token-made', user: ann.user },
        ...{ method: 'POST', path: '/account', address: '192.0.2.7', request: 'r-1' },
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
    expect(text()).not.toMatch(/fp_|my robot|@/);
  });

  it('tells of who signs in and out, by a mark of the address alone', async () => {
    const { lines, text } = logged();
    const ann = await newUser('Ann');
    const { useVerificationToken, createSession } = await adapterFor('en');
    await asked('/sign-in', () => requestSignIn({ email: ann.email, ip: '192.0.2.7', language: 'en', to: '/tellnobody' }));
    await asked('/api/auth/callback/email', async () => useVerificationToken!({ identifier: ann.email, token: 'tellnobody' }));
    const { events } = await authOptions();
    await events?.signIn?.({ user: { id: ann.user, email: ann.email }, account: null });
    jar.set('__Secure-next-auth.session-token', 'tellnobody');
    await createSession!({ sessionToken: 'tellnobody', userId: ann.user, expires: new Date(Date.now() + 1e9) });
    await asked('/account', () => signOut());
    const { listed, token } = await createToken(ann, 'tellnobody');
    await revokeToken(ann, listed.id);
    await signOutEverywhere(ann.user);
    expect(eventsIn(lines)).toEqual([
      ...['sign-in-asked sent', 'sign-in-refused', 'signed-in', 'signed-out', 'token-made', 'token-revoked', 'signed-out-everywhere'],
    ]);
    const [first, second] = lines;
    expect(first?.account).toMatch(/^[0-9a-f]{12}$/);
    expect(second?.account).toBe(first?.account);
    for (const secret of ['tellnobody', ann.email, token]) expect(text()).not.toContain(secret);
  });

  it('tells of what somebody may not do', async () => {
    const { lines } = logged();
    const [ann, robot] = [await newUser('Ann'), await program('robot')];
    await asked('/tables/…', () => tableView({ ...ann, user: null }, 'none')).catch(() => undefined);
    await asked('/account', () => createToken({ ...ann, user: null }, 'none')).catch(() => undefined);
    await asked('/api/v1/me', () => ask('GET', 'me', { headers: { authorization: `Bearer fp_${'x'.repeat(32)}` } }));
    await asked('/api/v1/me', () => robot.get('me'));
    expect(eventsIn(lines.filter(({ event }) => event !== 'token-made'))).toEqual(['forbidden forbidden', 'token-refused unauthorized']);
  });

  it('tells of what was sent to get around a limit or a check', async () => {
    const { lines } = logged();
    const robot = await program('robot2');
    const rule = { most: 1, seconds: 60 };
    await asked('/sign-in', () => limit('of a test', rule, 'en'));
    await asked('/sign-in', () => limit('of a test', rule, 'en')).catch(() => undefined);
    await asked('/api/v1/tables', () => robot.post('tables', '{"tellnobody": ', {}));
    expect(eventsIn(lines.slice(1))).toEqual(['limited too-many', 'invalid invalid']);
    expect(lines.at(-1)).toMatchObject({ user: 'robot2', path: '/api/v1/tables' });
    // those of the door itself: tests/commands/door.test.ts
  });

  it('has a limit of its own, and says how many lines it left out', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { lines } = logged();
      vi.advanceTimersByTime(3_600_000);
      for (let i = 0; i < 700; i++) noteSecurity('door-refused', { why: 'test' });
      expect(lines).toHaveLength(500);
      vi.advanceTimersByTime(1_000);
      noteSecurity('door-refused', { why: 'test' });
      expect(lines.at(-1)).toMatchObject({ unwritten: 200 });
    } finally {
      vi.useRealTimers();
    }
  });
});

it('what is logged is listed in README.md: every log by its name, every event', () => {
  const told = readFileSync(join(root, 'README.md'), 'utf8');
  const names = sources('lib', 'db', 'app').flatMap(({ text }) => [...text.matchAll(/logOf\('([\w-]+)'\)/g)].map(([, name]) => name));
  const files = ['instrumentation.ts'].flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/logOf\('([\w-]+)'\)/g)].map(([, name]) => name),
  );
  const missing = [...new Set([...names, ...files, ...securityEvents])].filter((name) => !told.includes(`\`${name}\``));
  expect(missing).toEqual([]);
  expect(names.length).toBeGreaterThan(5);
});

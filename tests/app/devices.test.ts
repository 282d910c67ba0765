import { describe, expect, it, vi } from 'vitest';
import { browserOf, devices, endDevice, endOtherDevices } from '../../lib/auth';
import { adapterFor } from '../../lib/auth/adapter';
import { sessionCookie } from '../../lib/auth/options';
import { sessionKey } from '../../lib/auth/session-key';
import { serveVisitor } from '../../lib/visitor';
import { onEachDatabase } from '../support/databases';
import { newUser } from '../support/tables';

const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined) }),
}));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const chrome = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const day = 24 * 60 * 60 * 1000;

describe('a browser', () => {
  it.each([
    [firefox, 'Firefox, Linux'],
    [chrome, 'Chrome, Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'Safari, macOS',
    ],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('that calls itself %j is named %j', (agent, name) => {
    expect(browserOf(agent)).toBe(name);
  });
});

onEachDatabase('the devices of a user', () => {
  /** Signs a user in under a token, with a browser, so many days ago. */
  async function signIn(user: string, token: string, agent: string, used = 0) {
    const { createSession } = await adapterFor('en');
    const expires = new Date(Date.now() + (30 - used) * day);
    const visitor = { isAtThisMachine: false, address: '192.0.2.7', agent };
    await serveVisitor(visitor, async () => createSession!({ sessionToken: token, userId: user, expires }));
  }

  it('are listed with what they call themselves, this one first', async () => {
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    await signIn(ann.user, `${ann.user} phone`, chrome);
    await signIn(ann.user, `${ann.user} here`, firefox);
    await signIn(ann.user, `${ann.user} gone`, firefox, 31);
    await signIn(bob.user, `${bob.user} his`, firefox);
    jar.set(sessionCookie(), `${ann.user} here`);
    const all = await devices(ann.user);
    expect(all.map(({ browser, isThis }) => [browser, isThis])).toEqual([
      ['Firefox, Linux', true],
      ['Chrome, Android', false],
    ]);
    // nothing in the list signs anybody in
    expect(JSON.stringify(all)).not.toContain(`${ann.user} here`);
    for (const { signedInAt, usedAt } of all) expect(Date.parse(usedAt)).toBeGreaterThanOrEqual(Date.parse(signedInAt));
  });

  it('are ended one by one, or all others at once, and nobody else’s with them', async () => {
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const tokens = ['here', 'phone', 'café'].map((name) => `${ann.user} ${name}`);
    for (const token of tokens) await signIn(ann.user, token, firefox);
    await signIn(bob.user, `${bob.user} his`, chrome);
    jar.set(sessionCookie(), tokens[0]!);
    await endDevice(bob.user, sessionKey(tokens[1]!));
    expect(await devices(ann.user)).toHaveLength(3);
    await endDevice(ann.user, sessionKey(tokens[1]!));
    expect((await devices(ann.user)).map(({ id }) => id)).toEqual([sessionKey(tokens[0]!), sessionKey(tokens[2]!)]);
    await signIn(ann.user, tokens[1]!, firefox);
    await endOtherDevices(ann.user);
    expect((await devices(ann.user)).map(({ isThis }) => isThis)).toEqual([true]);
    expect(await devices(bob.user)).toHaveLength(1);
    jar.clear();
    await endOtherDevices(ann.user);
    expect(await devices(ann.user)).toHaveLength(1);
  });
});

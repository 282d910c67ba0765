import { expect, it, vi } from 'vitest';
import { isFreshlySignedIn, thisSession } from '../../lib/auth';
import { adapterFor } from '../../lib/auth/adapter';
import { sessionCookie } from '../../lib/auth/options';
import { sessionKey } from '../../lib/auth/session-key';
import { onEachDatabase } from '../support/databases';
import { newUser } from '../support/tables';

const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined) }),
}));

onEachDatabase('a fresh sign-in', () => {
  it('is one whose link was opened within a quarter of an hour, on this very device', async () => {
    const anna = await newUser('Anna');
    const { createSession } = await adapterFor('en');
    const minutes = (count: number) => ({ now: () => new Date(Date.now() + count * 60_000) });
    const token = `token of ${anna.user}`;
    jar.clear();
    expect([await thisSession(), await isFreshlySignedIn()]).toEqual([null, false]);
    jar.set(sessionCookie(), token);
    expect([await thisSession(), await isFreshlySignedIn()]).toEqual([sessionKey(token), false]);
    await createSession!({ sessionToken: token, userId: anna.user, expires: new Date(Date.now() + 1e9) });
    expect(await isFreshlySignedIn()).toBe(true);
    expect(await isFreshlySignedIn(minutes(14))).toBe(true);
    expect(await isFreshlySignedIn(minutes(16))).toBe(false);
    // another link opened elsewhere changes nothing here
    await createSession!({ sessionToken: `${token} elsewhere`, userId: anna.user, expires: new Date(Date.now() + 1e9) });
    expect(await isFreshlySignedIn(minutes(16))).toBe(false);
  });
});

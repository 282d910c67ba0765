import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '../../db/client';
import { outbox, sessions, users, verificationTokens } from '../../db/schema';
import { addressIn, displayNameOf, isTokenOpen, pathOf, requestSignIn, signOutEverywhere } from '../../lib/auth';
import { adapterFor } from '../../lib/auth/adapter';
import { createToken, userOfToken } from '../../lib/play';
import { secret } from '../../lib/secret';
import { onEachDatabase } from '../support/databases';
import { newUser } from '../support/tables';

let people = 0;
const somebody = () => `somebody-${++people}@example.org`;
const ask = (email: string, more: Partial<Parameters<typeof requestSignIn>[0]> = {}) =>
  requestSignIn({ email, ip: `10.0.0.${people}`, language: 'it', to: '/tables/new', ...more });

/** The link in the latest letter to an address. */
async function linkTo(email: string): Promise<URL> {
  const { db } = await database();
  const letters = and(eq(outbox.kind, 'sign-in'), eq(outbox.email, email));
  const [letter] = await db.select().from(outbox).where(letters).orderBy(desc(outbox.createdAt)).limit(1);
  return new URL(String(letter?.payload.url));
}

const lettersTo = async (email: string) => (await database()).db.$count(outbox, and(eq(outbox.kind, 'sign-in'), eq(outbox.email, email)));

const tokenIn = (link: URL) => link.searchParams.get('token') ?? '';

/** As the button's way through next-auth spends it. */
async function spend(email: string, token: string) {
  const { useVerificationToken } = await adapterFor('it');
  const hashed = createHash('sha256').update(`${token}${secret()}`).digest('hex');
  return useVerificationToken!({ identifier: email, token: hashed });
}

onEachDatabase('signing in', () => {
  it('writes a letter with a link to the page that holds the button', async () => {
    const email = somebody();
    expect(await ask(email)).toEqual({ kind: 'sent' });
    const link = await linkTo(email);
    expect(link.origin + link.pathname).toBe('https://fieldpost.test/sign-in/confirm');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ email, to: '/tables/new' });
    expect(tokenIn(link).length).toBeGreaterThan(40);
  });

  it('keeps no token that could be used as it stands', async () => {
    const email = somebody();
    await ask(email);
    const { db } = await database();
    const [row] = await db.select().from(verificationTokens).where(eq(verificationTokens.identifier, email));
    expect(row?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.token).not.toBe(tokenIn(await linkTo(email)));
  });

  it('does not spend the token when the link is looked at, and spends it once', async () => {
    const email = somebody();
    await ask(email);
    const token = tokenIn(await linkTo(email));
    expect(await isTokenOpen(email, token)).toBe(true);
    expect(await isTokenOpen(email, token)).toBe(true);
    const both = await Promise.all([spend(email, token), spend(email, token)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await isTokenOpen(email, token)).toBe(false);
    expect(await spend(email, token)).toBeNull();
  });

  it('opens for nobody else and not after an hour', async () => {
    const email = somebody();
    await ask(email);
    const token = tokenIn(await linkTo(email));
    expect(await isTokenOpen('other@example.org', token)).toBe(false);
    expect(await isTokenOpen(email, `${token}x`)).toBe(false);
    const later = { now: () => new Date(Date.now() + 61 * 60 * 1000) };
    expect(await isTokenOpen(email, token, later)).toBe(false);
  });

  it('makes the newcomer a user who speaks the language they signed in with', async () => {
    const email = somebody();
    const { createUser } = await adapterFor('it');
    await createUser!({ id: email, email, emailVerified: new Date() });
    const { db } = await database();
    const [user] = await db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ language: 'it', name: null, timezone: 'UTC' });
    expect(user?.id).not.toBe(email);
  });

  it('writes five letters to an address in a quarter of an hour; whoever asks for more, its owner is not locked out', async () => {
    const email = somebody();
    for (let i = 0; i < 5; i++) expect(await ask(email, { ip: `10.1.0.${i}` })).toEqual({ kind: 'sent' });
    const token = tokenIn(await linkTo(email));
    expect(await ask(email, { ip: '10.1.0.9' })).toEqual({ kind: 'pending' });
    expect(await lettersTo(email)).toBe(5);
    expect(await isTokenOpen(email, token)).toBe(true);
    expect(await ask(somebody(), { ip: '10.1.0.9' })).toEqual({ kind: 'sent' });
    // with every link spent there is nothing to fall back on
    const { db } = await database();
    await db.delete(verificationTokens).where(eq(verificationTokens.identifier, email));
    expect(await ask(email, { ip: '10.1.0.10' })).toEqual({ kind: 'sent' });
  });

  it('writes forty letters for one caller in a quarter of an hour, whoever they are for', async () => {
    for (let i = 0; i < 40; i++) expect(await ask(somebody(), { ip: '10.2.0.1' })).toEqual({ kind: 'sent' });
    const answer = await ask(somebody(), { ip: '10.2.0.1' });
    expect(answer).toEqual({ kind: 'wait', seconds: expect.any(Number) });
    expect(answer.kind === 'wait' && answer.seconds > 0 && answer.seconds <= 15 * 60).toBe(true);
  });
});

onEachDatabase('a session', () => {
  it('is kept by a hash of its token, and found, prolonged and ended by the token', async () => {
    const { db } = await database();
    const anna = await newUser('Anna');
    const { createSession, getSessionAndUser, updateSession, deleteSession } = await adapterFor('en');
    const expires = new Date(Date.now() + 1e6);
    const token = `secret of ${anna.user}`;
    expect(await createSession!({ sessionToken: token, userId: anna.user, expires })).toMatchObject({ sessionToken: token });
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, anna.user));
    expect(row?.sessionToken).toBe(createHash('sha256').update(token).digest('hex'));
    expect(row && Date.now() - row.signedInAt.getTime()).toBeLessThan(60_000);
    expect(await getSessionAndUser!(token)).toMatchObject({ session: { sessionToken: token }, user: { id: anna.user } });
    // whoever reads the database has nothing to show
    expect(await getSessionAndUser!(row!.sessionToken)).toBeNull();
    const later = new Date(Date.now() + 2e6);
    await updateSession!({ sessionToken: token, expires: later });
    expect((await getSessionAndUser!(token))?.session.expires).toEqual(later);
    await deleteSession!(token);
    expect(await getSessionAndUser!(token)).toBeNull();
  });

  it('ends everywhere at once, and with it every token for programs', async () => {
    const anna = await newUser('Anna');
    const bruno = await newUser('Bruno');
    const { createSession, getSessionAndUser } = await adapterFor('en');
    const expires = new Date(Date.now() + 1e6);
    for (const name of ['phone', 'laptop']) await createSession!({ sessionToken: `${name} ${anna.user}`, userId: anna.user, expires });
    await createSession!({ sessionToken: `phone ${bruno.user}`, userId: bruno.user, expires });
    const [hers, his] = [await createToken(anna, 'program'), await createToken(bruno, 'program')];
    await signOutEverywhere(anna.user);
    for (const name of ['phone', 'laptop']) expect(await getSessionAndUser!(`${name} ${anna.user}`)).toBeNull();
    expect(await userOfToken(hers.token)).toBeNull();
    expect(await getSessionAndUser!(`phone ${bruno.user}`)).not.toBeNull();
    expect(await userOfToken(his.token)).toMatchObject({ id: bruno.user });
  });
});

describe('what the sign-in form takes', () => {
  it.each([
    [' Anna@Example.ORG ', 'anna@example.org'],
    ['anna', null],
    ['anna@', null],
    ['a@b.example\nBcc: c@d.example', null],
    [`${'x'.repeat(250)}@example.org`, null],
    [undefined, null],
    [null, null],
  ])('an address %j is %j', (text, email) => {
    expect(addressIn(text)).toBe(email);
  });

  it.each([
    ['/tables/abc?x=1', '/tables/abc?x=1'],
    ['//evil.example', '/tables'],
    ['/\\evil.example', '/tables'],
    ['https://evil.example', '/tables'],
    ['/a\nb', '/tables'],
    ['', '/tables'],
    [undefined, '/tables'],
  ])('a way on %j leads to %s', (text, path) => {
    expect(pathOf(text)).toBe(path);
  });

  it.each([
    ['  Anna   Bianchi ', 'Anna Bianchi'],
    ['a\u202eb', 'a b'],
    [' \u200b ', null],
    ['x'.repeat(41), null],
    [42, null],
  ])('a name %j is %j', (text, name) => {
    expect(displayNameOf(text)).toBe(name);
  });
});

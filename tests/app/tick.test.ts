import { afterEach, describe, expect, it, vi } from 'vitest';
import { database } from '../../db/client';
import { outbox } from '../../db/schema';
import { sendSignIn } from '../../lib/mail/writing/write-sign-in';
import { onEachDatabase } from '../support/databases';

const secret = 'a secret of the clock outside';

/** Calls the route as a fresh process with this environment would. */
async function call(environment: Record<string, string>, authorization?: string): Promise<number> {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { GET } = await import('../../app/api/tick/route');
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  return (await GET(new Request('http://fieldpost.test/api/tick', { headers }))).status;
}

describe('the clock outside', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('does not exist where no secret is set', async () => {
    expect(await call({ TICK_SECRET: '' }, `Bearer ${secret}`)).toBe(404);
  });

  it.each([undefined, 'Bearer wrong', 'Bearer ', `Basic ${secret}`])('is turned away with %j', async (authorization) => {
    expect(await call({ TICK_SECRET: secret.replaceAll(' ', '-') }, authorization)).toBe(401);
  });
});

onEachDatabase('the clock outside', () => {
  it('sends the letters that are due', async () => {
    await sendSignIn({
      email: 'tick@example.org',
      url: 'https://fieldpost.test/in',
      language: 'en',
      expires: new Date(Date.now() + 60_000),
    });
    const key = secret.replaceAll(' ', '-');
    expect(await call({ TICK_SECRET: key }, `Bearer ${key}`)).toBe(200);
    const { db } = await database();
    const [letter] = await db.select().from(outbox);
    expect(letter?.sentAt).toBeInstanceOf(Date);
    vi.unstubAllEnvs();
  });
});

import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { putLetter } from '../../db/outbox';
import { apiTokens, outbox, rateLimits } from '../../db/schema';
import { createToken, limit, listTokens, type PlayError, revokeToken, userOfToken } from '../../lib/play';
import { limitSubmissions } from '../../lib/play/access/rate-limit';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor } from '../support/tables';

const troubleOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: PlayError) => error,
  );

onEachDatabase('at the doors', () => {
  let ann: Player;
  let bob: Player;
  let db: Db;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann', 'it'), await newUser('Bob')];
    ({ db } = await database());
  });

  it('a personal token opens for its user, is kept as a hash only, and can be revoked', async () => {
    const { token, listed } = await createToken(ann, '  my\tscript ');
    expect(listed).toMatchObject({ name: 'my script', hint: token.slice(0, 8), usedAt: null });
    expect(await userOfToken(token)).toEqual({ id: ann.user, language: 'it', isBot: false });
    expect((await listTokens(ann))[0]!.usedAt).not.toBeNull();
    expect(JSON.stringify(await db.select().from(apiTokens))).not.toContain(token);
    for (const wrong of ['', 'fp_', `${token}x`, `fp_${'x'.repeat(32)}`, '\0']) expect(await userOfToken(wrong)).toBeNull();
    expect(await troubleOf(revokeToken(bob, listed.id))).toMatchObject({ code: 'not-found' });
    await revokeToken(ann, listed.id);
    expect(await userOfToken(token)).toBeNull();
    expect(await listTokens(ann)).toEqual([]);
  });

  it('nobody has more than twenty tokens', async () => {
    for (let i = 0; i < 20; i++) await createToken(bob, `${i}`);
    expect(await troubleOf(createToken(bob, 'one more'))).toMatchObject({ code: 'conflict' });
  });

  it('a limit counts uses for all instances, says when to come back, and begins anew', async () => {
    const key = `test:${ann.user}`;
    const rule = { most: 3, seconds: 60 };
    for (let i = 0; i < 3; i++) await limit(key, rule, 'en');
    const trouble = await troubleOf(limit(key, rule, 'it'));
    expect(trouble).toMatchObject({ code: 'too-many', status: 429, message: expect.stringContaining('Riprova') });
    expect(trouble!.retryAfter).toBeGreaterThan(50);
    await limit(`${key}:other`, rule, 'en');
    await db
      .update(rateLimits)
      .set({ resetsAt: Date.now() - 1 })
      .where(eq(rateLimits.key, key));
    await limit(key, rule, 'en');
    expect(await db.select().from(rateLimits).where(eq(rateLimits.key, key))).toMatchObject([{ count: 1 }]);
  });

  it('counts many uses at the same moment one by one', async () => {
    const results = await Promise.all(Array.from({ length: 12 }, () => troubleOf(limit('test:at-once', { most: 5, seconds: 60 }, 'en'))));
    expect(results.filter((each) => each === null)).toHaveLength(5);
  });

  it('a waiting letter is not written twice, one on its way or sent does not count', async () => {
    const tableId = await ridgesFor(ann, bob);
    const now = new Date();
    const item = { kind: 'question' as const, tableId, seat: 'red', userId: ann.user, notBefore: now };
    const rows = () =>
      db
        .select()
        .from(outbox)
        .where(and(eq(outbox.tableId, tableId), eq(outbox.kind, 'question')));
    await putLetter(db, { ...item, decision: '1.a' }, now);
    expect(await rows()).toMatchObject([{ decision: '1.a' }]);
    await putLetter(db, { ...item, decision: '1.b' }, now);
    // asks whatever is open by then
    expect(await rows()).toMatchObject([{ decision: null }]);
    await db.update(outbox).set({ messageId: '<begun@test>' }).where(eq(outbox.tableId, tableId));
    await putLetter(db, { ...item, decision: '1.c' }, now);
    expect(await rows()).toHaveLength(2);
    await db.update(outbox).set({ sentAt: now }).where(eq(outbox.tableId, tableId));
    await putLetter(db, { ...item, decision: '2.a' }, now);
    expect(await rows()).toHaveLength(3);
    await putLetter(db, { ...item, seat: 'blue', decision: '2.b' }, now);
    expect(await rows()).toHaveLength(4);
  });
});

describe('the pace of one user', () => {
  it('is a burst of sheets, then ten a second', () => {
    const caller = { user: 'u', language: 'en' as const };
    const refused = (now: number) => {
      try {
        limitSubmissions('burst-user', caller, now);
        return 0;
      } catch (error) {
        return (error as PlayError).retryAfter!;
      }
    };
    const sent = Array.from({ length: 301 }, () => refused(1_000_000));
    expect(sent.filter((seconds) => seconds === 0)).toHaveLength(300);
    expect(sent.at(-1)).toBe(1);
    expect(Array.from({ length: 11 }, () => refused(1_001_000)).filter((seconds) => seconds === 0)).toHaveLength(10);
  });

  it('is not forgotten because many others send', () => {
    const send = (user: string) => limitSubmissions(user, { user, language: 'en' }, 2_000_000);
    for (let sheet = 0; sheet < 300; sheet++) send('hasty-user');
    for (let other = 0; other < 20_000; other++) send(`other-user-${other}`);
    expect(() => send('hasty-user')).toThrow('too many');
    expect(() => send('patient-user')).not.toThrow();
  });
});

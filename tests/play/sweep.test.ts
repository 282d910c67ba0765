import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '../../db/client';
import { countUse } from '../../db/limits';
import { outbox, rateLimits, sessions, submissions, verificationTokens } from '../../db/schema';
import { sweep } from '../../db/sweep';
import { onEachDatabase } from '../support/databases';
import { newUser, ridgesFor, send } from '../support/tables';

const day = 86_400_000;

onEachDatabase('what is kept no longer', () => {
  it('is thrown away by its age, and nothing that is still asked for', async () => {
    const { db } = await database();
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 2']);
    await send(bob, id, 'blue', ['DEPLOY 99']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    const now = Date.now();
    const at = (days: number) => new Date(now + days * day);
    await db.insert(sessions).values([
      { sessionToken: `old ${ann.user}`, userId: ann.user, expires: at(-1) },
      { sessionToken: `new ${ann.user}`, userId: ann.user, expires: at(1) },
    ]);
    await db.insert(verificationTokens).values([
      { identifier: ann.email, token: 'old', expires: at(-1) },
      { identifier: ann.email, token: 'new', expires: at(1) },
    ]);
    const letter = { kind: 'notice', userId: ann.user, payload: {}, notBefore: at(-100), createdAt: at(-100) } as const;
    await db.insert(outbox).values([
      { ...letter, id: `sent ${id}`, sentAt: at(-100) },
      { ...letter, id: `waits ${id}` },
    ]);
    await countUse(db, `old ${id}`, { now: now - day, until: now - 1 });
    await countUse(db, `new ${id}`, { now, until: now + day });
    const kinds = async () => (await db.select().from(submissions).where(eq(submissions.tableId, id))).map(({ kind }) => kind).sort();
    expect(await kinds()).toEqual(['applied', 'held', 'refused']);

    while (await sweep(db, new Date(now)));
    expect((await db.select().from(sessions).where(eq(sessions.userId, ann.user))).map((each) => each.sessionToken)).toEqual([
      `new ${ann.user}`,
    ]);
    const links = await db.select().from(verificationTokens).where(eq(verificationTokens.identifier, ann.email));
    expect(links.map(({ token }) => token)).toEqual(['new']);
    expect(await db.$count(outbox, eq(outbox.id, `sent ${id}`))).toBe(0);
    expect(await db.$count(outbox, eq(outbox.id, `waits ${id}`))).toBe(1);
    expect(await db.$count(rateLimits, eq(rateLimits.key, `old ${id}`))).toBe(0);
    expect(await db.$count(rateLimits, eq(rateLimits.key, `new ${id}`))).toBe(1);
    expect(await kinds()).toEqual(['applied', 'held', 'refused']);

    // refusals go after a week, receipts after a season; what waits for others to answer stays
    while (await sweep(db, at(8)));
    expect(await kinds()).toEqual(['applied', 'held']);
    while (await sweep(db, at(91)));
    expect(await kinds()).toEqual(['held']);
  });
});

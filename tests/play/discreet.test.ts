import { inspect } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '../../db/client';
import { users } from '../../db/schema';
import { onEachDatabase } from '../support/databases';

onEachDatabase('an error of a query', () => {
  const failing = async (query: Promise<unknown>) => {
    const error = await query.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    // as a log would have it
    return inspect(error, { depth: 10 });
  };

  it('says which query failed and why, and none of its values', async () => {
    const { db } = await database();
    const secret = { id: 'secret-id', name: 'secret-name', email: 'secret@example.org' };
    await db.insert(users).values(secret);
    const doubled = await failing(Promise.resolve(db.insert(users).values(secret)));
    expect(doubled).toContain('insert into "users"');
    expect(doubled).toContain('duplicate key');
    expect(doubled).not.toMatch(/secret/);
    const within = await failing(db.transaction((tx) => tx.execute(sql`select ${'secret'}::int`)));
    expect(within).toContain('Failed query: select $1::int');
    const odd = await failing(Promise.resolve(db.select().from(users).where(eq(users.id, 'secret\n    at nowhere\u0000'))));
    expect(odd.match(/secret/g)).toBeNull();
  });
});

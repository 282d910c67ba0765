import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '../../db/client';
import { outbox } from '../../db/schema';
import { createTable, setSeat } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser } from '../support/tables';

onEachDatabase('invitations by letter', () => {
  it('are forty a day for one user; links stay free', async () => {
    const anna = await newUser('Anna');
    const { id } = await createTable(anna, {
      game: 'ridges',
      title: 'T',
      options: {},
      seats: { red: { kind: 'me' } },
      timeControl: { kind: 'none' },
    });
    for (let i = 0; i < 40; i++) await setSeat(anna, id, 'blue', { kind: 'invite', email: `friend-${i}@example.org` });

    await expect(setSeat(anna, id, 'blue', { kind: 'invite', email: 'one-more@example.org' })).rejects.toMatchObject({
      code: 'too-many',
      status: 429,
    });

    const { db } = await database();
    const more = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'invitation'), eq(outbox.email, 'one-more@example.org')));
    expect(more).toEqual([]);
    await setSeat(anna, id, 'blue', { kind: 'invite', email: null });
  });
});

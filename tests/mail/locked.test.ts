import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { lockUser, unlockUser } from '../../db/operators';
import { entries, users } from '../../db/schema';
import { userOf } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { bruno } from './evening';
import { clearPost, receiveSigned } from './inbox';
import { testPost } from './post';
import { scene } from './scene';
import { noteOf } from './sender';

onEachDatabase('a letter from a locked account', () => {
  beforeEach(async () => clearPost(await testPost()));

  it('plays nothing and is not answered, until the account is unlocked', async () => {
    const { table, letter, post, door } = await scene({ id: 'locked', title: 'Locked' });
    const { db, clock } = post;
    const address = (await letter('bruno')).headers['Reply-To']!;
    const write = () => receiveSigned(door, noteOf({ from: 'Bruno <bruno@example.org>', to: address, text: 'DEPLOY 1' }), [address]);
    await db.transaction((tx) => lockUser(tx, userOf(bruno), clock.now()));
    expect(await write()).toBe('silence: no player');
    expect(await db.select().from(entries).where(eq(entries.tableId, table.id))).toEqual([]);
    await db.transaction((tx) => unlockUser(tx, userOf(bruno)));
    expect(
      (
        await db
          .select()
          .from(users)
          .where(eq(users.id, userOf(bruno)))
      )[0],
    ).toMatchObject({ lockedAt: null });
    expect(await write()).toBe('answered');
  });
});

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { entries } from '../../db/schema';
import { verifyTable } from '../../lib/play/log/verify';
import { onEachDatabase } from '../support/databases';
import { clearPost } from './inbox';
import { testPost } from './post';
import { scene } from './scene';
import { newMessageId } from './sender';

onEachDatabase('a reply', () => {
  beforeEach(async () => clearPost(await testPost()));

  it('brings its Message-ID to the dice, of orders that were confirmed the one of the yes', async () => {
    const { table, reply } = await scene({ recipe: 2 });
    const ids = Array.from({ length: 3 }, newMessageId);
    const words = ids.map((id) => createHash('sha256').update(id).digest().subarray(0, 16).toString('base64url'));
    await reply('anna', 'DEPLOY 5', ids[0]);
    await reply('bruno', 'SCHIERA 2\n\nnon so se va bene\nSCHIERA 3', ids[1]);
    await reply('bruno', 'sì', ids[2]);
    const { db } = await database();
    const rows = await db.select({ mixed: entries.mixed }).from(entries).where(eq(entries.tableId, table.id)).orderBy(entries.seq);
    expect(rows.map(({ mixed }) => mixed)).toEqual([
      {
        words: [
          { seat: 'red', word: words[0] },
          { seat: 'blue', word: words[2] },
        ],
      },
      ...rows.slice(1).map(() => null),
    ]);
    expect(await verifyTable(table.id)).toMatchObject({ ok: true, diceChecked: true });
  });
});

import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { beginEpoch } from '../../db/epochs';
import { entries, seats, tables } from '../../db/schema';
import { findTable } from '../../db/tables';
import { audit } from '../../lib/chance/audit';
import { hashOf } from '../../lib/chance/source';
import { createTable, exportTable, joinTable, startTable } from '../../lib/play';
import { verifyTable } from '../../lib/play/log/verify';
import { rebuildTable } from '../../lib/play/writer/rebuild';
import { onEachDatabase } from '../support/databases';
import { ridges } from '../support/ridges';
import { codeOf, newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

onEachDatabase('dice that the players mix', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  });

  const tableOf = async (id: string) => (await findTable((await database()).db, id))!;
  const mixedOf = async (id: string) => {
    const { db } = await database();
    const rows = await db.select().from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq);
    return rows.map(({ mixed }) => mixed);
  };

  it('hold the words that came with orders, sealed ones when they are opened, and the pledges of the next', async () => {
    const { id } = await createTable(ann, {
      ...{ game: 'ridges', title: 'T', options: { ridges: 3 }, seats: { red: { kind: 'me' } }, timeControl: { kind: 'none' } },
      ...{ word: 'of ann', pledge: hashOf('ann 1') },
    });
    await joinTable(bob, id, 'blue', { pledge: hashOf('bob 1') });
    await startTable(ann, id);
    expect(await tableOf(id)).toMatchObject({
      opening: {
        recipe: 2,
        epoch: expect.stringMatching(/^[0-9a-f]{32}$/),
        seats: [{ word: 'of ann', pledge: hashOf('ann 1') }, { word: '' }],
      },
      mixing: { pledges: { red: hashOf('ann 1'), blue: hashOf('bob 1') }, waiting: [] },
    });
    const one = { seat: 'red', word: 'ann 1', pledge: hashOf('ann 2') };
    await send(ann, id, 'red', ['DEPLOY 3'], { word: one.word, pledge: one.pledge });
    expect((await tableOf(id)).mixing).toMatchObject({ pledges: { red: hashOf('ann 1') }, waiting: [one] });
    // a word of another browser: it counts, and the pledge stays what it was
    await send(bob, id, 'blue', ['DEPLOY 2'], { word: 'of another browser' });
    expect(await mixedOf(id)).toEqual([{ words: [one, { seat: 'blue', word: 'of another browser' }] }, null]);
    expect((await tableOf(id)).mixing).toMatchObject({ pledges: { red: one.pledge, blue: hashOf('bob 1') }, waiting: [] });
    expect(await verifyTable(id)).toMatchObject({ ok: true, diceChecked: true });
    const before = await tableOf(id);
    await rebuildTable(id, new Date());
    expect(await tableOf(id)).toEqual(before);
    await playToTheEnd(id, ann, bob);
    const file = await exportTable(ann, id);
    expect(await audit(ridges, file)).toMatchObject({ ok: true, diceChecked: true });
    expect(file).toMatchObject({ recipe: 2, seats: [{ pledge: hashOf('ann 1') }, { pledge: hashOf('bob 1') }] });
    expect(file.entries[0]).toHaveProperty('mixed');
    expect(file.entries[1]).not.toHaveProperty('mixed');
  });

  it('are others from the next entry on when the database is another', async () => {
    const id = await ridgesFor(ann, bob);
    const { db } = await database();
    await beginEpoch(db);
    const epoch = expect.stringMatching(/^[0-9a-f]{32}$/);
    await send(ann, id, 'red', ['DEPLOY 3']);
    await send(bob, id, 'blue', ['DEPLOY 2']);
    expect(await mixedOf(id)).toEqual([{ epoch }, null]);
    await playToTheEnd(id, ann, bob);
    expect(await verifyTable(id)).toMatchObject({ ok: true, diceChecked: true });
  });

  it('are never rolled by a process that does not know of the mix', async () => {
    const id = await ridgesFor(ann, bob);
    const { db } = await database();
    await expect(db.update(tables).set({ seq: 1 }).where(eq(tables.id, id))).rejects.toThrow();
    expect((await tableOf(id)).seq).toBe(0);
    await db.update(tables).set({ hash: sql`hash` }).where(eq(tables.id, id));
  });

  it('go on by the first recipe at a table that was made before', async () => {
    const { id } = await createTable(ann, {
      ...{ game: 'ridges', title: 'T', options: { ridges: 3 }, seats: { red: { kind: 'me' } }, timeControl: { kind: 'none' } },
      ...{ word: 'of ann', pledge: hashOf('ann 1') },
    });
    const { db } = await database();
    await db.update(tables).set({ recipe: 1 }).where(eq(tables.id, id));
    await joinTable(bob, id, 'blue');
    await startTable(ann, id);
    expect((await tableOf(id)).opening?.seats).toEqual([
      { seat: 'red', word: 'of ann', holder: { user: ann.user } },
      { seat: 'blue', word: '', holder: { user: bob.user } },
    ]);
    await send(ann, id, 'red', ['DEPLOY 3'], { word: 'ann 1' });
    await send(bob, id, 'blue', ['DEPLOY 2']);
    await beginEpoch(db);
    expect(await tableOf(id)).toMatchObject({ mix: null, mixing: null });
    expect(await mixedOf(id)).toEqual([null, null]);
    await playToTheEnd(id, ann, bob);
    const file = await exportTable(ann, id);
    expect(file).not.toHaveProperty('recipe');
    expect(await verifyTable(id)).toMatchObject({ ok: true, diceChecked: true });
  });

  it('take no word that is too long and no pledge that is none', async () => {
    const id = await ridgesFor(ann, bob);
    expect(await codeOf(send(ann, id, 'red', ['DEPLOY 3'], { word: 'x'.repeat(101) }))).toBe('invalid');
    expect(await codeOf(send(ann, id, 'red', ['DEPLOY 3'], { word: 'x', pledge: 'none' }))).toBe('invalid');
    const { db } = await database();
    expect(await db.select({ pledge: seats.pledge }).from(seats).where(eq(seats.tableId, id))).toEqual([
      { pledge: null },
      { pledge: null },
    ]);
  });
});

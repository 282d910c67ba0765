import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { outbox, questions, tables } from '../../db/schema';
import { expireDue, remindDue, tablesToContinue } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor } from '../support/tables';

const hour = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * hour);

onEachDatabase('one table that is broken', () => {
  let ann: Player;
  let bob: Player;
  beforeEach(async () => {
    const { db } = await database();
    await db.update(tables).set({ status: 'over' });
    await db.delete(questions);
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  });
  const two = async () => {
    const timed = { timeControl: { kind: 'hours', turn: 10, reaction: 10 } } as const;
    return [await ridgesFor(ann, bob, timed), await ridgesFor(ann, bob, timed)] as const;
  };

  it('keeps no other from its deadline, and is put off instead of being tried again at once', async () => {
    const { db } = await database();
    const [broken, sound] = await two();
    await db.update(tables).set({ game: 'lost' }).where(eq(tables.id, broken));
    const at = later(30);
    await expect(expireDue(at)).rejects.toThrow('1 of the tables');
    expect((await db.select().from(tables).where(eq(tables.id, sound)))[0]?.seq).toBeGreaterThan(0);
    // it is not forgotten, and not tried in every round
    expect(await expireDue(at)).toEqual([]);
    await expect(expireDue(new Date(at.getTime() + 2 * 60_000))).rejects.toThrow('1 of the tables');
  });

  it('keeps nobody else from a reminder', async () => {
    const { db } = await database();
    const [broken, sound] = await two();
    const nonsense = { kind: 'hours', turn: 10, reaction: 10, zone: 'Nowhere/Never', active: { from: 'x', to: 'y' } };
    await db
      .update(tables)
      .set({ timeControl: nonsense as never })
      .where(eq(tables.id, broken));
    const at = later(6);
    await expect(remindDue(at)).rejects.toThrow('questions could not be looked at');
    const reminded = async (id: string) => db.$count(outbox, and(eq(outbox.kind, 'reminder'), eq(outbox.tableId, id)));
    expect([await reminded(broken), await reminded(sound)]).toEqual([0, 2]);
    expect(await remindDue(at)).toBe(0);
    await expect(remindDue(later(8))).rejects.toThrow('questions could not be looked at');
    expect(await reminded(sound)).toBe(2);
  });

  it('keeps no other from its bots', async () => {
    const { db } = await database();
    const [broken, sound] = await two();
    for (const id of [broken, sound]) await db.update(tables).set({ botsDue: true }).where(eq(tables.id, id));
    expect(new Set(await tablesToContinue())).toEqual(new Set([broken, sound]));
    expect(await tablesToContinue(new Set([broken]))).toEqual([sound]);
  });
});

import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { questions, records } from '../../db/schema';
import { acceptInvite, expireDue, handOver, setTimeControl } from '../../lib/play';
import { type Clocked, clocked } from '../support/clocked';
import { onEachDatabase } from '../support/databases';
import { leaveToBot, newUser, type Player, send } from '../support/tables';

const hour = 3_600_000;
const bank = { start: 10, increment: 2, cap: 11 };

onEachDatabase('banks and rules of a clock', () => {
  let ann: Player;
  let bob: Player;
  let db: Db;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    ({ db } = await database());
  });
  const inBank = async (table: Clocked, seat: string) => (await table.seat(seat)).bank! / hour;

  it('a bank stretches a deadline and pays for the overrun, an answer earns the increment up to the cap', async () => {
    const table = await clocked(ann, bob, { bank });
    expect(await table.question('blue')).toMatchObject({ freeUntil: table.at(24), deadline: table.at(34) });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    expect(await inBank(table, 'red')).toBe(11);
    await send(bob, table.id, 'blue', ['DEPLOY 1'], {}, table.clockAt(29));
    expect(await inBank(table, 'blue')).toBe(7);
    // asked at 29: six hours for a reaction, seven in the bank
    expect(await table.question('blue')).toMatchObject({ freeUntil: table.at(35), deadline: table.at(42) });
  });

  it('a missed deadline empties the bank and earns nothing', async () => {
    const table = await clocked(ann, bob, { bank });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    expect(await expireDue(table.at(34))).toContain(table.id);
    expect(await inBank(table, 'blue')).toBe(0);
  });

  it('a bank pays once for hours in which two questions wait', async () => {
    const table = await clocked(ann, bob, { bank: { start: 10, increment: 0, cap: 10 } });
    // a second question of blue’s, as a game of several windows would ask it
    const open = await table.question('blue');
    await db.insert(questions).values({ ...open, decision: 'another', place: 9, freeUntil: table.at(24) });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await db
      .insert(questions)
      .values({ ...open, decision: 'yet another', place: 10 })
      .onConflictDoNothing();
    await send(bob, table.id, 'blue', ['DEPLOY 1'], {}, table.clockAt(28));
    expect(await inBank(table, 'blue')).toBe(6);
  });

  it('the first turn of each seat has more time, later ones have not', async () => {
    const table = await clocked(ann, bob, { first: 12 });
    expect(await table.question('red')).toMatchObject({ first: true, deadline: table.at(36) });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await send(bob, table.id, 'blue', ['DEPLOY 1'], {}, table.clockAt(2));
    expect(await table.question('blue')).toMatchObject({ tempo: 'reaction', first: false, deadline: table.at(8) });
    await send(bob, table.id, 'blue', ['PASS'], {}, table.clockAt(3));
    expect(await table.question('red')).toMatchObject({ first: false, deadline: table.at(27) });
  });

  it('changed rules leave as large a share of the time as there was, and stand in the record', async () => {
    const table = await clocked(ann, bob);
    await setTimeControl(ann, table.id, { kind: 'hours', turn: 48, reaction: 6 }, table.clockAt(18));
    // three quarters of 24 hours were used: a quarter of 48 is left
    expect(await table.question('blue')).toMatchObject({ since: table.at(-18), deadline: table.at(30) });
    await setTimeControl(ann, table.id, { kind: 'hours', turn: 4, reaction: 6, bank }, table.clockAt(18));
    expect(await table.question('blue')).toMatchObject({ freeUntil: table.at(19), deadline: table.at(29) });
    expect(await inBank(table, 'red')).toBe(10);
    const rows = await db.select().from(records).where(eq(records.tableId, table.id)).orderBy(records.at, records.id);
    expect(rows.map(({ kind, seq }) => ({ kind, seq }))).toEqual([
      { kind: 'clock', seq: 0 },
      { kind: 'clock', seq: 0 },
    ]);
    expect(rows.map(({ en }) => en).join()).toContain('2 days for a turn');
    expect(rows.map(({ it }) => it).join()).toContain('2 giorni per un turno');
  });

  it('a clock that is set in the middle of a game begins then, and one that is taken away ends', async () => {
    const table = await clocked(ann, bob, null);
    expect(await table.question('blue')).toMatchObject({ deadline: null });
    await setTimeControl(ann, table.id, { kind: 'hours', turn: 24, reaction: 6 }, table.clockAt(500));
    expect(await table.question('blue')).toMatchObject({ deadline: table.at(524) });
    await setTimeControl(ann, table.id, { kind: 'none' }, table.clockAt(520));
    expect(await table.question('blue')).toMatchObject({ deadline: null, expiresAt: null });
    expect(await expireDue(table.at(9999))).not.toContain(table.id);
  });

  it('changed rules never cut a bank twice for the same hours', async () => {
    const table = await clocked(ann, bob, { bank: { start: 10, increment: 0, cap: 10 } });
    await setTimeControl(
      ann,
      table.id,
      { kind: 'hours', turn: 24, reaction: 6, bank: { start: 10, increment: 0, cap: 10 }, grace: 1 },
      table.clockAt(28),
    );
    expect(await inBank(table, 'blue')).toBe(6);
    expect(await table.question('blue')).toMatchObject({ freeUntil: table.at(28), deadline: table.at(34), expiresAt: table.at(35) });
    await send(bob, table.id, 'blue', ['DEPLOY 1'], {}, table.clockAt(30));
    expect(await inBank(table, 'blue')).toBe(4);
  });

  it('a question that waits in vain is taken up when the rule at the deadline changes', async () => {
    const table = await clocked(ann, bob, { defaults: false });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await expireDue(table.at(24));
    expect(await table.question('blue')).toMatchObject({ lapsed: true });
    await setTimeControl(ann, table.id, { kind: 'hours', turn: 24, reaction: 6 }, table.clockAt(30));
    expect(await expireDue(table.at(30))).toContain(table.id);
    expect(await table.log()).toEqual(['red DEPLOY 2 web', 'blue DEPLOY 0 deadline']);
  });

  it('only the owner sets it, and only to what a clock can be', async () => {
    const table = await clocked(ann, bob);
    await expect(setTimeControl(bob, table.id, { kind: 'none' })).rejects.toMatchObject({ code: 'forbidden' });
    for (const wrong of [
      { turn: 0 },
      { zone: 'Mars/Olympus' },
      { days: [] },
      { days: [1, 1] },
      { hours: { from: '25:00', to: '26:00' } },
      { hours: { from: '03:00', to: '02:30' } },
      { bank: { start: 5, increment: 0, cap: 4 } },
      { turn: 1440, days: [3], hours: { from: '09:00', to: '10:00' } },
      { vacation: -1 },
      { expiry: 'shout' },
    ]) {
      const timeControl = { kind: 'hours', turn: 24, reaction: 6, ...wrong };
      await expect(setTimeControl(ann, table.id, timeControl as never)).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('a seat that changes hands has its time from then on, and no question of before stays behind', async () => {
    const table = await clocked(ann, bob);
    const { token } = await handOver(bob, table.id, 'blue', null);
    const cleo = await newUser('Cleo');
    await acceptInvite(cleo, token, undefined, table.clockAt(20));
    expect(await table.question('blue')).toMatchObject({ since: table.at(20), deadline: table.at(44) });
    expect(await table.question('red')).toMatchObject({ since: table.at(0), deadline: table.at(24) });
    await leaveToBot(table.id, 'blue', table.clockAt(21));
    expect(await table.question('blue')).toMatchObject({ held: true, deadline: null });
    await leaveToBot(table.id, 'red', table.clockAt(22));
    expect(await db.select().from(questions).where(eq(questions.tableId, table.id))).toEqual([]);
  });

  it('a seat that a bot gets in the middle of a question leaves none behind', async () => {
    const table = await clocked(ann, bob);
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await leaveToBot(table.id, 'blue', table.clockAt(2));
    const rows = await db.select().from(questions).where(eq(questions.tableId, table.id));
    expect(rows.filter(({ decision }) => decision === '1.deploy.blue')).toEqual([]);
  });
});

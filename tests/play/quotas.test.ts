import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { submissions, tables } from '../../db/schema';
import { createTable, createToken, deleteTable, pinNote, setSeat, startTable, submit } from '../../lib/play';
import { mostOwned } from '../../lib/play/access/quotas';
import { onEachDatabase } from '../support/databases';
import { pinnedNotes } from '../support/notes';
import { codeOf, newUser, type Player, ridgesFor } from '../support/tables';

onEachDatabase('what one user may fill the house with', () => {
  let ann: Player;
  beforeEach(async () => {
    ann = await newUser('Ann');
  });
  const table = (seats: Parameters<typeof createTable>[1]['seats']) =>
    createTable(ann, { game: 'ridges', title: 'T', options: {}, seats, timeControl: { kind: 'none' } });

  it('is so many tables that wait for players, and one more for each that starts or is deleted', async () => {
    const made: string[] = [];
    for (let n = 0; n < mostOwned.open; n++) made.push((await table({ red: { kind: 'me' } })).id);
    expect(await codeOf(table({ red: { kind: 'me' } }))).toBe('conflict');
    // what starts at once waits for nobody
    expect((await table({ red: { kind: 'me' }, blue: { kind: 'bot' } })).started).toBe(true);
    await deleteTable(ann, made[0]!);
    await table({ red: { kind: 'me' } });
    expect(await codeOf(table({}))).toBe('conflict');
  });

  it('is so many tables that bots play among themselves, those that are over left out', async () => {
    const { db } = await database();
    for (let n = 0; n < mostOwned.botsAlone; n++) await table({ red: { kind: 'bot' }, blue: { kind: 'bot' } });
    const running = async () =>
      (await db.select().from(tables).where(eq(tables.ownerId, ann.user))).filter(({ status }) => status === 'running').length;
    // games of bots may be over at once: those that run count
    for (let n = await running(); n < mostOwned.botsAlone; n++) {
      const { id } = await table({ red: { kind: 'bot' }, blue: { kind: 'bot' } });
      await db.update(tables).set({ status: 'running' }).where(eq(tables.id, id));
    }
    await db.update(tables).set({ status: 'running' }).where(eq(tables.ownerId, ann.user));
    expect(await codeOf(table({ red: { kind: 'bot' }, blue: { kind: 'bot' } }))).toBe('conflict');
    await db.update(tables).set({ status: 'over' }).where(eq(tables.ownerId, ann.user));
    expect(await codeOf(table({ red: { kind: 'bot' }, blue: { kind: 'bot' } }))).toBe('no error');
  });

  const botsOnly = { red: { kind: 'bot' }, blue: { kind: 'bot' } } as const;
  /** Tables of bots that run, as games of bots may be over at once. */
  async function leaveToBots(count: number) {
    const { db } = await database();
    for (let n = 0; n < count; n++) {
      const { id } = await table(botsOnly);
      await db.update(tables).set({ status: 'running' }).where(eq(tables.id, id));
    }
  }
  /** How many of some that are wished for at once are refused, and as what. */
  const refusedOf = async (...all: Promise<unknown>[]) => (await Promise.all(all.map(codeOf))).filter((code) => code !== 'no error');

  it('is no more for tables that are opened at once', async () => {
    for (let n = 2; n < mostOwned.open; n++) await table({ red: { kind: 'me' } });
    const open = () => table({ red: { kind: 'me' } });
    expect(await refusedOf(open(), open(), open(), open())).toEqual(['conflict', 'conflict']);
  });

  it('is no more for tables that are left to bots at once', async () => {
    await leaveToBots(mostOwned.botsAlone - 1);
    const opened = await Promise.all([table({ red: { kind: 'bot' } }), table({ red: { kind: 'bot' } })]);
    expect(await refusedOf(...opened.map(({ id }) => setSeat(ann, id, 'blue', { kind: 'bot' })))).toEqual(['conflict']);
  });

  it('counts tables that are left to bots before they start, or with their last seat', async () => {
    const { db } = await database();
    await leaveToBots(mostOwned.botsAlone);
    const { id } = await table({ red: { kind: 'bot' } });
    expect(await codeOf(startTable(ann, id, { fillWithBots: true }))).toBe('conflict');
    expect(await codeOf(setSeat(ann, id, 'blue', { kind: 'bot' }))).toBe('conflict');
    await setSeat(ann, id, 'blue', { kind: 'me' });
    await db.update(tables).set({ status: 'over' }).where(eq(tables.status, 'running'));
    await setSeat(ann, id, 'blue', { kind: 'bot' });
    await startTable(ann, id);
  });

  it('is no more for what else is made at once', async () => {
    const bob = await newUser('Bob');
    for (let n = 0; n < 19; n++) await createToken(ann, `${n}`);
    expect(await refusedOf(createToken(ann, 'a'), createToken(ann, 'b'), createToken(ann, 'c'))).toEqual(['conflict', 'conflict']);
    const id = await ridgesFor(ann, bob);
    const pin = () => pinNote(ann, id, { seq: 0, audience: 'private', text: 'Here.' });
    await pinnedNotes(ann.user, id, 199);
    expect(await refusedOf(pin(), pin(), pin())).toEqual(['conflict', 'conflict']);
  });

  it('is a hundred tables a day', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 101; n++) codes.push(await codeOf(table({ red: { kind: 'me' }, blue: { kind: 'me' } })));
    expect(codes.slice(0, 100).every((code) => code === 'no error')).toBe(true);
    expect(codes[100]).toBe('too-many');
  });

  it('is little of what was refused: the answer is whole, what is kept of it is short, and the same again is told the same in short', async () => {
    const bob = await newUser('Bob');
    const id = await ridgesFor(ann, bob);
    const orders = [`DEPLOY ${'9'.repeat(900)}`, ...Array.from({ length: 50 }, () => `PASS ${'x'.repeat(900)}`)];
    const sheet = { id: 'long', table: id, seat: 'red', decision: null, orders, via: 'api', language: 'en' } as const;
    const answer = await submit(ann, sheet);
    expect(answer.kind).toBe('refused');
    const { db } = await database();
    const [row] = await db.select().from(submissions).where(eq(submissions.tableId, id));
    expect(JSON.stringify(answer).length).toBeGreaterThan(40_000);
    expect(JSON.stringify(row?.receipt).length).toBeLessThan(9000);
    const again = await submit(ann, sheet);
    expect(again).toMatchObject({ kind: 'repeated', receipt: { kind: 'refused', seq: 0 } });
  });
});

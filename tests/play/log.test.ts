import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { entries, questions, seats, snapshots, tables } from '../../db/schema';
import { findTable } from '../../db/tables';
import { audit } from '../../lib/chance/audit';
import { recordGame } from '../../lib/chance/record';
import { commitmentOf, dieOf, hashOf } from '../../lib/chance/source';
import { asBot, selfplay } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';
import { ridges } from '../../lib/games/ridges';
import {
  continueTable,
  createTable,
  exportTable,
  importTable,
  logEntries,
  logSinceOwn,
  lookAt,
  type PlayError,
  startTable,
  tableSummary,
  tablesToContinue,
  tableView,
  takeBack,
  viewAt,
  visit,
} from '../../lib/play';
import { stateAt } from '../../lib/play/log/load-state';
import { verifyTable } from '../../lib/play/log/verify';
import { rebuildTable } from '../../lib/play/writer/rebuild';
import { onEachDatabase } from '../support/databases';
import { recordedGame } from '../support/recorded';
import { leaveToBot, newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

onEachDatabase('the log', () => {
  let ann: Player;
  let bob: Player;
  let db: Db;
  beforeAll(async () => {
    ann = await newUser('Ann');
    bob = await newUser('Bob');
    ({ db } = await database());
  });

  /** What the database itself says to a statement. */
  const said = (statement: string) =>
    db.execute(sql.raw(statement)).then(
      () => 'done',
      (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
    );

  /** Does behind the service's back what the database would refuse. */
  async function tamper(table: 'entries' | 'lines_apart', statement: ReturnType<typeof sql>) {
    await db.execute(sql.raw(`alter table ${table} disable trigger all`));
    await db.execute(statement);
    await db.execute(sql.raw(`alter table ${table} enable trigger all`));
  }

  it('refuses to change, delete or empty entries and lines', async () => {
    await ridgesFor(ann, bob).then((id) => playToTheEnd(id, ann, bob));
    for (const table of ['entries', 'lines_apart']) {
      expect(await said(`update ${table} set seq = seq + 1000`)).toBe(`${table} is append-only: UPDATE refused`);
      expect(await said(`delete from ${table}`)).toBe(`${table} is append-only: DELETE refused`);
      expect(await said(`truncate ${table}`)).toBe(`${table} is append-only: TRUNCATE refused`);
      expect(await said(`truncate tables cascade`)).toContain('is append-only: TRUNCATE refused');
    }
    expect(await said(`delete from tables`)).toContain('violates foreign key constraint');
  });

  it('tells a player all that happened since their last sheet, its own outcome first, however much it is', async () => {
    const powers = ['ussr', 'germany', 'uk', 'japan', 'usa'];
    const seats = Object.fromEntries(powers.map((power) => [power, { kind: power === 'usa' ? ('me' as const) : ('bot' as const) }]));
    const table = {
      ...{ game: 'aa-1941', title: 'Long', options: { seating: powers.join(',') }, seats },
      ...{ timeControl: { kind: 'none' as const }, visibility: 'public' as const },
    };
    const { id } = await createTable(ann, table);
    if ((await tableSummary(ann, id)).status === 'open') await startTable(ann, id);
    expect(await logSinceOwn(ann, await lookAt(ann, id), { before: 12, newest: 30 })).toMatchObject({ known: 0 });
    const game = await loadGame('aa-1941');
    /** Until the player's own turn; what is asked in battles before is answered by the least. */
    const untilMyTurn = async () => {
      for (;;) {
        while ((await tablesToContinue()).includes(id)) await continueTable(id, 40);
        const { questions, view } = await tableView(ann, id);
        const [asked] = questions;
        if (!asked || asked.kind === 'purchase') return;
        const order = game.fallback(view, { ...asked, id: asked.decision });
        await send(ann, id, 'usa', [order!], { via: 'api' });
      }
    };
    for (let round = 0; round < 2; round++) {
      await untilMyTurn();
      expect(await send(ann, id, 'usa', ['BUY nothing', 'END', 'END'])).toMatchObject({ kind: 'applied', refused: null });
    }
    while ((await tablesToContinue()).includes(id)) await continueTable(id, 40);
    const { known, log } = await logSinceOwn(ann, await lookAt(ann, id), { before: 12, newest: 30 });
    const { seq } = await tableView(ann, id);
    expect(log.entries.map((entry) => entry.seq)).toEqual(Array.from({ length: seq - known + 12 }, (_, n) => known - 11 + n));
    expect(seq - known).toBeGreaterThan(3);
    expect(log.entries.find((entry) => entry.seq === known + 1)).toMatchObject({ seat: 'usa', order: 'BUY nothing', via: 'web' });
    // who watches reads the newest of it
    expect(await logSinceOwn(bob, await lookAt(bob, id), { before: 12, newest: 30 })).toMatchObject({ known: seq - 30 });
  });

  it('tells who took a seat over what happened since the last order that was given for it', async () => {
    const id = await ridgesFor(ann, bob);
    await playToTheEnd(id, ann, bob);
    const heir = await newUser('Cora');
    await db
      .update(seats)
      .set({ userId: heir.user })
      .where(and(eq(seats.tableId, id), eq(seats.seat, 'red')));
    const { entries: all } = await logEntries(heir, id);
    const last = all.findLast(({ seat }) => seat === 'red')!;
    expect(await logSinceOwn(heir, await lookAt(heir, id), { before: 0, newest: 30 })).toMatchObject({
      known: last.seq - 1,
      log: { seq: all.length },
    });
  });

  it('tells who watches of a capital that fell among the newest entries, and of none that fell before', async () => {
    const { id } = await importTable(ann, recordedGame('tests/fixtures/aa-1941/bots-to-the-end.json'));
    const game = await loadGame('aa-1941');
    const { view } = await tableView(ann, id);
    const headline = async (newest: number) =>
      game.headline?.((await logSinceOwn(ann, await lookAt(ann, id), { before: 12, newest })).events, view, null, 'en') ?? '';
    expect(await headline(30)).toMatch(/London fell: \d+ IPCs? seized/);
    expect(await headline(30)).not.toContain('Moscow fell');
    expect(await headline(5)).not.toContain('London fell');
    const { known, seenAt, log } = await logSinceOwn(ann, await lookAt(ann, id), { before: 12, newest: 30 });
    expect([log.entries.length, log.seq - known, seenAt]).toEqual([30, 30, null]);
  });

  it('remembers when a player was last here, and tells nothing of what was taken back', async () => {
    const id = await ridgesFor(ann, bob);
    const seen = async (caller: Player) => (await logSinceOwn(caller, await lookAt(caller, id), { before: 0, newest: 30 })).seenAt;
    expect(await seen(ann)).toBeNull();
    const at = new Date('2026-03-01T10:00:00.000Z');
    await visit(ann, id, { now: () => at });
    expect([await seen(ann), await seen(bob)]).toEqual([at.toISOString(), null]);
    const solo = await createTable(ann, {
      ...{ game: 'aa-1941', title: 'Alone', options: {}, timeControl: { kind: 'none' as const } },
      seats: { 'ussr-uk-usa': { kind: 'me' }, 'germany-japan': { kind: 'me' } },
    });
    await send(ann, solo.id, 'ussr-uk-usa', ['BUY 1 infantry']);
    const types = async () =>
      (await logSinceOwn(ann, await lookAt(ann, solo.id), { before: 0, newest: 30 })).events.map(({ type }) => type);
    expect(await types()).toContain('purchase');
    const { seq } = await tableSummary(ann, solo.id);
    await takeBack(ann, solo.id, { seat: 'ussr-uk-usa', entry: seq });
    expect(await types()).not.toContain('purchase');
  });

  it('takes a second entry of the same number from nobody', async () => {
    const id = await ridgesFor(ann, bob);
    await playToTheEnd(id, ann, bob);
    const [row] = await db
      .select()
      .from(entries)
      .where(and(eq(entries.tableId, id), eq(entries.seq, 1)));
    await expect(db.insert(entries).values(row!)).rejects.toThrow();
  });

  it('passes the audit as an export of a finished game, and names the row that was changed in the database', async () => {
    const id = await ridgesFor(ann, bob, { word: 'my word' });
    await playToTheEnd(id, ann, bob);
    const file = await exportTable(ann, id);
    expect(file).toMatchObject({
      format: 'fieldpost-game-1',
      status: 'over',
      seats: [
        { player: 'Ann', word: 'my word' },
        { player: 'Bob', word: '' },
      ],
    });
    expect(commitmentOf(file.secret!)).toBe(file.commitment);
    expect(await audit(ridges, JSON.parse(JSON.stringify(file)))).toMatchObject({
      ok: true,
      diceChecked: true,
      entries: file.entries.length,
    });
    expect(await verifyTable(id)).toMatchObject({ ok: true });
    await tamper('entries', sql`update entries set "order" = '{"type":"deploy","companies":1}' where table_id = ${id} and seq = 3`);
    expect(await audit(ridges, await exportTable(ann, id))).toMatchObject({ ok: false, problem: { seq: 3, kind: 'chain' } });
    expect(await verifyTable(id)).toMatchObject({ ok: false, problem: { seq: 3 } });
  });

  it('is not exported while a game that hides facts runs, nor shown to strangers of a private table', async () => {
    const id = await ridgesFor(ann, bob, { visibility: 'private' });
    const codeOf = (error: PlayError) => error.code;
    expect(await exportTable(ann, id).catch(codeOf)).toBe('forbidden');
    await playToTheEnd(id, ann, bob);
    const eve = await newUser('Eve');
    const doors = [() => exportTable(eve, id), () => tableView(eve, id), () => logEntries(eve, id), () => viewAt(eve, id, 0)];
    for (const door of doors) expect(await door().catch(codeOf)).toBe('not-found');
    expect(await tableView(bob, id)).toMatchObject({ status: 'over' });
  });

  it('writes orders in the words of its reader, and keeps the canonical line', async () => {
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 3']);
    await send(bob, id, 'blue', ['SCHIERA 2']);
    const italian = { ...ann, language: 'it' as const };
    const { entries: found } = await logEntries(italian, id, { seat: 'red' });
    expect(found.map(({ order, written }) => [order, written])).toEqual([
      ['DEPLOY 3', 'SCHIERA 3'],
      [null, null],
    ]);
    expect((await viewAt(italian, id, 1)).entry).toMatchObject({ order: 'DEPLOY 3', written: 'SCHIERA 3' });
    expect((await logEntries(ann, id, { seat: 'red' })).entries[0]).toMatchObject({ written: 'DEPLOY 3' });
  });

  it('names the power that acted, not all powers of its seat, and says who is waited for with their name', async () => {
    const seats = { 'ussr-uk-usa': { kind: 'me' as const }, 'germany-japan': { kind: 'bot' as const } };
    const { id } = await createTable(ann, { game: 'aa-1941', title: 'Two', options: {}, seats, timeControl: { kind: 'none' as const } });
    if ((await tableSummary(ann, id)).status === 'open') await startTable(ann, id);
    expect(await tableSummary(ann, id)).toMatchObject({ waitingFor: ['Ann (Soviet Union)'] });
    await send(ann, id, 'ussr-uk-usa', ['BUY nothing']);
    const [first] = (await logEntries({ ...ann, language: 'it' }, id)).entries;
    expect(first).toMatchObject({ by: 'Unione Sovietica', written: 'COMPRA niente', order: 'BUY nothing' });
  });

  it('verifies running tables too, by the secret only the server has', async () => {
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 1']);
    await send(bob, id, 'blue', ['DEPLOY 0']);
    expect(await verifyTable(id)).toMatchObject({ ok: true, entries: 2, diceChecked: true });
  });

  it('gives back the same projections when they are rebuilt', async () => {
    const running = await ridgesFor(ann, bob, { timeControl: { kind: 'hours', turn: 24, reaction: 12 } });
    await send(ann, running, 'red', ['DEPLOY 3']);
    await send(bob, running, 'blue', ['DEPLOY 2']);
    const sealedOne = await ridgesFor(ann, bob);
    await send(ann, sealedOne, 'red', ['DEPLOY 3']);
    const over = await ridgesFor(ann, bob);
    await playToTheEnd(over, ann, bob);
    const left = await ridgesFor(ann, bob);
    await leaveToBot(left, 'red');
    await leaveToBot(left, 'blue');
    for (const id of [running, sealedOne, over, left]) {
      const projections = async () => ({
        table: await db.select().from(tables).where(eq(tables.id, id)),
        questions: await db.select().from(questions).where(eq(questions.tableId, id)).orderBy(questions.place),
        snapshot: await db.select().from(snapshots).where(eq(snapshots.tableId, id)),
      });
      const before = await projections();
      const wrong = { seq: 99, hash: 'x', headline: { en: 'wrong', it: 'wrong' }, moment: null, outcome: null, status: 'open' as const };
      const unmixed = { mix: 'x', mixing: null };
      await db
        .update(tables)
        .set({ ...wrong, ...unmixed })
        .where(eq(tables.id, id));
      await db.update(questions).set({ place: 7, held: true }).where(eq(questions.tableId, id));
      await db.delete(snapshots).where(eq(snapshots.tableId, id));
      expect(await rebuildTable(id, new Date())).toBe(true);
      expect(await projections()).toEqual(before);
    }
  });

  it('shows a step as the log alone makes it, whichever steps were looked at before', async () => {
    const source = { secret: hashOf('long'), words: ['', ''], table: 'a-long-game' };
    const game = selfplay(ridges, { ridges: 9 }, { seed: 2, choose: asBot, die: (seq) => dieOf(source, seq) });
    const seats = ['red', 'blue'].map((seat) => ({ seat, player: 'bot' }));
    const file = recordGame(ridges, { ...game, source, title: 'Long', seats, at: new Date() });
    const last = file.entries.length;
    expect(last).toBeGreaterThan(21);
    const { id } = await importTable({ user: null, language: 'en' }, file, { demo: true });
    const table = (await findTable(db, id))!;
    const views = await Promise.all(
      Array.from({ length: last + 1 }, async (_, seq) => ridges.view((await stateAt(db, table, ridges, seq)) as never, 'public')),
    );
    for (const seq of [last, 21, 20, 0, 19, last - 1, last, 22, 1]) {
      expect(await viewAt(ann, id, seq, 'public')).toMatchObject({ view: views[seq], before: views[seq - 1] ?? null });
    }
  });
});

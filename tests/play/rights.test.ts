import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { outbox, secrets, tables } from '../../db/schema';
import { lockTable } from '../../db/table-rows';
import { mixText, setUpText } from '../../lib/chance/recipe';
import { commitmentOf, hashOf, mixedDieOf } from '../../lib/chance/source';
import type { Clock } from '../../lib/clock';
import {
  acceptInvite,
  type Caller,
  createTable,
  draft,
  lobbyView,
  logEntries,
  lookAt,
  myTables,
  preview,
  publicTables,
  saveDraft,
  standingOrders,
  startTable,
  tableFootage,
  tableSummary,
  tableView,
  viewAt,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

const noon: Clock = { now: () => new Date('2026-05-01T12:00:00Z') };
onEachDatabase('what one may see', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  beforeAll(async () => {
    [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
  });

  /** What is ordered at these tables, as far as their ridges are foreseen. */
  const sheets = [
    { seat: 'red', decision: '1.deploy.red', order: { type: 'deploy', companies: 3 } },
    { seat: 'blue', decision: '1.deploy.blue', order: { type: 'deploy', companies: 2 } },
    { seat: 'blue', decision: '1.rally.blue', order: { type: 'pass' } },
  ];

  /** A table whose secret gives these companies to red and blue, and these ridges. */
  async function tableWith(wanted: { red: number; blue: number; ridges: number[] }): Promise<string> {
    const { db } = await database();
    const { id } = await createTable(
      ann,
      {
        game: 'ridges',
        title: 'Twin',
        options: { ridges: 3 },
        seats: { red: { kind: 'me' }, blue: { kind: 'invite', email: null } },
        timeControl: { kind: 'none' },
      },
      { clock: noon },
    );
    await acceptInvite(bob, (await lobbyView(ann, id)).invites[0]!.token);
    const { epoch } = (await db.transaction((tx) => lockTable(tx, id)))!;
    for (let n = 0; ; n++) {
      const secret = hashOf(`${id} ${n}`);
      const seats = ['red', 'blue'].map((seat) => ({ seat, word: '' }));
      const commitment = commitmentOf(secret);
      const setUp = hashOf(setUpText({ table: id, game: 'ridges', rules: 1, options: { ridges: 3 }, commitment, seats, epoch }));
      const third = sheets.reduce((mix, sheet, i) => hashOf(mixText(mix, { seq: i + 1, ...sheet })), setUp);
      const opening = mixedDieOf(secret, setUp);
      const [red, blue] = [9 + opening('reserves', 0, 6), 9 + opening('reserves', 1, 6)];
      const ridges = [opening('ridge 1', 2, 6), mixedDieOf(secret, third)('ridge 2', 0, 6)];
      if (red !== wanted.red || blue !== wanted.blue || String(ridges) !== String(wanted.ridges)) continue;
      await db.update(secrets).set({ secret }).where(eq(secrets.tableId, id));
      await db.update(tables).set({ commitment }).where(eq(tables.id, id));
      await startTable(ann, id, { clock: noon });
      return id;
    }
  }

  /** Everything the service tells a caller of a table, the names of the table itself made alike. */
  async function allTold(caller: Caller, id: string): Promise<string> {
    const { commitment } = await lobbyView(caller, id);
    const { db } = await database();
    const told: unknown[] = [await tableView(caller, id), await tableView(caller, id, 'public'), await lobbyView(caller, id)];
    told.push(await tableSummary(caller, id), await logEntries(caller, id), await logEntries(caller, id, { seat: 'public' }));
    const { seq, mySeats } = await tableSummary(caller, id);
    for (let at = 0; at <= seq; at++) told.push(await viewAt(caller, id, at), await viewAt(caller, id, at, 'public'));
    for (const range of [{}, { seat: 'public' }, { after: seq }]) told.push(await tableFootage(caller, id, range));
    for (const seat of mySeats) {
      told.push(
        await standingOrders(caller, id, seat),
        await preview(caller, { table: id, seat, decision: null, orders: ['DEPLOY 1', 'PASS'] }),
      );
    }
    if (caller.user) told.push((await myTables(caller)).find((each) => each.id === id));
    const letters = await db.select().from(outbox).where(eq(outbox.tableId, id));
    told.push(letters.filter(({ userId }) => userId === caller.user).map(({ id: _, createdAt: __, ...letter }) => letter));
    return JSON.stringify(told).replaceAll(id, 'TABLE').replaceAll(commitment, 'COMMITMENT');
  }

  it('is the same to the byte whatever the other side hides, at every step and in every review', async () => {
    const [poor, rich] = [await tableWith({ red: 10, blue: 12, ridges: [4, 2] }), await tableWith({ red: 15, blue: 12, ridges: [4, 2] })];
    const public_ = { user: null, language: 'it' as const };
    const same = async () => {
      for (const caller of [bob, eve, public_]) expect(await allTold(caller, rich)).toBe(await allTold(caller, poor));
      expect(await allTold(ann, rich)).not.toBe(await allTold(ann, poor));
    };
    await same();
    // an order that is held does not show how much it deploys
    for (const [id, companies] of [
      [poor, 3],
      [rich, 3],
    ] as const)
      await send(ann, id, 'red', [`DEPLOY ${companies}`], { id: 'a' }, noon);
    await same();
    for (const id of [poor, rich]) await send(bob, id, 'blue', ['DEPLOY 2'], { id: 'b' }, noon);
    await same();
    for (const id of [poor, rich]) await send(bob, id, 'blue', ['PASS'], { id: 'c' }, noon);
    await same();
  });

  it('does not show a held order to anybody but its owner’s own question', async () => {
    const [few, many] = [await tableWith({ red: 12, blue: 12, ridges: [4, 2] }), await tableWith({ red: 12, blue: 12, ridges: [4, 2] })];
    await send(ann, few, 'red', ['DEPLOY 1'], { id: 'a' }, noon);
    await send(ann, many, 'red', ['DEPLOY 9'], { id: 'a' }, noon);
    for (const caller of [bob, eve]) expect(await allTold(caller, many)).toBe(await allTold(caller, few));
  });

  it('is one’s own seat and the public’s while the game runs, and every seat when it is over', async () => {
    const id = await ridgesFor(ann, bob);
    expect((await tableView(ann, id)).view).toMatchObject({ viewer: 'red', reserve: expect.any(Number) });
    expect((await tableView(ann, id, 'public')).view).toMatchObject({ viewer: 'public', reserve: null });
    for (const door of [tableView, logOf, reviewOf, reelOf]) {
      expect(await codeOf(door(ann, id, 'blue'))).toBe('forbidden');
      expect(await codeOf(door(eve, id, 'red'))).toBe('forbidden');
      expect(await codeOf(door(ann, id, 'green'))).toBe('forbidden');
    }
    expect((await logEntries(eve, id)).opening).toEqual([expect.stringContaining('Ridge 1')]);
    await playToTheEnd(id, ann, bob);
    for (const seat of ['red', 'blue', 'public']) expect(await reviewOf(eve, id, seat)).toMatchObject({ viewer: seat });
    const { opening, entries } = await logEntries(eve, id);
    expect(opening).toHaveLength(3);
    expect(entries.every(({ order, via, draws }) => order !== null && via !== null && draws !== null)).toBe(true);
    expect(entries[1]!.lines[0]).toContain('Blue deploys 1');
  });
  const logOf = (caller: Caller, id: string, seat: string) => logEntries(caller, id, { seat });
  const reviewOf = (caller: Caller, id: string, seat: string) => viewAt(caller, id, 0, seat);
  const reelOf = (caller: Caller, id: string, seat: string) => tableFootage(caller, id, { seat });

  it('steps through a game by the number of the entry', async () => {
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 2']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    expect(await viewAt(ann, id, 0)).toMatchObject({ seq: 0, last: 2, entry: null, view: { phase: 'deploy' } });
    expect((await viewAt(ann, id, 0)).opening).toHaveLength(2);
    expect(await viewAt(ann, id, 2)).toMatchObject({ entry: { seq: 2, seat: 'blue' }, opening: [], view: { phase: 'rally' } });
    for (const seq of [-1, 3, 0.5, Number.NaN]) expect(await codeOf(viewAt(ann, id, seq))).toBe('not-found');
  });

  it('gives a part of the log', async () => {
    const id = await ridgesFor(ann, bob);
    await playToTheEnd(id, ann, bob);
    const all = await logEntries(ann, id);
    expect(all.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: all.seq }, (_, i) => i + 1));
    expect(await logEntries(ann, id, { since: 4 })).toEqual({ opening: [], entries: all.entries.slice(4), seq: all.seq });
    expect(await logEntries(ann, id, { since: 2, until: 5, last: 2 })).toEqual({
      opening: [],
      entries: all.entries.slice(3, 5),
      seq: all.seq,
    });
    expect(await logEntries(ann, id, { until: 0 })).toEqual({ opening: all.opening, entries: [], seq: all.seq });
    expect(await logEntries(ann, id, { since: 999 })).toEqual({ opening: [], entries: [], seq: all.seq });
  });

  it('includes what one has begun to write, on every device, and nobody else’s', async () => {
    const id = await ridgesFor(ann, bob);
    expect(draft(ann, await lookAt(ann, id), 'red')).toBeNull();
    await saveDraft(ann, id, 'red', { decision: '1.deploy.red', content: { lines: ['DEPLOY 3'] } });
    await saveDraft(ann, id, 'red', { decision: '1.deploy.red', content: { lines: ['DEPLOY 4'] } });
    expect(draft(ann, await lookAt(ann, id), 'red')).toMatchObject({ decision: '1.deploy.red', content: { lines: ['DEPLOY 4'] } });
    expect(await codeOf(lookAt(bob, id).then((look) => draft(bob, look, 'red')))).toBe('forbidden');
    expect(await codeOf(saveDraft(ann, id, 'red', { decision: 'x', content: { lines: 'x'.repeat(66_000) } }))).toBe('too-large');
    await saveDraft(ann, id, 'red', null);
    expect(draft(ann, await lookAt(ann, id), 'red')).toBeNull();
  });

  it('lets a preview try orders without sending them, as far as nothing hidden is shown', async () => {
    const id = await ridgesFor(ann, bob);
    const sheet = { table: id, seat: 'red', decision: null };
    expect(await preview(ann, { ...sheet, orders: ['DEPLOY 2'] })).toMatchObject({ understood: [], refused: null, stoppedAt: 0 });
    expect(await preview(ann, { ...sheet, orders: ['DEPLOY 99'] })).toMatchObject({
      refused: { index: 0, line: 'DEPLOY 99' },
      stoppedAt: null,
    });
    expect(await codeOf(preview(ann, { ...sheet, seat: 'blue', orders: ['DEPLOY 2'] }))).toBe('forbidden');
    expect(await codeOf(preview({ user: null, language: 'en' }, { ...sheet, orders: ['PASS'] }))).toBe('forbidden');
    expect(await tableView(ann, id)).toMatchObject({ seq: 0, questions: [{ held: false }] });
  });

  it('shows public tables to everybody, and none of somebody’s secrets in the list', async () => {
    await ridgesFor(ann, bob);
    const listed = JSON.stringify(await publicTables({ user: null, language: 'en' }));
    const { db } = await database();
    for (const { secret } of await db.select().from(secrets)) expect(listed).not.toContain(secret);
    for (const { email } of [ann, bob]) expect(listed).not.toContain(email);
  });
});

import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { outbox, standIns, vacations as vacationRows } from '../../db/schema';
import { openInvites } from '../../db/tables';
import { deleteAccount } from '../../lib/auth';
import type { Clock } from '../../lib/clock';
import {
  acceptInvite,
  askSubstitute,
  cancelVacation,
  concede,
  createTable,
  declareVacation,
  endLoan,
  handOver,
  lobbyView,
  offerSeat,
  removePlayer,
  startTable,
  tableSummary,
  turnSubstitutes,
  vacations,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, leaveToBot, newUser, type Player } from '../support/tables';

const day = 86_400_000;
const start = Date.now();
const on = (days: number) => new Date(start + days * day);
const at = (days: number): Clock => ({ now: () => on(days) });
const span = (from: number, until: number) => ({ from: on(from), until: on(until) });
onEachDatabase('seats that are lent', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  beforeEach(async () => {
    [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
  });

  /** Ann plays red, Bob blue, where an absence asks for a substitute. */
  async function table(): Promise<string> {
    const seats = { red: { kind: 'me' }, blue: { kind: 'invite', email: null } } as const;
    const rest = { options: { ridges: 3 }, timeControl: { kind: 'none' }, absence: 'substitute', visibility: 'public' } as const;
    const { id } = await createTable(ann, { game: 'ridges', title: 'Test', seats, ...rest }, { clock: at(0) });
    await acceptInvite(bob, (await lobbyView(ann, id)).invites[0]!.token, undefined, at(0));
    await startTable(ann, id, { clock: at(0) });
    return id;
  }

  async function lend(id: string, from: number, until: number): Promise<void> {
    const { token } = await askSubstitute(bob, id, { seat: 'blue', email: null, span: span(from, until) }, at(0));
    await acceptInvite(eve, token, undefined, at(0));
  }

  const offers = async (id: string) => openInvites((await database()).db, [id]);

  /** Bob is away, and Eve said yes to the letter that asked her. */
  async function leave(id: string, from: number, until: number): Promise<string> {
    await declareVacation(bob, { span: span(from, until), tables: null, substitute: eve.email }, at(0));
    const [offer] = await offers(id);
    await acceptInvite(eve, offer!.token, undefined, at(0));
    return (await vacations(bob, at(0)))[0]!.id;
  }

  const holderOf = async (id: string) => {
    const { userId, bot } = (await tableSummary(ann, id)).seats.find(({ seat }) => seat === 'blue')!;
    return bot ? 'bot' : userId;
  };
  const pending = async (id: string) => {
    const { db } = await database();
    return db
      .select()
      .from(standIns)
      .where(and(eq(standIns.tableId, id), isNull(standIns.endedAt)));
  };
  const told = async (id: string, { user }: Player) => {
    const { db } = await database();
    const rows = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.tableId, id), eq(outbox.userId, user), eq(outbox.kind, 'affair')))
      .orderBy(outbox.createdAt);
    return rows.map(({ payload }) => payload.what);
  };

  it('are lent no more when the absence is cancelled, whether the substitute has sat down or not', async () => {
    const id = await table();
    await cancelVacation(bob, await leave(id, 2, 5), at(1));
    expect(await pending(id)).toEqual([]);
    expect(await turnSubstitutes(on(3))).toEqual([]);
    expect(await told(id, eve)).toEqual(['ended']);
    const later = await leave(id, 2, 5);
    await turnSubstitutes(on(3));
    expect(await holderOf(id)).toBe(eve.user);
    await cancelVacation(bob, later, at(4));
    expect(await holderOf(id)).toBe(bob.user);
    expect(await pending(id)).toEqual([]);
    expect(await told(id, eve)).toEqual(['ended', 'lent', 'ended']);
  });

  it('are not offered any more either, and what was arranged for other days stays', async () => {
    const id = await table();
    await lend(id, 10, 12);
    await declareVacation(bob, { span: span(2, 5), tables: null, substitute: eve.email }, at(0));
    expect(await offers(id)).toHaveLength(1);
    await cancelVacation(bob, (await vacations(bob, at(0)))[0]!.id, at(1));
    expect(await offers(id)).toEqual([]);
    expect(await pending(id)).toHaveLength(1);
  });

  it('cannot be passed on by a substitute, who gives them back by conceding', async () => {
    const id = await table();
    await lend(id, 0, 9);
    expect(await holderOf(id)).toBe(eve.user);
    expect(await codeOf(handOver(eve, id, 'blue', null))).toBe('conflict');
    expect(await codeOf(offerSeat(eve, id, { seat: 'blue', offered: true }, at(1)))).toBe('conflict');
    expect(await codeOf(askSubstitute(eve, id, { seat: 'blue', email: null, span: span(2, 3) }, at(1)))).toBe('conflict');
    await concede(eve, id, at(1));
    expect(await holderOf(id)).toBe(bob.user);
    expect(await told(id, bob)).toEqual(['passed', 'returned']);
  });

  it('leave no promise behind when their holder loses the seat, nor an absence that names the table', async () => {
    const [id, other] = [await table(), await table()];
    await lend(id, 4, 9);
    for (const tables of [[id], [id, other], null]) await declareVacation(bob, { span: span(2, 3), tables, substitute: null }, at(0));
    await leaveToBot(id, 'blue', at(1));
    expect(await pending(id)).toEqual([]);
    expect(await told(id, eve)).toEqual(['ended']);
    expect((await vacations(bob, at(1))).map(({ tables }) => tables)).toEqual(expect.arrayContaining([[other], null]));
    expect(await vacations(bob, at(1))).toHaveLength(2);
    expect(await turnSubstitutes(on(5))).toEqual([]);
    expect(await holderOf(id)).toBe('bot');
  });

  it('tell whom it concerns when a substitute will not come, and when a substitute loses the seat', async () => {
    const id = await table();
    await lend(id, 4, 9);
    await endLoan(eve, id, 'blue', at(1));
    expect(await told(id, bob)).toEqual(['withdrawn']);
    await lend(id, 0, 90);
    await removePlayer(ann, id, 'blue', at(31));
    expect(await told(id, eve)).toEqual(['removed']);
    expect(await told(id, bob)).toEqual(['passed', 'withdrawn', 'removed']);
    expect(await pending(id)).toEqual([]);
  });

  it('are given up with the holder’s account, and come back when the substitute’s account goes', async () => {
    const [his, hers] = [await table(), await table()];
    await lend(his, 0, 9);
    await declareVacation(bob, { span: span(2, 3), tables: null, substitute: null }, at(0));
    await deleteAccount(bob.user);
    // the seat came back, and the game was given up with it
    for (const id of [his, hers]) expect(await tableSummary(ann, id)).toMatchObject({ status: 'over', seats: [{}, { userName: null }] });
    expect(await pending(his)).toEqual([]);
    const { db } = await database();
    expect(await db.$count(vacationRows, eq(vacationRows.userId, bob.user))).toBe(0);
    bob = await newUser('Bob');
    const [begun, promised] = [await table(), await table()];
    await lend(begun, 0, 9);
    await lend(promised, 4, 9);
    await deleteAccount(eve.user);
    expect(await holderOf(begun)).toBe(bob.user);
    expect([...(await pending(begun)), ...(await pending(promised))]).toEqual([]);
    expect(await told(promised, bob)).toEqual(['withdrawn']);
  });
});

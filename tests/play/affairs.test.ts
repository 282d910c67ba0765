import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../../db/client';
import { entries, outbox, questions, seats } from '../../db/schema';
import { audit } from '../../lib/chance/audit';
import type { Clock } from '../../lib/clock';
import { loadGame } from '../../lib/games/registry';
import {
  acceptInvite,
  affairs,
  answerProposal,
  askSubstitute,
  type Caller,
  createTable,
  draft,
  endLoan,
  exportTable,
  handOver,
  logEntries,
  lookAt,
  myTables,
  offerSeat,
  openSeats,
  propose,
  publicTables,
  removePlayer,
  saveDraft,
  setStandingOrders,
  standingOrders,
  submit,
  tableSummary,
  tableView,
  takeBack,
  takeSeat,
  turnSubstitutes,
  withdraw,
  withdrawProposal,
} from '../../lib/play';
import { verifyTable } from '../../lib/play/log/verify';
import { rebuildTable } from '../../lib/play/writer/rebuild';
import { onEachDatabase } from '../support/databases';
import { codeOf, leaveToBot, newSubmissionId, newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-05-01T12:00:00Z');
const at = (hours: number): Clock => ({ now: () => new Date(start.getTime() + hours * 3_600_000) });
onEachDatabase('the affairs of a table', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  beforeAll(async () => {
    [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
  });

  /** 1941 by sides, so that the questions change hands; Ann moves first. */
  async function world(
    timeControl: Parameters<typeof createTable>[1]['timeControl'] = { kind: 'none' },
  ): Promise<{ id: string; first: string; second: string }> {
    const game = await loadGame('aa-1941');
    const options = game.optionsSchema.parse({});
    const [a, b] = game.seats(options) as [string, string];
    const { id } = await createTable(
      ann,
      {
        game: 'aa-1941',
        title: 'World',
        options: {},
        seats: { [a]: { kind: 'me' }, [b]: { kind: 'me' } },
        timeControl,
        visibility: 'public',
      },
      { clock: at(0) },
    );
    const asked = (await tableView(ann, id)).questions[0]!.seat;
    const second = asked === a ? b : a;
    const { token } = await handOver(ann, id, second, null);
    await acceptInvite(bob, token, undefined, at(0));
    return { id, first: asked, second };
  }

  const soundOf = async (id: string) => {
    const verdict = await verifyTable(id);
    return verdict?.ok ? 'sound' : verdict?.problem.text.en;
  };

  it('an order nothing followed is taken back at once, and asked again with the time it had', async () => {
    const { id, first } = await world({ kind: 'hours', turn: 24, reaction: 12, bank: { start: 4, increment: 1, cap: 9 } });
    const { db } = await database();
    const before = await tableView(ann, id);
    const deadline = before.questions[0]!.deadline;
    await send(ann, id, first, ['PURCHASE 1 INF'], {}, at(1));
    const { seq } = await tableSummary(ann, id);
    expect((await tableView(ann, id)).questions[0]!.kind).not.toBe(before.questions[0]!.kind);
    expect(await takeBack(ann, id, { seat: first, entry: seq }, at(2))).toEqual({ orders: [expect.stringMatching(/^BUY/)] });
    const after = await tableView(ann, id);
    expect(after.view).toEqual(before.view);
    expect(after.seq).toBe(seq + 1);
    expect(after.questions).toEqual([expect.objectContaining({ decision: before.questions[0]!.decision, deadline })]);
    const [seat] = (await db.select().from(seats).where(eq(seats.tableId, id))).filter((each) => each.seat === first);
    expect(seat).toMatchObject({ bank: 4 * 3_600_000, begun: false });
    expect(draft(ann, await lookAt(ann, id), first)).toMatchObject({ content: { lines: [expect.stringMatching(/^BUY/)] } });
    const log = (await logEntries(bob, id)).entries;
    expect(log.map(({ takenBack }) => takenBack)).toEqual([...log.slice(0, -2).map(() => false), true, false]);
    expect(log.at(-1)).toMatchObject({ via: 'table', order: expect.stringMatching(/^TAKE BACK TO/), draws: [] });
    // the same again, from the order of before; and not once more
    expect(await codeOf(takeBack(ann, id, { seat: first, entry: seq }, at(2)))).toBe('not-found');
    await send(ann, id, first, ['PURCHASE 1 INF'], {}, at(3));
    expect(await soundOf(id)).toBe('sound');
    // out of time: nobody gains an hour
    expect(await codeOf(takeBack(ann, id, { seat: first, entry: seq + 2 }, at(30)))).toBe('conflict');
    const [projected] = await db.select().from(questions).where(eq(questions.tableId, id));
    await rebuildTable(id, at(3).now());
    expect((await db.select().from(questions).where(eq(questions.tableId, id)))[0]!.decision).toBe(projected!.decision);
  });

  it('what is taken back or refused is written in the words of its reader', async () => {
    const id = await ridgesFor(ann, bob);
    const italian = { ...ann, language: 'it' as const };
    await send(italian, id, 'red', ['DEPLOY 5']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await send(bob, id, 'blue', ['PASS']);
    const refused = await send(italian, id, 'red', [{ type: 'deploy', companies: 99 }, 'PASS']);
    expect(refused).toMatchObject({ kind: 'refused', refused: { line: 'SCHIERA 99', remainder: ['SCHIERA 99', 'PASS'] } });
    expect((await affairs(italian, id)).undos).toContainEqual(expect.objectContaining({ notation: 'SCHIERA 5' }));
    const { first, id: table } = await world({ kind: 'none' });
    await send(ann, table, first, ['BUY 1 infantry']);
    const { seq } = await tableSummary(ann, table);
    expect(await takeBack(italian, table, { seat: first, entry: seq })).toEqual({ orders: ['COMPRA 1 fanteria'] });
    expect(draft(ann, await lookAt(ann, table), first)).toMatchObject({ content: { lines: ['COMPRA 1 fanteria'] } });
  });

  it('beyond a barrier the others must agree, and dice once rolled are never rolled again', async () => {
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 5']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await send(bob, id, 'blue', ['RALLY']);
    const [, , rally] = (await logEntries(ann, id)).entries;
    expect(rally).toMatchObject({ seq: 3, order: null, draws: null });
    expect(await codeOf(takeBack(bob, id, { seat: 'blue', entry: 3 }))).toBe('conflict');
    const asked = await propose(bob, id, { seat: 'blue', wish: { kind: 'take-back', entry: 3 } });
    expect(asked.progress).toBe('open');
    expect(await codeOf(answerProposal(bob, id, { proposal: asked.id, agree: true }))).toBe('forbidden');
    expect(await codeOf(answerProposal(eve, id, { proposal: asked.id, agree: true }))).toBe('forbidden');
    expect(await answerProposal(ann, id, { proposal: asked.id, agree: true })).toBe('done');
    expect((await tableView(bob, id)).questions).toEqual([expect.objectContaining({ decision: '1.rally.blue' })]);
    await send(bob, id, 'blue', ['RALLY']);
    const { db } = await database();
    const rows = (await db.select().from(entries).where(eq(entries.tableId, id))).sort((a, b) => a.seq - b.seq);
    expect(rows[3]).toMatchObject({ via: 'table', order: { type: 'take-back', to: 2, by: 'blue', consent: ['red'] } });
    expect(rows[4]!.draws).not.toEqual([]);
    // orders that were revealed together go back together, and are sealed anew
    const again = await propose(ann, id, { seat: 'red', wish: { kind: 'take-back', entry: 1 } });
    await answerProposal(bob, id, { proposal: again.id, agree: true });
    expect((await tableView(ann, id)).questions).toEqual([expect.objectContaining({ decision: '1.deploy.red', held: false })]);
    await send(ann, id, 'red', ['DEPLOY 2']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await send(bob, id, 'blue', ['PASS']);
    expect(await soundOf(id)).toBe('sound');
    for (let round = 2; round <= 3; round++) {
      await send(ann, id, 'red', ['DEPLOY 2']);
      await send(bob, id, 'blue', ['DEPLOY 1']);
      await send(bob, id, 'blue', ['PASS']);
    }
    const file = await exportTable(eve, id);
    expect(await audit(await loadGame('ridges'), file)).toMatchObject({ ok: true, diceChecked: true });
  });

  it('a take-back is forgotten when the game goes on, when refused, and when withdrawn', async () => {
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 5']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    const wish = { kind: 'take-back', entry: 1 } as const;
    const old = await propose(ann, id, { seat: 'red', wish });
    await send(bob, id, 'blue', ['PASS']);
    expect(await answerProposal(bob, id, { proposal: old.id, agree: true })).toBe('outdated');
    const refused = await propose(ann, id, { seat: 'red', wish });
    expect(await answerProposal(bob, id, { proposal: refused.id, agree: false })).toBe('refused');
    expect(await codeOf(answerProposal(bob, id, { proposal: refused.id, agree: true }))).toBe('not-found');
    const { db } = await database();
    const letters = await db.select().from(outbox).where(eq(outbox.kind, 'affair'));
    const told = (user: string) =>
      letters.flatMap(({ userId, tableId, payload }) => (userId === user && tableId === id ? [payload.what] : []));
    expect(told(bob.user)).toEqual(['asked', 'asked']);
    expect(told(ann.user)).toEqual(['refused']);
    const back = await propose(ann, id, { seat: 'red', wish });
    expect(await codeOf(withdrawProposal(bob, id, back.id))).toBe('forbidden');
    await withdrawProposal(ann, id, back.id);
    expect(await codeOf(answerProposal(bob, id, { proposal: back.id, agree: true }))).toBe('not-found');
  });

  it('a draw, or an early end, needs everybody, is recorded, and publishes the secret', async () => {
    for (const winners of [[], ['blue']]) {
      const id = await ridgesFor(ann, bob);
      await send(ann, id, 'red', ['DEPLOY 5']);
      const { id: proposal } = await propose(ann, id, { seat: 'red', wish: { kind: 'end', winners } });
      expect((await tableView(ann, id)).secret).toBeNull();
      expect(await answerProposal(bob, id, { proposal, agree: true })).toBe('done');
      expect(await tableView(eve, id)).toMatchObject({ status: 'over', secret: expect.stringMatching(/^[0-9a-f]{64}$/), waiting: [] });
      const file = await exportTable(eve, id);
      expect(file.outcome).toMatchObject({ winners, reason: 'agreement' });
      expect(file.entries.at(-1)).toMatchObject({ via: 'table', order: { type: 'end', winners, by: 'red', consent: ['blue'] } });
      expect(await audit(await loadGame('ridges'), file)).toMatchObject({ ok: true });
      await rebuildTable(id, new Date());
      expect(await tableSummary(eve, id)).toMatchObject({ status: 'over', headline: expect.stringMatching(/by agreement/i) });
      expect((await send(bob, id, 'blue', ['DEPLOY 1'])).kind).toBe('closed');
      const { db } = await database();
      const over = (await db.select().from(outbox).where(eq(outbox.tableId, id))).filter(({ kind }) => kind === 'over');
      expect(new Set(over.map(({ userId }) => userId))).toEqual(new Set([ann.user, bob.user]));
    }
  });

  it('who hands a seat over loses every way to it, and who takes it gains them all', async () => {
    const id = await ridgesFor(ann, bob);
    await send(bob, id, 'blue', ['DEPLOY 4']);
    await saveDraft(bob, id, 'blue', { decision: '1.deploy.blue', content: { lines: ['DEPLOY 9'] } });
    await setStandingOrders(bob, id, 'blue', { lost: 'pass' });
    const { token } = await handOver(bob, id, 'blue', null);
    expect(await codeOf(acceptInvite(ann, token))).toBe('forbidden');
    await acceptInvite(eve, token);
    const mine = async (caller: Caller, table: string, seat: string) => draft(caller, await lookAt(caller, table), seat);
    const doors = [tableView, mine, standingOrders, (caller: Caller, table: string, seat: string) => logEntries(caller, table, { seat })];
    for (const door of doors) expect(await codeOf(door(bob, id, 'blue'))).toBe('forbidden');
    expect(await codeOf(withdraw(bob, id, 'blue'))).toBe('forbidden');
    expect(await codeOf(send(bob, id, 'blue', ['DEPLOY 1']))).toBe('forbidden');
    expect((await tableView(bob, id)).viewer).toBe('public');
    expect((await tableView(eve, id)).questions).toEqual([expect.objectContaining({ decision: '1.deploy.blue', held: true })]);
    expect(draft(eve, await lookAt(eve, id), 'blue')).toBeNull();
    expect(await standingOrders(eve, id, 'blue')).toMatchObject({ isDefault: true });
    // the sealed order is the seat's now
    expect(await withdraw(eve, id, 'blue')).toMatchObject({ orders: ['DEPLOY 4'] });
    const [act] = (await logEntries(ann, id)).entries;
    expect(act).toMatchObject({ via: 'table', seat: 'blue', lines: ['Blue changes hands: Bob → Eve.'] });
    await playToTheEnd(id, ann, eve);
    const file = await exportTable(bob, id);
    expect(file.entries[0]!.order).toMatchObject({ from: { user: bob.user }, to: { user: eve.user }, why: 'invitation' });
    expect(await audit(await loadGame('ridges'), file)).toMatchObject({ ok: true });
  });

  it('a submission sent again after the seat was handed over is answered to nobody but its new holder', async () => {
    const id = await ridgesFor(ann, bob);
    const submission = newSubmissionId();
    await send(bob, id, 'blue', ['DEPLOY 4'], { id: submission });
    await acceptInvite(eve, (await handOver(bob, id, 'blue', null)).token);
    const again = { table: id, seat: 'blue', decision: null, orders: ['DEPLOY 4'], via: 'web', language: 'en', id: submission } as const;
    expect(await codeOf(submit(bob, { ...again, orders: [...again.orders] }))).toBe('forbidden');
    expect((await submit(eve, { ...again, orders: [...again.orders] })).kind).toBe('repeated');
  });

  it('a substitute is asked, accepts, plays when the time comes, and gives the seat back at its end or before', async () => {
    const { id, first } = await world();
    const own = (await standingOrders(ann, id, first)).suggested;
    await setStandingOrders(ann, id, first, own);
    const span = { from: new Date(start.getTime() + day), until: new Date(start.getTime() + 3 * day) };
    expect(await codeOf(askSubstitute(bob, id, { seat: first, email: null, span }, at(0)))).toBe('forbidden');
    const { token } = await askSubstitute(ann, id, { seat: first, email: eve.email, span }, at(0));
    expect(await codeOf(acceptInvite(ann, token, undefined, at(0)))).toBe('conflict');
    await acceptInvite(eve, token, undefined, at(0));
    expect((await tableSummary(ann, id)).mySeats).toEqual([first]);
    expect(await turnSubstitutes(at(23).now())).toEqual([]);
    expect(await turnSubstitutes(at(25).now())).toEqual([id]);
    expect((await tableSummary(ann, id)).mySeats).toEqual([]);
    expect((await tableSummary(eve, id)).mySeats).toEqual([first]);
    expect((await myTables(ann)).map((table) => table.id)).toContain(id);
    expect(await standingOrders(eve, id, first)).toMatchObject({ policy: own, isDefault: false });
    await setStandingOrders(eve, id, first, null);
    await saveDraft(eve, id, first, { decision: 'x', content: { lines: ['PURCHASE NOTHING'] } });
    expect(await turnSubstitutes(at(25).now())).toEqual([]);
    expect(await turnSubstitutes(at(73).now())).toEqual([id]);
    expect((await tableSummary(ann, id)).mySeats).toEqual([first]);
    expect(await standingOrders(ann, id, first)).toMatchObject({ isDefault: false });
    expect(await codeOf(lookAt(eve, id).then((look) => draft(eve, look, first)))).toBe('forbidden');
    // a second time, ended on demand
    const later = { from: at(100).now(), until: at(200).now() };
    await acceptInvite(eve, (await askSubstitute(ann, id, { seat: first, email: null, span: later }, at(90))).token, undefined, at(101));
    expect((await tableSummary(eve, id)).mySeats).toEqual([first]);
    expect(await codeOf(endLoan(bob, id, first, at(102)))).toBe('not-found');
    await endLoan(ann, id, first, at(102));
    expect((await tableSummary(ann, id)).mySeats).toEqual([first]);
    const why = (await exportTable(ann, id)).entries.filter(({ via }) => via === 'table').map(({ order }) => order.why);
    expect(why).toEqual(['invitation', 'substitute', 'return', 'substitute', 'return']);
    expect(await soundOf(id)).toBe('sound');
  });

  it('open seats are offered to everybody but those who play there', async () => {
    const id = await ridgesFor(ann, bob);
    await leaveToBot(id, 'blue');
    expect(await codeOf(offerSeat(eve, id, { seat: 'blue', offered: true }))).toBe('forbidden');
    await offerSeat(ann, id, { seat: 'blue', offered: true });
    const offered = async (caller: Caller) => (await openSeats(caller)).find(({ table }) => table.id === id)?.seats;
    expect(await offered(eve)).toEqual(['blue']);
    expect(await codeOf(takeSeat(ann, id, 'blue'))).toBe('forbidden');
    await takeSeat(eve, id, 'blue');
    expect(await offered(eve)).toBeUndefined();
    expect(await codeOf(takeSeat(bob, id, 'blue'))).toBe('conflict');
    // who knows what one side sees does not sit down on the other
    await offerSeat(ann, id, { seat: 'red', offered: true });
    expect(await codeOf(takeSeat(bob, id, 'red'))).toBe('forbidden');
    expect((await logEntries(ann, id)).entries.map(({ lines }) => lines[0])).toEqual(
      expect.arrayContaining([
        'Blue changes hands: Bob → practice bot: the player resigned.',
        expect.stringContaining('practice bot → Eve'),
      ]),
    );
    expect((await publicTables(eve)).some((table) => table.id === id)).toBe(true);
  });

  it('a player is removed by the owner at once where no facts are hidden', async () => {
    const { id, second } = await world();
    expect((await affairs(ann, id, at(1))).seats.find(({ seat }) => seat === second)?.removal).toBe('owner');
    await removePlayer(ann, id, second, at(1));
    expect((await tableSummary(ann, id)).seats.find(({ seat }) => seat === second)).toMatchObject({ bot: true, resigned: true });
  });

  it('a player is removed by the owner when late, or when all others agree, but not by a single opponent who is not kept waiting', async () => {
    const id = await ridgesFor(ann, bob, { timeControl: { kind: 'hours', turn: 1, reaction: 1 } });
    expect(await codeOf(removePlayer(bob, id, 'red'))).toBe('forbidden');
    expect(await codeOf(propose(bob, id, { seat: 'blue', wish: { kind: 'remove', seat: 'red' } }))).toBe('conflict');
    const late: Clock = { now: () => new Date(Date.now() + 2 * 3_600_000) };
    expect(await propose(bob, id, { seat: 'blue', wish: { kind: 'remove', seat: 'red' } }, late)).toMatchObject({ progress: 'done' });
    expect((await tableSummary(ann, id)).seats[0]).toMatchObject({ seat: 'red', bot: true, resigned: true });
    expect(await codeOf(removePlayer(ann, id, 'red'))).toBe('conflict');
    await removePlayer(ann, id, 'blue', { now: () => new Date(Date.now() + 31 * day) });
    // nobody is left
    expect(await tableSummary(eve, id)).toMatchObject({ status: 'over' });
    const file = await exportTable(eve, id);
    const acts = file.entries.filter(({ via }) => via === 'table').map(({ order }) => [order.why, order.by]);
    expect(acts).toEqual([
      ['removed', 'blue'],
      ['removed', null],
    ]);
    expect(await audit(await loadGame('ridges'), file)).toMatchObject({ ok: true });
  });
});

import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { outbox, policies, tables } from '../../db/schema';
import {
  acceptInvite,
  beginPractice,
  createTable,
  declineInvite,
  deleteTable,
  handOver,
  inviteView,
  joinTable,
  leaveTable,
  lobbyView,
  myTables,
  type NewTable,
  nextTable,
  publicTables,
  setSeat,
  setStandingOrders,
  setStartsWhenFull,
  setWord,
  standingOrders,
  startTable,
  tableSummary,
  tableView,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, leaveToBot, newUser, type Player, ridgesFor, send } from '../support/tables';

const open: NewTable = {
  game: 'ridges',
  title: 'T',
  options: { ridges: 3 },
  seats: { red: { kind: 'me' } },
  timeControl: { kind: 'none' },
};
onEachDatabase('the lobby', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  let db: Db;
  beforeAll(async () => {
    [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
    ({ db } = await database());
  });
  const letters = (tableId: string, kind: 'invitation' | 'started' | 'over' | 'turn' | 'question') =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.tableId, tableId), eq(outbox.kind, kind)));

  it('takes a table from making it to its first question', async () => {
    const { id, started } = await createTable(ann, { ...open, title: '  Two \u0007 at\ta  table ', word: 'ann’s word' });
    expect(started).toBe(false);
    expect(await lobbyView(ann, id)).toMatchObject({ title: 'Two at a table', status: 'open', isOwner: true, canStart: false });
    expect(await codeOf(tableView(ann, id))).toBe('conflict');
    expect(await codeOf(startTable(ann, id))).toBe('conflict');
    expect(await codeOf(joinTable(bob, id, 'red'))).toBe('conflict');
    await joinTable(bob, id, 'blue', { word: 'bob’s word' });
    expect(await lobbyView(ann, id)).toMatchObject({ canStart: true, seats: [{ userName: 'Ann' }, { userName: 'Bob' }] });
    expect(await codeOf(startTable(bob, id))).toBe('forbidden');
    await startTable(ann, id);
    expect(await codeOf(startTable(ann, id))).toBe('conflict');
    const view = await tableView(bob, id);
    expect(view).toMatchObject({ status: 'running', waiting: ['red', 'blue'], myTurn: true, viewer: 'blue', secret: null });
    expect(view.questions).toMatchObject([{ decision: '1.deploy.blue', seat: 'blue', held: false }]);
  });

  it('refuses what does not fit the game', async () => {
    const wrong: Partial<NewTable>[] = [
      { game: 'chess' },
      { options: { ridges: 99 } },
      { options: { hills: 3 } },
      { seats: { green: { kind: 'open' } } },
      { seats: { red: { kind: 'invite', email: 'nobody' } } },
      { timeControl: { kind: 'hours', turn: 0, reaction: 12 } },
      { timeControl: { kind: 'hours', turn: Number.NaN, reaction: 12 } },
    ];
    // this place has no public beacon
    expect(await codeOf(createTable(ann, { ...open, beacon: true }))).toBe('invalid');
    for (const change of wrong) expect(await codeOf(createTable(ann, { ...open, ...change }))).toBe('invalid');
    expect(await codeOf(createTable({ user: null, language: 'en' }, open))).toBe('forbidden');
  });

  it('starts at once for one person on all sides, and writes them no letters', async () => {
    const { id, started } = await createTable(ann, { ...open, solo: true });
    expect(started).toBe(true);
    expect(await tableView(ann, id)).toMatchObject({ status: 'running', mySeats: ['red', 'blue'], myTurn: true });
    await send(ann, id, 'red', ['DEPLOY 1']);
    expect(await send(ann, id, 'blue', ['DEPLOY 2'])).toMatchObject({ kind: 'applied', seq: 2 });
    expect((await tableView(ann, id)).viewer).toBe('red');
    expect(await db.select().from(outbox).where(eq(outbox.tableId, id))).toEqual([]);
  });

  it('starts at once against the practice bot', async () => {
    const { id, started } = await createTable(ann, { ...open, seats: { red: { kind: 'me' }, blue: { kind: 'bot' } } });
    expect(started).toBe(true);
    expect(await tableView(ann, id)).toMatchObject({ waiting: ['red'], seats: [{ bot: false }, { bot: true }] });
    expect(await send(ann, id, 'red', ['DEPLOY 1'])).toMatchObject({ kind: 'applied' });
  });

  it('hides the table of one person alone from others, unless it shall be seen', async () => {
    const alone = await createTable(ann, { ...open, solo: true });
    const practice = await createTable(ann, { ...open, seats: { red: { kind: 'me' }, blue: { kind: 'bot' } } });
    const shown = await createTable(ann, { ...open, solo: true, visibility: 'public' });
    const offered = await createTable(ann, open);
    for (const { id } of [alone, practice]) expect(await codeOf(tableSummary(eve, id))).toBe('not-found');
    for (const { id } of [shown, offered]) expect(await codeOf(tableSummary(eve, id))).toBe('no error');
  });

  it('opens a practice table against the bot, and the same again until it is played at', async () => {
    const tom = await newUser('Tom');
    const id = await beginPractice(tom, 'ridges', 'First');
    expect(await tableView(tom, id)).toMatchObject({
      title: 'First',
      mySeats: ['red'],
      myTurn: true,
      seats: [{ bot: false }, { bot: true }],
    });
    expect(await beginPractice(tom, 'ridges', 'First')).toBe(id);
    expect(await codeOf(tableSummary(eve, id))).toBe('not-found');
    await send(tom, id, 'red', ['DEPLOY 1']);
    expect(await beginPractice(tom, 'ridges', 'First')).not.toBe(id);
  });

  it('lets who is invited decline: the seat is free again, who invited hears of it, and a link for everybody stays', async () => {
    const { id } = await createTable(ann, { ...open, seats: { ...open.seats, blue: { kind: 'invite', email: bob.email } } });
    const [offer] = (await lobbyView(bob, id)).offers;
    expect((await lobbyView(eve, id)).offers).toEqual([]);
    expect(await inviteView(bob, offer!.token)).toMatchObject({ isPersonal: true, gone: null });
    await declineInvite(bob, offer!.token);
    expect((await lobbyView(ann, id)).seats[1]).toMatchObject({ userId: null, invited: null });
    const told = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.tableId, id), eq(outbox.kind, 'affair')));
    expect(told).toMatchObject([{ userId: ann.user, payload: { what: 'declined', seat: 'blue', by: bob.email } }]);
    expect(await codeOf(declineInvite(bob, offer!.token))).toBe('not-found');

    await setSeat(ann, id, 'blue', { kind: 'invite', email: null });
    const [link] = (await lobbyView(ann, id)).invites;
    expect(await inviteView(eve, link!.token)).toMatchObject({ isPersonal: false });
    expect(await codeOf(declineInvite(eve, link!.token))).toBe('not-found');
    expect(await codeOf(acceptInvite(eve, link!.token))).toBe('no error');
  });

  it('begins by itself once its owner has said so, at once where every seat is taken', async () => {
    const { id } = await createTable(ann, open);
    expect(await codeOf(setStartsWhenFull(bob, id, true))).toBe('forbidden');
    await setStartsWhenFull(ann, id, true);
    expect(await lobbyView(bob, id)).toMatchObject({ startsWhenFull: true });
    await setStartsWhenFull(ann, id, false);
    await joinTable(bob, id, 'blue');
    expect(await lobbyView(ann, id)).toMatchObject({ status: 'open', canStart: true });
    await setStartsWhenFull(ann, id, true);
    expect((await tableView(bob, id)).status).toBe('running');
    expect(await codeOf(setStartsWhenFull(ann, id, false))).toBe('conflict');
  });

  it('keeps a seat for an invited address, and gives it to who holds the link', async () => {
    const { id } = await createTable(ann, {
      ...open,
      seats: { ...open.seats, blue: { kind: 'invite', email: ` ${bob.email.toUpperCase()} ` } },
    });
    const [letter] = await letters(id, 'invitation');
    const token = letter!.payload.token as string;
    expect(letter).toMatchObject({ email: bob.email, seat: 'blue' });
    expect((await lobbyView(ann, id)).invites).toEqual([{ seat: 'blue', email: bob.email, token, kind: 'join', returned: null }]);
    expect((await lobbyView(eve, id)).invites).toEqual([]);
    expect((await lobbyView(eve, id)).seats[1]!.invited).toBe('b…');
    expect(await codeOf(joinTable(eve, id, 'blue'))).toBe('conflict');
    expect(await inviteView(eve, token)).toMatchObject({ table: id, seatName: 'Blue', from: 'Ann', kind: 'join', gone: null });
    expect(await acceptInvite(eve, token)).toEqual({ table: id, seat: 'blue' });
    expect(await codeOf(acceptInvite(bob, token))).toBe('conflict');
    expect(await inviteView(bob, token)).toMatchObject({ gone: 'used' });
    expect(await codeOf(inviteView(bob, 'nothingnothing22'))).toBe('not-found');
    expect(await codeOf(acceptInvite(bob, "'\0"))).toBe('not-found');
  });

  it('keeps a seat that is offered by link for who has the link', async () => {
    const { id } = await createTable(ann, { ...open, seats: { ...open.seats, blue: { kind: 'invite', email: null } } });
    const [{ token } = { token: '' }] = (await lobbyView(ann, id)).invites;
    expect((await lobbyView(eve, id)).seats[1]!.invited).toBe('');
    expect(await codeOf(joinTable(eve, id, 'blue'))).toBe('conflict');
    expect(await acceptInvite(bob, token)).toEqual({ table: id, seat: 'blue' });
  });

  it('lets an invited person find a private table and join without the link', async () => {
    const { id } = await createTable(ann, {
      ...open,
      visibility: 'private',
      seats: { ...open.seats, blue: { kind: 'invite', email: bob.email } },
    });
    expect(await codeOf(tableSummary(eve, id))).toBe('not-found');
    expect(await codeOf(joinTable(eve, id, 'blue'))).toBe('not-found');
    expect(await tableSummary(bob, id)).toMatchObject({ status: 'open' });
    await joinTable(bob, id, 'blue');
    expect(await tableSummary(bob, id)).toMatchObject({ mySeats: ['blue'] });
    expect((await publicTables(eve)).map((each) => each.id)).not.toContain(id);
  });

  it('lets players leave and the owner rearrange seats before the start, and not after', async () => {
    const { id } = await createTable(ann, open);
    await joinTable(bob, id, 'blue', { word: 'mine' });
    await leaveTable(bob, id, 'blue');
    expect((await lobbyView(ann, id)).seats[1]).toMatchObject({ userId: null, bot: false });
    await joinTable(eve, id, 'blue');
    expect(await codeOf(setSeat(eve, id, 'red', { kind: 'open' }))).toBe('forbidden');
    await setSeat(ann, id, 'blue', { kind: 'open' });
    await setSeat(ann, id, 'red', { kind: 'bot' });
    await setSeat(ann, id, 'blue', { kind: 'me' });
    expect((await lobbyView(ann, id)).seats).toMatchObject([{ bot: true }, { userName: 'Ann', bot: false }]);
    await startTable(ann, id);
    expect(await codeOf(setSeat(ann, id, 'blue', { kind: 'open' }))).toBe('conflict');
    expect(await codeOf(leaveTable(ann, id, 'blue'))).toBe('conflict');
    expect(await codeOf(setWord(ann, id, { word: 'late' }))).toBe('conflict');
    expect(await codeOf(deleteTable(ann, id))).toBe('conflict');
  });

  it('deletes a table before the start, its invitations and letters with it', async () => {
    const { id } = await createTable(ann, { ...open, seats: { ...open.seats, blue: { kind: 'invite', email: 'x@example.org' } } });
    expect(await codeOf(deleteTable(bob, id))).toBe('forbidden');
    await deleteTable(ann, id);
    expect(await codeOf(lobbyView(ann, id))).toBe('not-found');
    expect(await db.select().from(outbox).where(eq(outbox.tableId, id))).toEqual([]);
  });

  it('gives open seats to bots when the owner starts without waiting', async () => {
    const { id } = await createTable(ann, open);
    await startTable(ann, id, { fillWithBots: true });
    expect((await tableView(ann, id)).seats).toMatchObject([{ bot: false }, { bot: true }]);
  });

  it('writes to everybody when the table starts, when it is their turn, and when it is over', async () => {
    const id = await ridgesFor(ann, bob);
    const users = async (kind: 'started' | 'over' | 'turn' | 'question') =>
      (await letters(id, kind)).map(({ userId, seat }) => [userId === ann.user ? 'Ann' : 'Bob', seat]).sort();
    const both = [
      ['Ann', 'red'],
      ['Bob', 'blue'],
    ];
    expect(await users('started')).toEqual(both);
    // whoever starts the table is not at their turn yet: both are written to
    expect(await users('turn')).toEqual(both);
    await send(ann, id, 'red', ['DEPLOY 2']);
    expect(await users('question')).toEqual([]);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    // Bob sent the order that asks him and surely sees it: his letter waits, and says nothing when he answers
    expect(await users('question')).toEqual([['Bob', 'blue']]);
    await send(bob, id, 'blue', ['PASS']);
    // a letter of the same kind that still waits is not written twice
    expect(await users('turn')).toEqual(both);
    await send(ann, id, 'red', ['DEPLOY 0']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    // Bob's order asks Ann, who may be anywhere
    expect(await users('question')).toEqual(both);
    await send(ann, id, 'red', ['PASS']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await send(ann, id, 'red', ['DEPLOY 0']);
    expect(await users('over')).toEqual([]);
    await send(ann, id, 'red', ['PASS']);
    expect(await users('over')).toEqual(both);
  });

  it('writes a question within the other player’s turn to who must answer it', async () => {
    const id = await ridgesFor(ann, bob);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await send(ann, id, 'red', ['DEPLOY 2']);
    expect(await letters(id, 'question')).toMatchObject([{ userId: bob.user, seat: 'blue', decision: '1.rally.blue', sentAt: null }]);
  });

  it('lets the bot play on in a seat that was given to it, and is over when no human is left', async () => {
    const id = await ridgesFor(ann, bob);
    await leaveToBot(id, 'red');
    expect(await tableView(bob, id)).toMatchObject({
      waiting: ['blue'],
      seats: [{ bot: true, resigned: true, userId: null }, { bot: false }],
    });
    expect(await send(bob, id, 'blue', ['DEPLOY 1'])).toMatchObject({ kind: 'applied' });
    await leaveToBot(id, 'blue');
    expect(await tableView(ann, id)).toMatchObject({ status: 'over', waiting: [], headline: 'All players have left the table.' });
    expect((await tableView(ann, id)).secret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('hands a seat over with the game as it stands, and without the intentions of who held it', async () => {
    const id = await ridgesFor(ann, bob);
    expect(await setStandingOrders(bob, id, 'blue', { lost: 'pass' })).toEqual([]);
    expect(await codeOf(handOver(eve, id, 'blue', null))).toBe('forbidden');
    const { token } = await handOver(bob, id, 'blue', eve.email);
    expect(await letters(id, 'invitation')).toMatchObject([{ email: eve.email, payload: { token } }]);
    expect(await inviteView(eve, token)).toMatchObject({ kind: 'handover', gone: null });
    expect(await send(bob, id, 'blue', ['DEPLOY 1'])).toMatchObject({ kind: 'held' });
    expect(await acceptInvite(eve, token)).toEqual({ table: id, seat: 'blue' });
    expect(await tableView(eve, id)).toMatchObject({ mySeats: ['blue'], questions: [{ held: true }] });
    expect(await tableView(bob, id)).toMatchObject({ mySeats: [], viewer: 'public' });
    expect(await db.select().from(policies).where(eq(policies.tableId, id))).toEqual([]);
  });

  it('lets the owner offer a bot’s seat to a human while the game runs', async () => {
    const { id } = await createTable(ann, {
      ...open,
      seats: { ...open.seats, blue: { kind: 'bot' } },
      timeControl: { kind: 'hours', turn: 24, reaction: 12 },
    });
    const { token } = await handOver(ann, id, 'blue', null);
    await acceptInvite(bob, token);
    // the bot had sealed its order before: it stands
    expect(await tableView(bob, id)).toMatchObject({ mySeats: ['blue'], questions: [{ held: true, deadline: /T/ }] });
    expect(await send(ann, id, 'red', ['DEPLOY 1'])).toMatchObject({ kind: 'applied' });
  });

  it('keeps standing orders per seat, checks them, and answers open questions by them at once', async () => {
    const id = await ridgesFor(ann, bob);
    expect(await standingOrders(bob, id, 'blue')).toMatchObject({ isDefault: true, policy: { lost: 'ask' }, suggested: { lost: 'ask' } });
    expect(await codeOf(standingOrders(ann, id, 'blue'))).toBe('forbidden');
    expect(await setStandingOrders(bob, id, 'blue', { lost: 'never' })).toMatchObject([{ code: 'E-POLICY', field: 'lost' }]);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await send(ann, id, 'red', ['DEPLOY 2']);
    expect(await tableView(bob, id)).toMatchObject({ seq: 2, waiting: ['blue'] });
    expect(await setStandingOrders(bob, id, 'blue', { lost: 'pass' })).toEqual([]);
    expect(await tableView(bob, id)).toMatchObject({ seq: 3, waiting: ['red', 'blue'] });
    expect(await setStandingOrders(bob, id, 'blue', null)).toEqual([]);
    expect(await standingOrders(bob, id, 'blue')).toMatchObject({ isDefault: true });
  });

  it('lists my tables with those that wait for me first', async () => {
    const zoe = await newUser('Zoe');
    const idle = await ridgesFor(zoe, bob);
    await send(zoe, idle, 'red', ['DEPLOY 1']);
    const slow = await ridgesFor(zoe, bob, { timeControl: { kind: 'hours', turn: 48, reaction: 12 } });
    const quick = await ridgesFor(zoe, bob, { timeControl: { kind: 'hours', turn: 2, reaction: 1 } });
    const { id: fresh } = await createTable(zoe, open);
    expect((await myTables(zoe)).map(({ id, myTurn }) => [id, myTurn])).toEqual([
      [quick, true],
      [slow, true],
      [idle, false],
      [fresh, false],
    ]);
    const [first] = await myTables(zoe);
    expect(Date.parse(first!.deadline!) - Date.now()).toBeLessThan(2 * 3_600_000 + 1000);
    expect(await codeOf(myTables({ user: null, language: 'en' }))).toBe('forbidden');
  });

  it('tell where else I am waited for: what is due first, then what moved last, of what runs here and is not held', async () => {
    const zoe = await newUser('Zoe');
    const here = await ridgesFor(zoe, bob);
    expect(await nextTable(zoe, here)).toBeNull();
    const calm = await ridgesFor(zoe, bob);
    const moved = await ridgesFor(zoe, bob);
    expect(await nextTable(zoe, here)).toMatchObject({ id: moved, count: 2 });
    const slow = await ridgesFor(zoe, bob, { timeControl: { kind: 'hours', turn: 48, reaction: 12 } });
    const quick = await ridgesFor(zoe, bob, { timeControl: { kind: 'hours', turn: 2, reaction: 1 } });
    expect(await nextTable(zoe, here)).toMatchObject({ id: quick, count: 4 });
    expect(await nextTable(zoe, quick)).toMatchObject({ id: slow, count: 4 });
    await send(zoe, quick, 'red', ['DEPLOY 1']);
    await db.update(tables).set({ game: 'withdrawn' }).where(eq(tables.id, calm));
    await db.update(tables).set({ status: 'over' }).where(eq(tables.id, moved));
    expect(await nextTable(zoe, here)).toMatchObject({ id: slow, count: 1 });
    expect(await codeOf(nextTable({ user: null, language: 'en' }, here))).toBe('forbidden');
  });

  it('does without the tables of a game this server does not have', async () => {
    const kept = await ridgesFor(ann, bob);
    const gone = await ridgesFor(ann, bob);
    await db.update(tables).set({ game: 'withdrawn' }).where(eq(tables.id, gone));
    const mine = (await myTables(ann)).map(({ id }) => id);
    expect(mine).toContain(kept);
    expect(mine).not.toContain(gone);
    await expect(tableView(ann, gone)).rejects.toMatchObject({ status: 404, message: expect.stringContaining('withdrawn') });
  });
});

import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { resultOfTable } from '../../db/results';
import { entries } from '../../db/schema';
import {
  acceptInvite,
  answerProposal,
  askSubstitute,
  callOff,
  concede,
  createTable,
  expireDue,
  joinTable,
  propose,
  setTimeControl,
  startTable,
  tableSummary,
  tableView,
} from '../../lib/play';
import { clocked } from '../support/clocked';
import { onEachDatabase } from '../support/databases';
import { followsFromLog, lettersAbout } from '../support/results';
import { codeOf, leaveToBot, newUser, type Player, redWins, ridgesFor, send } from '../support/tables';

onEachDatabase('results', () => {
  let db: Db;
  let ann: Player;
  let bob: Player;
  let cleo: Player;
  let dora: Player;
  let eve: Player;
  beforeAll(async () => {
    ({ db } = await database());
    [ann, bob, cleo, dora, eve] = (await Promise.all(['Ann', 'Bob', 'Cleo', 'Dora', 'Eve'].map((name) => newUser(name)))) as [
      Player,
      Player,
      Player,
      Player,
      Player,
    ];
  });

  /** What is kept of a table, seat by seat: "red axis 1", with why somebody left. */
  async function kept(id: string) {
    const row = await resultOfTable(db, id);
    if (!row) return null;
    const nameOf = (user: string | null, bot: boolean) =>
      [ann, bob, cleo, dora, eve].find((each) => each.user === user)?.email.split('-')[0] ?? (bot ? 'bot' : 'nobody');
    return {
      ...{ kind: row.kind, winners: row.winners, counts: row.counts, contest: row.contest },
      players: row.players.map(({ seat, userId, bot, rank, left }) => [seat, nameOf(userId, bot), rank, ...(left ? [left] : [])].join(' ')),
    };
  }

  /** A table of Axis & Allies between five, each with one power; Eve has what is left out. */
  async function five(seats: Record<string, Player> = {}, more: Partial<Parameters<typeof createTable>[1]> = {}): Promise<string> {
    const powers = { ussr: ann, germany: bob, uk: cleo, japan: dora, usa: eve, ...seats };
    const { id } = await createTable(ann, {
      ...{ game: 'aa-1941', title: 'Five', options: { seating: 'ussr,germany,uk,japan,usa' }, seats: { ussr: { kind: 'me' } } },
      ...{ timeControl: { kind: 'none' }, ...more },
    });
    for (const [seat, player] of Object.entries(powers)) if (seat !== 'ussr') await joinTable(player, id, seat);
    await startTable(ann, id);
    return id;
  }

  it('of a game that its rules end are played out, and count as the table says', async () => {
    const id = await ridgesFor(ann, bob);
    expect(await kept(id)).toBeNull();
    await redWins(id, ann, bob);
    expect(await kept(id)).toEqual({
      kind: 'played-out',
      winners: ['red'],
      counts: 'rated',
      contest: true,
      players: ['blue bob 2', 'red ann 1'],
    });
    await followsFromLog(id, ann);
  });

  it('of two sides are conceded: the game ends as a loss, at once', async () => {
    const id = await ridgesFor(ann, bob, { counts: 'unrated' });
    expect(await codeOf(concede(eve, id))).toBe('forbidden');
    await send(ann, id, 'red', ['DEPLOY 2']);
    await concede(bob, id);
    expect(await kept(id)).toEqual({
      kind: 'conceded',
      winners: ['red'],
      counts: 'unrated',
      contest: true,
      players: ['blue bob 2 conceded', 'red ann 1'],
    });
    expect(await tableView(ann, id)).toMatchObject({ status: 'over', headline: 'Blue conceded, won by: Red.', waiting: [] });
    expect((await tableView(ann, id)).secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await lettersAbout(id)).toContainEqual(['over', ann.user, undefined]);
    expect(await codeOf(concede(ann, id))).toBe('conflict');
    expect(await send(ann, id, 'red', ['DEPLOY 2'])).toMatchObject({ kind: 'closed' });
    await followsFromLog(id, ann);
  });

  it('against the bot are conceded too, and who plays both sides alone just leaves', async () => {
    const seats = { red: { kind: 'me' }, blue: { kind: 'bot' } } as const;
    const base = { game: 'ridges', title: 'T', options: { ridges: 3 }, timeControl: { kind: 'none' } } as const;
    const { id } = await createTable(ann, { ...base, seats });
    await concede(ann, id);
    expect(await kept(id)).toMatchObject({ kind: 'conceded', winners: ['blue'], players: ['blue bot 1', 'red ann 2 conceded'] });
    const alone = (await createTable(ann, { ...base, seats: {}, solo: true })).id;
    await concede(ann, alone);
    expect(await kept(alone)).toMatchObject({ kind: 'abandoned', winners: [], contest: false });
    await followsFromLog(alone, ann);
  });

  it('of several sides name who conceded, while a mate of the same side plays on', async () => {
    const id = await five();
    await concede(cleo, id);
    const { seats, status } = await tableSummary(ann, id);
    expect(status).toBe('running');
    expect(seats.find(({ seat }) => seat === 'uk')?.userId).toBe(ann.user);
    expect(await lettersAbout(id)).toEqual(
      expect.arrayContaining([
        ['affair', ann.user, 'entrusted'],
        ['affair', bob.user, 'left'],
      ]),
    );
    await concede(eve, id);
    await concede(ann, id);
    expect(await kept(id)).toMatchObject({
      kind: 'conceded',
      winners: ['germany', 'japan'],
      players: [
        'germany bob 1',
        'japan dora 1',
        'uk cleo 2 conceded',
        'uk ann 2',
        'usa eve 2 conceded',
        'usa ann 2',
        'ussr ann 2 conceded',
      ],
    });
    await followsFromLog(id, ann);
  });

  it('of several sides name who conceded, while the bot or whoever takes the seat plays on, as the terms say', async () => {
    const bots = await five({}, { leaving: 'bot' });
    await concede(dora, bots);
    expect((await tableSummary(ann, bots)).seats.find(({ seat }) => seat === 'japan')).toMatchObject({ bot: true, resigned: true });
    const open = await five({}, { leaving: 'substitute' });
    await concede(dora, open);
    const { openSeats, takeSeat } = await import('../../lib/play');
    expect((await openSeats(ann)).find(({ table }) => table.id === open)?.seats).toEqual(['japan']);
    const fay = await newUser('Fay');
    await takeSeat(fay, open, 'japan');
    await concede(bob, open);
    await concede(fay, open);
    const players = (await resultOfTable(db, open))!.players.filter(({ seat }) => seat === 'japan');
    expect(players.map(({ userId, left, rank }) => [userId, left, rank])).toEqual([
      [dora.user, 'conceded', 2],
      [fay.user, 'conceded', 2],
    ]);
    await followsFromLog(open, ann);
  });

  it('are lost on time where the table says so, by all who are late at once', async () => {
    const table = await clocked(ann, bob, { expiry: 'loss', defaults: false });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await expireDue(table.at(25));
    expect(await kept(table.id)).toMatchObject({
      kind: 'lost-on-time',
      winners: ['red'],
      players: ['blue bob 2 lost-on-time', 'red ann 1'],
    });
    await followsFromLog(table.id, ann);
    const both = await clocked(ann, bob, { expiry: 'loss', defaults: false });
    await expireDue(both.at(25));
    expect(await kept(both.id)).toMatchObject({ kind: 'lost-on-time', winners: [], players: ['blue bob 1', 'red ann 1 lost-on-time'] });
    expect(await tableView(ann, both.id)).toMatchObject({ headline: 'Every side let the time run out: a draw.' });
    await followsFromLog(both.id, ann);
  });

  it('are not lost on time by a rule that came after the start', async () => {
    const table = await clocked(ann, bob, { expiry: 'wait' });
    const wanted = { kind: 'hours', turn: 24, reaction: 6, expiry: 'loss' } as const;
    expect(await codeOf(setTimeControl(ann, table.id, wanted, table.clockAt(1)))).toBe('conflict');
  });

  it('are agreed on: a draw, or an early end', async () => {
    const agree = async (winners: string[]) => {
      const id = await ridgesFor(ann, bob);
      const { id: proposal } = await propose(ann, id, { seat: 'red', wish: { kind: 'end', winners } });
      await answerProposal(bob, id, { proposal, agree: true });
      await followsFromLog(id, ann);
      return kept(id);
    };
    expect(await agree([])).toMatchObject({ kind: 'agreed-draw', players: ['blue bob 1', 'red ann 1'] });
    expect(await agree(['blue'])).toMatchObject({ kind: 'agreed-end', players: ['blue bob 1', 'red ann 2'] });
  });

  it('are none where all players leave, or the owner calls the table off', async () => {
    const left = await ridgesFor(ann, bob);
    await leaveToBot(left, 'red');
    await leaveToBot(left, 'blue');
    expect(await kept(left)).toMatchObject({
      kind: 'abandoned',
      winners: [],
      players: ['blue bob  resigned', 'blue bot ', 'red ann  resigned', 'red bot '],
    });
    await followsFromLog(left, ann);
    const off = await ridgesFor(ann, bob);
    await leaveToBot(off, 'blue');
    await callOff(ann, off);
    expect(await kept(off)).toMatchObject({ kind: 'abandoned', winners: [] });
  });

  it('count for who holds a seat for good: not for a substitute, nor for who handed it over', async () => {
    const id = await ridgesFor(ann, bob);
    const span = { from: new Date(Date.now() - 1000), until: new Date(Date.now() + 86_400_000) };
    const { token } = await askSubstitute(ann, id, { seat: 'red', email: null, span });
    await acceptInvite(eve, token);
    expect((await tableSummary(ann, id)).seats[0]?.userId).toBe(eve.user);
    await concede(bob, id);
    expect(await kept(id)).toMatchObject({ players: ['blue bob 2 conceded', 'red ann 1'] });
    await followsFromLog(id, ann);
  });

  it('are conceded by who lends a seat not by who plays it for a while: that gives it back', async () => {
    const id = await ridgesFor(ann, bob);
    const span = { from: new Date(Date.now() - 1000), until: new Date(Date.now() + 86_400_000) };
    const { token } = await askSubstitute(ann, id, { seat: 'red', email: null, span });
    await acceptInvite(eve, token);
    await concede(eve, id);
    const { seats, status } = await tableSummary(ann, id);
    expect([status, seats[0]?.userId]).toEqual(['running', ann.user]);
  });

  it('of a training table count for nothing else, and orders go back there without asking', async () => {
    const id = await ridgesFor(ann, bob, { counts: 'training' });
    await send(ann, id, 'red', ['DEPLOY 2']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    const [first] = await db.select().from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq);
    expect(await propose(ann, id, { seat: first!.seat, wish: { kind: 'take-back', entry: first!.seq } })).toMatchObject({
      progress: 'done',
    });
    expect((await tableSummary(ann, id)).waiting).toEqual(['red', 'blue']);
    await concede(bob, id);
    expect(await kept(id)).toMatchObject({ counts: 'training' });
    await followsFromLog(id, ann);
  });
});

import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { lockUser } from '../../db/operators';
import { outbox, rateLimits, ratings, seats, tables, wanted } from '../../db/schema';
import { sweep } from '../../db/sweep';
import { deleteAccount } from '../../lib/auth';
import { answerWanted, block, listWanted, type NewWanted, postWanted, tableView, withdrawWanted } from '../../lib/play';
import { fakeClock } from '../mail/post';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player } from '../support/tables';

const day = 24 * 3_600_000;
const nobody = { user: null, language: 'en' } as const;

onEachDatabase('a wanted opponent', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  let clock: ReturnType<typeof fakeClock>;
  beforeEach(async () => {
    const { db } = await database();
    for (const rows of [wanted, rateLimits, outbox, ratings]) await db.delete(rows);
    clock = fakeClock(new Date('2126-08-04T10:00:00Z'));
    [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve', 'it')];
  });

  const daily = { kind: 'hours', turn: 24, reaction: 12 } as const;
  const look = async (who: Player, change: Partial<NewWanted> = {}) =>
    (await postWanted(who, { game: 'ridges', options: { ridges: 3 }, timeControl: daily, ...change }, clock)).id;
  const answer = (who: Player, id: string) => answerWanted(who, id, clock);
  const said = (work: Promise<unknown>) =>
    work.then(
      () => 'no error',
      ({ message }) => message,
    );
  const listed = async (who: Player | typeof nobody, more = {}) =>
    (await listWanted(who, more, clock)).wanted.map(({ playerName, game }) => `${playerName} ${game}`);
  /** 20 points of rating a point of mu. */
  const rate = async (who: Player, mu: number) => {
    const { db } = await database();
    await db.insert(ratings).values({ scope: 'ridges', player: who.user, kind: 'user', mu, sigma: 2, games: 30 });
  };

  it('gets who answers a table at once, with both at it and its clock running; it belongs to neither', async () => {
    const id = await look(ann, { seat: 'blue', counts: 'unrated', note: ' For  fun\n' });
    expect((await listWanted(bob, {}, clock)).wanted).toMatchObject([
      { id, playerName: 'Ann', seat: 'blue', counts: 'unrated', note: 'For fun', rating: 1500, isMine: false },
    ]);
    const { table } = await answer(bob, id);
    const view = await tableView(bob, table);
    expect(view).toMatchObject({ status: 'running', options: { ridges: 3 }, mySeats: ['red'] });
    expect(view.seats.map(({ seat, userName }) => [seat, userName])).toEqual([
      ['red', 'Bob'],
      ['blue', 'Ann'],
    ]);
    expect(view.questions.length).toBeGreaterThan(0);
    const { db } = await database();
    const [row] = await db.select().from(tables).where(eq(tables.id, table));
    expect(row).toMatchObject({ ownerId: null, visibility: 'public', counts: 'unrated' });
    expect(await listed(bob)).toEqual([]);
    const told = await db.select({ kind: outbox.kind, userId: outbox.userId }).from(outbox);
    expect(told.filter(({ userId }) => userId === ann.user).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['started', 'notice']));
  });

  it('is one opponent: of two who answer at once one plays, and the other is told so', async () => {
    const id = await look(ann);
    const answers = await Promise.all([bob, eve].map((who) => said(answer(who, id))));
    expect(answers.filter((each) => each === 'no error')).toHaveLength(1);
    expect(answers.find((each) => each !== 'no error')).toMatch(/somebody was quicker|qualcuno è arrivato prima/);
    const { db } = await database();
    const seatsOf = await db.select({ table: seats.tableId }).from(seats).where(eq(seats.userId, ann.user));
    expect(seatsOf).toHaveLength(1);
    expect(await listed(nobody)).toEqual([]);
  });

  it('is nobody who blocks or is blocked, nobody outside the rating, and not oneself', async () => {
    await rate(bob, 35);
    await rate(eve, 20);
    const strong = await look(ann, { lowest: 1600 });
    const weak = await look(ann, { highest: 1450 });
    expect(await said(answer(ann, strong))).toBe('You look for this yourself.');
    expect(await said(answer(eve, strong))).toMatch(/rating almeno 1600, e il tuo in questo gioco è 1\d\d\d\./);
    expect(await said(answer(bob, weak))).toMatch(/rated at most 1450 is looked for, and you are rated 1\d\d\d/);
    expect(await listed(bob, { fits: true })).toEqual(['Ann ridges']);
    expect((await listWanted(bob, { fits: true }, clock)).wanted[0]?.id).toBe(strong);
    expect(await listed(ann, { fits: true })).toEqual([]);
    await block(ann, { kind: 'player', player: bob.user });
    expect(await listed(bob, { fits: true })).toEqual([]);
    expect(await said(answer(bob, strong))).toBe('You cannot play with this player.');
    const his = await look(bob);
    expect(await said(answer(ann, his))).toBe('You cannot play with this player.');
    // who was refused has not taken it away
    expect(await listed(nobody)).toEqual(expect.arrayContaining(['Bob ridges', 'Ann ridges']));
    expect(await listed(nobody)).toHaveLength(3);
  });

  it('is listed by game, the newest first, in pages', async () => {
    for (const each of [ann, bob, eve]) {
      await look(each);
      clock.pass(1000);
    }
    await look(ann, { game: 'aa-1941', options: {} });
    expect(await listed(nobody)).toEqual(['Ann aa-1941', 'Eve ridges', 'Bob ridges', 'Ann ridges']);
    expect(await listed(nobody, { game: 'ridges' })).toEqual(['Eve ridges', 'Bob ridges', 'Ann ridges']);
    expect(await codeOf(listWanted(nobody, { fits: true }))).toBe('forbidden');
    for (let more = 0; more < 10; more++) {
      const other = await newUser(`Zoe${more}`);
      for (let each = 0; each < 3; each++) await look(other);
    }
    const first = await listWanted(nobody, {}, clock);
    const second = await listWanted(nobody, { page: 1 }, clock);
    expect([first.wanted.length, first.isMore, second.wanted.length, second.isMore]).toEqual([30, true, 4, false]);
    expect(new Set([...first.wanted, ...second.wanted].map(({ id }) => id)).size).toBe(34);
  });

  it('is looked for three at a time, 30 days each, and taken back by who looks alone', async () => {
    const first = await look(ann);
    await look(ann);
    await look(ann);
    expect(await codeOf(look(ann))).toBe('conflict');
    expect(await codeOf(withdrawWanted(bob, first))).toBe('not-found');
    await withdrawWanted(ann, first);
    expect(await codeOf(withdrawWanted(ann, first))).toBe('not-found');
    const last = await look(ann);
    clock.pass(30 * day - 1000);
    expect((await listed(bob)).length).toBe(3);
    clock.pass(1000);
    expect(await listed(bob)).toEqual([]);
    expect(await codeOf(answer(bob, last))).toBe('conflict');
    const { db } = await database();
    await sweep(db, new Date(clock.now().getTime() + 1));
    expect(await db.$count(wanted)).toBe(0);
    expect(await codeOf(look(ann))).toBe('no error');
  });

  it('is for games of two, with options, a clock and bounds that there are', async () => {
    const four = { game: 'aa-1941', options: { seating: 'ussr-usa,germany,uk,japan' } };
    expect(await said(look(ann, four))).toMatch(/^One opponent is looked for here/);
    expect(await codeOf(look(ann, { game: 'chess' }))).toBe('invalid');
    expect(await codeOf(look(ann, { options: { ridges: 99 } }))).toBe('invalid');
    expect(await codeOf(look(ann, { seat: 'green' }))).toBe('invalid');
    expect(await codeOf(look(ann, { lowest: 1600, highest: 1500 }))).toBe('invalid');
    expect(await codeOf(look(ann, { lowest: 1.5 }))).toBe('invalid');
    expect(await codeOf(look(ann, { timeControl: { kind: 'hours', turn: -1 } as never }))).toBe('invalid');
    expect(await codeOf(postWanted(nobody, { game: 'ridges', options: {}, timeControl: { kind: 'none' } }))).toBe('forbidden');
  });

  it('is nobody’s any more when the account is closed or locked', async () => {
    const ids = [await look(ann), await look(bob)];
    const { db } = await database();
    await db.transaction((tx) => lockUser(tx, bob.user, clock.now()));
    await deleteAccount(ann.user);
    expect(await listed(eve)).toEqual([]);
    for (const id of ids) expect(await codeOf(answer(eve, id))).toBe('conflict');
  });
});

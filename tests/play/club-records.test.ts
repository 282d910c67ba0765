import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eraseUser } from '../../db/accounts';
import { database } from '../../db/client';
import { luckOfTable, putLuck } from '../../db/result-luck';
import { closeClub, clubRecords, concede, createTable, headToHead, type NewTable, removeMember, tableStory } from '../../lib/play';
import { rebuildTable } from '../../lib/play/writer/rebuild';
import { clubWith, forgetUses } from '../support/clubs';
import { onOneDatabase } from '../support/databases';
import { codeOf, newUser, type Player, playToTheEnd, redWins, ridgesFor, send } from '../support/tables';

onOneDatabase('the records of a club', () => {
  let olga: Player;
  let mara: Player;
  let dino: Player;
  let eve: Player;
  beforeAll(async () => {
    [olga, mara, dino, eve] = [await newUser('Olga'), await newUser('Mara'), await newUser('Dino'), await newUser('Eve')];
  });
  beforeEach(forgetUses);

  /** A game at a table of the club that its first player wins. */
  async function won(club: string, red: Player, blue: Player, change: Partial<NewTable> = {}): Promise<string> {
    const id = await ridgesFor(red, blue, { club, visibility: 'club', counts: 'unrated', ...change });
    await redWins(id, red, blue);
    return id;
  }

  /** One that is given up at once. */
  async function givenUp(club: string, winner: Player, loser: Player, change: Partial<NewTable> = {}): Promise<string> {
    const id = await ridgesFor(winner, loser, { club, visibility: 'club', counts: 'unrated', ...change });
    await concede(loser, id);
    return id;
  }

  it('are the shortest and the longest game, and who wins most and without a break', async () => {
    const slug = await clubWith(olga, { members: [mara, dino] });
    const first = await won(slug, olga, mara, { title: 'First' });
    await givenUp(slug, mara, olga, { title: 'Given up' });
    await won(slug, olga, mara);
    await won(slug, olga, dino);
    const long = await won(slug, dino, mara, { title: 'Long', options: { ridges: 4 } });
    await send(dino, long, 'red', ['DEPLOY 2']);
    await send(mara, long, 'blue', ['DEPLOY 1']);
    await send(mara, long, 'blue', ['PASS']);
    const { fastest, longest, wins, runs, luck } = await clubRecords(mara, slug);
    expect(fastest).toMatchObject([{ table: { id: first, title: 'First', gameTitle: 'Ridges' }, orders: 9, days: 1 }]);
    expect(fastest[0]?.players).toEqual([
      { name: 'Olga', bot: false, won: true },
      { name: 'Mara', bot: false, won: false },
    ]);
    expect(longest).toMatchObject([{ table: { id: long }, orders: 12 }]);
    expect(wins.map(({ name, wins: count, games }) => [name, count, games])).toEqual([
      ['Olga', 3, 4],
      ['Dino', 1, 2],
      ['Mara', 1, 4],
    ]);
    expect(runs.map(({ name, length }) => [name, length])).toEqual([['Olga', 2]]);
    expect(luck).toEqual([]);
    await closeClub(olga, slug);
  });

  it('count no training, no game against the bot alone, and none of another club', async () => {
    const slug = await clubWith(olga, { members: [mara] });
    const other = await clubWith(olga, { members: [mara] });
    await won(slug, olga, mara, { counts: 'training' });
    await won(other, olga, mara);
    await ridgesFor(olga, mara, { club: slug, visibility: 'club' });
    const base = { game: 'ridges', title: 'Bot', options: { ridges: 3 }, timeControl: { kind: 'none' }, club: slug } as const;
    const { id } = await createTable(olga, { ...base, seats: { red: { kind: 'me' }, blue: { kind: 'bot' } } });
    await concede(olga, id);
    expect(await clubRecords(olga, slug)).toEqual({ fastest: [], longest: [], wins: [], runs: [], luck: [] });
    expect((await headToHead(olga, slug, { of: olga.user })).opponents).toEqual([]);
    for (const each of [slug, other]) await closeClub(olga, each);
  });

  it('compare one player with all others, or a pair game by game', async () => {
    const slug = await clubWith(olga, { members: [mara, dino] });
    const [a, b] = [await won(slug, olga, mara, { title: 'A' }), await givenUp(slug, mara, olga, { title: 'B' })];
    await won(slug, dino, olga);
    await won(slug, olga, mara, { title: 'C' });
    const all = await headToHead(dino, slug, { of: olga.user });
    expect(all.opponents.map(({ name, games, won: w, drawn, lost }) => [name, games, w, drawn, lost])).toEqual([
      ['Mara', 3, 2, 0, 1],
      ['Dino', 1, 0, 0, 1],
    ]);
    expect(all.games).toBeNull();
    const pair = await headToHead(dino, slug, { of: mara.user, against: olga.user });
    expect(pair.opponents).toMatchObject([{ name: 'Olga', games: 3, won: 1, drawn: 0, lost: 2 }]);
    expect(pair.games?.map(({ table, outcome }) => [table.title, outcome])).toEqual([
      ['C', 'lost'],
      ['B', 'won'],
      ['A', 'lost'],
    ]);
    expect(pair.games?.slice(1).map(({ table }) => table.id)).toEqual([b, a]);
    expect((await headToHead(dino, slug, { of: mara.user, against: dino.user })).games).toEqual([]);
    expect(await codeOf(headToHead(dino, slug, { of: mara.user, against: mara.user }))).toBe('invalid');
    expect(await codeOf(headToHead(dino, slug, { of: eve.user }))).toBe('not-found');
    expect(await codeOf(headToHead(dino, slug, { of: mara.user, against: eve.user }))).toBe('not-found');
    await closeClub(olga, slug);
  });

  it('say to strangers what public tables say, whatever else was played there, and to nobody what private ones do', async () => {
    const lea = await newUser('Lea');
    const slug = await clubWith(olga, { members: [mara, dino, lea] });
    await won(slug, olga, mara, { visibility: 'public' });
    await removeMember(olga, slug, lea.user);
    const asked = (who: Parameters<typeof clubRecords>[0]) =>
      Promise.all([
        clubRecords(who, slug),
        headToHead(who, slug, { of: olga.user }),
        headToHead(who, slug, { of: mara.user, against: olga.user }),
        headToHead(who, slug, { of: olga.user, against: dino.user }),
        codeOf(headToHead(who, slug, { of: lea.user })),
        codeOf(headToHead(who, slug, { of: olga.user, against: lea.user })),
      ]);
    const strangers = [eve, { user: null, language: 'en' } as const];
    const before = await Promise.all(strangers.map(asked));
    const asMember = await asked(dino);
    for (const [red, blue] of [
      [dino, olga],
      [mara, olga],
      [olga, lea],
    ] as const) {
      const id = await ridgesFor(red, blue, { visibility: 'private', counts: 'unrated', club: slug });
      await redWins(id, red, blue);
    }
    // not even to those who played there: a record is the same for all members
    expect(await asked(dino)).toEqual(asMember);
    expect(await asked(olga)).toEqual(asMember);
    await won(slug, dino, olga);
    await won(slug, mara, olga);
    expect(await Promise.all(strangers.map(asked))).toEqual(before);
    expect(await asked(dino)).not.toEqual(asMember);
    expect((await clubRecords(dino, slug)).wins.map(({ name }) => name)).toEqual(['Dino', 'Mara', 'Olga']);
    await closeClub(olga, slug);
  });

  it('name nobody who has closed the account', async () => {
    const gone = await newUser('Gino');
    const slug = await clubWith(olga, { members: [gone] });
    await won(slug, gone, olga);
    await won(slug, gone, olga);
    const { db } = await database();
    await eraseUser(db, gone.user);
    const told = [await clubRecords(olga, slug), await headToHead(olga, slug, { of: olga.user })] as const;
    expect(JSON.stringify(told)).not.toContain('Gino');
    expect(told[0].runs).toMatchObject([{ name: null, length: 2 }]);
    expect(told[0].fastest[0]?.players).toContainEqual({ name: null, bot: false, won: true });
    expect(told[1].opponents).toMatchObject([{ userId: gone.user, name: null, lost: 2 }]);
    await closeClub(olga, slug);
  });

  it('know the dice of every seat from the log, kept when the game ends and made anew by a rebuild', async () => {
    const slug = await clubWith(olga, { members: [mara] });
    const id = await ridgesFor(olga, mara, { club: slug, visibility: 'club' });
    const { db } = await database();
    await playToTheEnd(id, olga, mara);
    const kept = await luckOfTable(db, id);
    const story = (await tableStory(mara, id))?.story.luck.map(({ owner, total }) => ({ tableId: id, seat: owner, ...total }));
    expect(kept).toHaveLength(1);
    expect(kept).toEqual(story);
    await putLuck(db, id, [{ tableId: id, seat: 'red', dice: 9, hits: 9, expected: 1, variance: 1 }]);
    await rebuildTable(id, new Date());
    expect(await luckOfTable(db, id)).toEqual(kept);
    await closeClub(olga, slug);
  });

  it('name the luckiest dice of whole games, by how seldom fair dice fall so', async () => {
    const slug = await clubWith(olga, { members: [mara, dino] });
    const { db } = await database();
    const dice = async (id: string, seats: Record<string, [dice: number, hits: number]>) => {
      const rows = Object.entries(seats).map(([seat, [count, hits]]) => ({ tableId: id, seat, dice: count, hits }));
      const fair = (count: number) => ({ expected: count / 3, variance: (2 * count) / 9 });
      await putLuck(
        db,
        id,
        rows.map((row) => ({ ...row, ...fair(row.dice) })),
      );
    };
    // 5 hits more of 90 dice are less than 4 more of 18; 3 dice tell nothing; less than expected is no luck
    await dice(await won(slug, olga, mara, { title: 'Many' }), { red: [90, 35], blue: [3, 3] });
    await dice(await won(slug, dino, mara, { title: 'Few' }), { red: [18, 10], blue: [18, 4] });
    const { luck } = await clubRecords(mara, slug);
    expect(luck.map(({ name, table, hits }) => [name, table.title, hits])).toEqual([
      ['Dino', 'Few', 10],
      ['Olga', 'Many', 35],
    ]);
    // (4 − ½) / 2 standard deviations: 4.0 % of fair players
    expect(luck[0]?.oneIn).toBe(25);
    await closeClub(olga, slug);
  });
});

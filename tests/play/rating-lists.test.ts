import { beforeAll, expect, it } from 'vitest';
import { acceptInvite, createTable, lobbyView, playerProfile, ratingList, tableRatings, tableResult, workUpRatings } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { codeOf, newUser, type Player, redWins, ridgesFor } from '../support/tables';

const stranger = { user: null, language: 'it' } as const;

onOneDatabase('lists of ratings', () => {
  let ann: Player;
  let bob: Player;
  let hidden: string;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    hidden = await ridgesFor(ann, bob, { visibility: 'private', counts: 'rated', title: 'Between us' });
    await redWins(hidden, ann, bob);
    while (await workUpRatings());
  });

  it('name the players, put the best first, and say the balance with the names of the sides', async () => {
    const list = await ratingList(stranger, 'ridges');
    const winner = list.ratings[0]!;
    expect(list.ratings.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
    expect(winner.rating).toBeGreaterThan(1500);
    expect(winner).toMatchObject({ rank: null, provisional: true, games: 1, kind: 'user' });
    expect(list).toMatchObject({ players: 2, page: 1, pages: 1, distribution: [] });
    expect(list.balances).toMatchObject([{ gameTitle: 'Crinali', scenario: '', games: 1 }]);
    expect(list.balances[0]!.sides.map(({ name }) => name).sort()).toEqual(['Blu', 'Rosso']);
    expect(list.balances[0]!.sides[0]!.score).toBeGreaterThan(0.5);
  });

  it('know no other scope and no page behind the last', async () => {
    expect(await codeOf(ratingList(stranger, 'chess'))).toBe('not-found');
    expect(await codeOf(ratingList(stranger, 'all', { page: 2 }))).toBe('not-found');
  });

  it('change with the next result, though they are kept', async () => {
    const gamesOf = async () => (await ratingList(ann, 'all')).ratings.map(({ games }) => games);
    expect(await gamesOf()).toEqual([1, 1]);
    await redWins(await ridgesFor(bob, ann), bob, ann);
    while (await workUpRatings());
    expect(await gamesOf()).toEqual([2, 2]);
  });

  it('tell of a private table nothing but the rating: its players have a profile, and its result says the change to them alone', async () => {
    const [cleo, dora] = [await newUser('Cleo'), await newUser('Dora')];
    expect(await codeOf(playerProfile(stranger, cleo.user))).toBe('not-found');
    const id = await ridgesFor(cleo, dora, { visibility: 'private', counts: 'rated', title: 'Our secret' });
    await redWins(id, cleo, dora);
    while (await workUpRatings());
    const profile = await playerProfile(stranger, cleo.user);
    expect(profile).toMatchObject({ name: 'Cleo', tables: [], ratings: [{ scope: 'all', games: 1 }, { scope: 'ridges' }] });
    expect(JSON.stringify([profile, await ratingList(stranger, 'ridges')])).not.toMatch(new RegExp(`${id}|Our secret`));
    expect(await codeOf(tableResult(stranger, id))).toBe('not-found');
    const changes = (await tableResult(cleo, id))!.players.map(({ change }) => change ?? 0);
    expect(changes[0]).not.toBe(0);
    expect(profile.ratings[1]!.rating).toBe(1500 + changes[0]!);
  });

  it('say at a table what each side may expect once every seat is taken', async () => {
    const { id } = await createTable(ann, {
      ...{ game: 'ridges', title: 'Again', options: {}, timeControl: { kind: 'none' }, counts: 'rated' },
      seats: { red: { kind: 'me' }, blue: { kind: 'invite', email: null } },
    });
    const open = await lobbyView(ann, id);
    expect(await tableRatings(ann, open)).toMatchObject({ expected: null, players: { [ann.user]: { games: 2 } } });
    await acceptInvite(bob, open.invites[0]!.token);
    const { expected, players } = await tableRatings(stranger, await lobbyView(ann, id));
    expect(expected?.map(({ name }) => name)).toEqual(['Rosso', 'Blu']);
    expect(expected!.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1, 12);
    expect(Object.keys(players).sort()).toEqual([ann.user, bob.user].sort());
  });
});

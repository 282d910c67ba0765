import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { allRatings } from '../../db/rating-lists';
import { putResult, resultOfTable } from '../../db/results';
import { changedResults, ratingPoints, ratings, resultPlayers } from '../../db/schema';
import { concede, createTable, publishedResults, resultsFile, startTable, verifyRatings, workUpRatings } from '../../lib/play';
import { resultIdOf } from '../../lib/play/ratings/rated-result';
import { figuresOf } from '../../lib/play/ratings/rows';
import { botOf, type RatedResult, recompute, resultsFileSchema } from '../../lib/ratings';
import { onEachDatabase } from '../support/databases';
import { leaveToBot, newUser, type Player, redWins, ridgesFor, send } from '../support/tables';

/** Red plays against the bot until the game is over. */
async function playToTheBot(db: Db, red: Player, id: string): Promise<void> {
  for (const order of ['DEPLOY 2', 'PASS', 'DEPLOY 2', 'PASS', 'DEPLOY 2', 'PASS']) {
    if (await resultOfTable(db, id)) return;
    await send(red, id, 'red', [order]);
  }
}

onEachDatabase('stored ratings', () => {
  let db: Db;
  let ann: Player;
  let bob: Player;
  let cleo: Player;
  beforeAll(async () => {
    ({ db } = await database());
    [ann, bob, cleo] = (await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => newUser(name)))) as [Player, Player, Player];
  });

  async function listed(): Promise<RatedResult[]> {
    const all: RatedResult[] = [];
    // fewer at a time than there are, so that a page begins behind another
    for await (const results of publishedResults(2)) all.push(...results);
    return all;
  }

  async function workUp(most?: number): Promise<void> {
    while (await workUpRatings(most));
  }

  /** Ratings, points and balances as stored. */
  async function stored() {
    const { ratings: rows, points, balances } = await allRatings(db);
    const byName = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
    return {
      ratings: rows.map(({ scope, player, mu, sigma, games }) => ({ scope, player, mu, sigma, games })).sort(byName),
      points: points.map(({ scope, player, result, mu, sigma, games }) => ({ scope, player, result, mu, sigma, games })).sort(byName),
      balances: balances.map((row) => ({ ...row, levels: row.levels.toSorted(byName) })).sort(byName),
    };
  }

  /** The same, from the list that is published and nothing else. */
  async function recomputed(): Promise<Awaited<ReturnType<typeof stored>>> {
    const { ratings: computed, history } = recompute(await listed());
    const byName = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
    const scopes = [...computed.scopes];
    return {
      ratings: scopes
        .flatMap(([scope, { players }]) => [...players].map(([player, { mu, sigma, games }]) => ({ scope, player, mu, sigma, games })))
        .sort(byName),
      points: history.map(({ scope, player, result, mu, sigma, games }) => ({ scope, player, result, mu, sigma, games })).sort(byName),
      balances: scopes
        .flatMap(([scope, { balances }]) => [...balances.values()].map((of) => figuresOf(computed, scope, of)))
        .map((row) => ({ ...row, levels: row.levels.toSorted(byName) }))
        .sort(byName),
    };
  }

  async function played(red: Player, blue: Player): Promise<string> {
    const id = await ridgesFor(red, blue);
    await redWins(id, red, blue);
    return id;
  }

  /** Says anew how a table ended, as an adjudication does. */
  async function decide(id: string, change: { kind: 'adjudicated' | 'void'; winner?: 'red' | 'blue' }): Promise<void> {
    const { players, ...row } = (await resultOfTable(db, id))!;
    const rankOf = (seat: string) => (change.kind === 'void' ? null : seat === change.winner ? 1 : 2);
    await db.transaction((tx) =>
      putResult(
        tx,
        { ...row, kind: change.kind, winners: change.winner ? [change.winner] : [] },
        players.map((each) => ({ ...each, rank: rankOf(each.seat) })),
      ),
    );
  }

  const muOf = async (player: Player, scope = 'ridges') =>
    (await stored()).ratings.find((row) => row.player === player.user && row.scope === scope)?.mu;

  it('move with a rated game, in its scope and in all', async () => {
    const id = await played(ann, bob);
    await workUp();
    const rows = (await stored()).ratings;
    expect(rows.map(({ scope, games }) => [scope, games])).toEqual([
      ['all', 1],
      ['all', 1],
      ['ridges', 1],
      ['ridges', 1],
    ]);
    const { winners } = (await resultOfTable(db, id))!;
    const [winner, loser] = winners.includes('red') ? [ann, bob] : [bob, ann];
    expect(await muOf(winner)).toBeGreaterThan(25);
    expect(await muOf(loser)).toBeLessThan(25);
  });

  it('are taken up where they stand, and come to what the whole list comes to, to the last bit', async () => {
    for (const [red, blue] of [
      [bob, cleo],
      [cleo, ann],
      [ann, bob],
      [cleo, bob],
    ] as const) {
      await played(red, blue);
      await workUp();
    }
    await played(bob, ann);
    await played(ann, cleo);
    await workUp(1);
    const now = await stored();
    expect(now.points).toHaveLength(7 * 4);
    expect(now).toEqual(await recomputed());
    // and nothing is left to hear of
    expect(await db.select().from(changedResults)).toEqual([]);
  });

  it('are computed again from where a result changes, and from where one falls away', async () => {
    const [, second, third] = await listed();
    const before = await stored();
    const { winners } = (await resultOfTable(db, second!.table))!;
    await decide(second!.table, { kind: 'adjudicated', winner: winners.includes('red') ? 'blue' : 'red' });
    await workUp(2);
    const adjudicated = await stored();
    expect(adjudicated).not.toEqual(before);
    expect(adjudicated).toEqual(await recomputed());
    await decide(third!.table, { kind: 'void' });
    await workUp(2);
    const without = await stored();
    expect(without.points.filter(({ result }) => result === third!.id)).toEqual([]);
    expect(without).toEqual(await recomputed());
    await decide(third!.table, { kind: 'adjudicated', winner: 'red' });
    await decide(second!.table, { kind: 'adjudicated', winner: 'red' });
    await workUp();
    expect(await stored()).toEqual(await recomputed());
  });

  it('lose whoever has no result any more', async () => {
    const [dora, eve] = [await newUser('Dora'), await newUser('Eve')];
    const id = await played(dora, eve);
    await workUp();
    expect(await muOf(dora)).toBeDefined();
    await decide(id, { kind: 'void' });
    await workUp();
    expect(await muOf(dora)).toBeUndefined();
    expect(await stored()).toEqual(await recomputed());
  });

  it('do not move by what is unrated, training, or played alone', async () => {
    const before = await stored();
    for (const counts of ['unrated', 'training'] as const) {
      const id = await ridgesFor(ann, bob, { counts });
      await redWins(id, ann, bob);
    }
    const { id } = await createTable(ann, {
      ...{ game: 'ridges', title: 'Alone', options: { ridges: 3 }, counts: 'rated', timeControl: { kind: 'none' } },
      seats: { red: { kind: 'me' }, blue: { kind: 'me' } },
    });
    await startTable(ann, id).catch(() => undefined);
    await concede(ann, id);
    await workUp();
    expect(await stored()).toEqual(before);
    expect((await listed()).map(({ table }) => table)).not.toContain(id);
  });

  it('count whoever gave a seat up as having left, and the bot that went on as playing', async () => {
    const id = await ridgesFor(ann, bob);
    await leaveToBot(id, 'blue');
    await playToTheBot(db, ann, id);
    await workUp();
    const result = (await listed()).find(({ table }) => table === id);
    expect(result?.sides.map(({ side, players }) => [side, players.map(({ player, left }) => [player, left])])).toEqual([
      [
        'blue',
        expect.arrayContaining([
          [bob.user, true],
          [botOf('ridges'), false],
        ]),
      ],
      ['red', [[ann.user, false]]],
    ]);
    expect(await stored()).toEqual(await recomputed());
  });

  it('stay sound when two workers are at it at once', async () => {
    const before = await stored();
    for (let game = 0; game < 4; game++) await played(game % 2 ? cleo : ann, bob);
    const worker = async () => {
      for (let round = 0; round < 6; round++) await workUpRatings(1);
    };
    await Promise.all([worker(), worker()]);
    await workUp();
    const now = await stored();
    expect(now.points).toHaveLength(before.points.length + 16);
    expect(now).toEqual(await recomputed());
  });

  it('stay as they were when the work breaks off, and are worked up by the next who comes', async () => {
    const before = await stored();
    await played(bob, cleo);
    const [last] = (await listed()).slice(-1);
    // in the way of what will be written
    const planted = { scope: 'all', player: cleo.user, at: new Date(last!.at), result: last!.id, mu: 0, sigma: 1, games: 1 };
    await db.insert(ratingPoints).values(planted);
    await expect(workUpRatings()).rejects.toThrow('rating_points');
    await db.delete(ratingPoints).where(eq(ratingPoints.mu, 0));
    expect(await stored()).toEqual(before);
    await workUp();
    expect(await stored()).toEqual(await recomputed());
  });

  it('are published without a trace of private tables', async () => {
    const id = await ridgesFor(ann, bob, { visibility: 'private', counts: 'rated', title: 'Between us' });
    await redWins(id, ann, bob);
    let text = '';
    for await (const piece of resultsFile()) text += piece;
    const { results, names } = resultsFileSchema.parse(JSON.parse(text));
    expect(text).not.toContain(id);
    expect(text).not.toContain('Between us');
    expect(results.find((result) => result.id === resultIdOf(id))).toMatchObject({ table: resultIdOf(id), game: 'ridges' });
    expect(names).toMatchObject({ [ann.user]: 'Ann', [cleo.user]: 'Cleo' });
    await workUp();
    expect(recompute(results).ratings.scopes.get('all')?.players.get(ann.user)?.mu).toBe(await muOf(ann, 'all'));
  });
});

onEachDatabase('ratings from the logs', () => {
  it('are those that are stored, until a figure is changed behind their back', async () => {
    const { db } = await database();
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const id = await ridgesFor(ann, bob);
    await redWins(id, ann, bob);
    const left = await ridgesFor(ann, bob);
    await leaveToBot(left, 'blue');
    await playToTheBot(db, ann, left);
    const conceded = await ridgesFor(bob, ann);
    await concede(ann, conceded);
    while (await workUpRatings());
    expect(await verifyRatings()).toMatchObject({ results: 3, differences: [] });
    await db.update(ratings).set({ mu: 40 }).where(eq(ratings.player, ann.user));
    expect((await verifyRatings()).differences.map((line) => line.split(':')[0])).toEqual([
      `rating of ${ann.user} in ridges`,
      `rating of ${ann.user} in all`,
    ]);
    await db.update(resultPlayers).set({ share: 0.5 }).where(eq(resultPlayers.tableId, id));
    expect((await verifyRatings()).differences[0]).toMatch(
      new RegExp(`^result ${resultIdOf(id)}: computed .*"share":1.* stored .*"share":0.5`),
    );
  });
});

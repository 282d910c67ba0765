import { beforeAll, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { ratingsOf } from '../../db/rating-lists';
import {
  asBot,
  type Caller,
  createBot,
  createTable,
  joinTable,
  ratingList,
  resultsFile,
  startTable,
  tableResult,
  verifyRatings,
  workUpRatings,
} from '../../lib/play';
import { type RatedResult, rankedOf, recompute, resultsFileSchema } from '../../lib/ratings';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, redWins, ridgesFor } from '../support/tables';

onEachDatabase('ratings of bot accounts', () => {
  let db: Db;
  let ann: Player;
  let bob: Player;
  let [his, hers]: (Caller & { user: string })[] = [];
  beforeAll(async () => {
    ({ db } = await database());
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    his = await asBot(bob, (await createBot(bob, { name: 'His', about: '' })).id);
    hers = await asBot(ann, (await createBot(ann, { name: 'Hers', about: '' })).id);
  });

  const workUp = async () => {
    while (await workUpRatings());
  };
  const published = async (): Promise<RatedResult[]> => {
    let text = '';
    for await (const piece of resultsFile()) text += piece;
    return resultsFileSchema.parse(JSON.parse(text)).results;
  };
  /** A rated game that red wins. */
  async function played(maker: Caller, red: Caller, blue: Caller & { user: string }): Promise<string> {
    const id = (
      await createTable(maker, {
        ...{ game: 'ridges', title: 'Rated', options: { ridges: 3 }, timeControl: { kind: 'none' }, counts: 'rated', visibility: 'public' },
        ...{ admitsBots: true, seats: {} },
      })
    ).id;
    await joinTable(red, id, 'red');
    await joinTable(blue, id, 'blue');
    await startTable(maker, id);
    await redWins(id, red, blue);
    await workUp();
    return id;
  }
  const gamesOf = async (player: string) => (await ratingsOf(db, player)).map(({ scope, games, kind }) => `${scope} ${games} ${kind}`);

  it('move with a game against a person, whose own do not move, and whom they teach nothing', async () => {
    const id = await played(ann, ann, his!);
    expect(await gamesOf(his!.user)).toEqual(['all 1 program', 'ridges 1 program']);
    expect(await gamesOf(ann.user)).toEqual([]);
    expect((await ratingList(ann, 'ridges')).balances).toEqual([]);
    expect((await tableResult(ann, id))?.players.map(({ change }) => change !== null)).toEqual([false, true]);
  });

  it('are in a list of their own, and people in one without them', async () => {
    await ridgesFor(ann, bob, { counts: 'rated', visibility: 'public' }).then((id) => redWins(id, ann, bob));
    await workUp();
    const namesIn = async (list: 'players' | 'bots') => {
      const { ratings, players } = await ratingList(ann, 'ridges', { list });
      return [players, ...ratings.map(({ name, kind }) => `${name} ${kind}`)];
    };
    expect(await namesIn('players')).toEqual([2, 'Ann user', 'Bob user']);
    expect(await namesIn('bots')).toEqual([1, 'His (bot) program']);
  });

  it('move by games between bot accounts of two people, and not by those of one person against themselves', async () => {
    await played(ann, hers!, his!);
    expect(await gamesOf(hers!.user)).toEqual(['all 1 program', 'ridges 1 program']);
    const [before, results] = [await gamesOf(his!.user), await published()];
    await played(bob, bob, his!);
    await played(ann, ann, hers!);
    expect(await gamesOf(his!.user)).toEqual(before);
    expect(await published()).toEqual(results);
  });

  it('follow from the published results alone, which say who is a bot account, and from the logs', async () => {
    const results = await published();
    const kinds = new Map(
      results.flatMap(({ sides }) => sides.flatMap(({ players }) => players.map(({ player, kind }) => [player, kind]))),
    );
    expect(kinds.get(his!.user)).toBe('program');
    expect(kinds.get(ann.user)).toBe('user');
    const scope = recompute(results).ratings.scopes.get('ridges')!;
    const list = await ratingList(ann, 'ridges', { list: 'bots' });
    expect(rankedOf(scope, 'bots').map(({ player }) => player)).toEqual(list.ratings.map(({ player }) => player));
    expect(await verifyRatings()).toMatchObject({ results: results.length, differences: [] });
  });
});

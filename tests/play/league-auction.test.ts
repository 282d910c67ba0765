import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { seatsOf } from '../../db/tables';
import { adjudicate, seasonGames, seasonView } from '../../lib/play';
import { verifySeasons } from '../../lib/play/leagues/verify';
import { forgetUses } from '../support/clubs';
import { onEmbeddedDatabase } from '../support/databases';
import { pairingsIn, startedSeason, turned } from '../support/leagues';
import { send } from '../support/tables';

onEmbeddedDatabase('a season whose sides are bid for', () => {
  beforeEach(forgetUses);

  it.each([
    ['1943-1945', { first: 'axis', second: 'allied' }],
    ['aa-1941', { first: 'axis', second: 'allies' }],
    ['aa-revised', { first: 'axis', second: 'allies' }],
    ['aa-miniatures', { first: 'axis', second: 'allies' }],
  ])('%s: both seats bid, and results have the sides that were won', async (game, won) => {
    const league = await startedSeason(['Ann', 'Bob'], { game, options: { auction: true }, sides: 'bid' });
    const { director, place, players, clock } = league;
    const [open] = await pairingsIn(place);
    expect(open!.seats.map(({ side }) => side)).toEqual([null, null]);
    const { db } = await database();
    const seats = await seatsOf(db, open!.tableId!);
    expect(seats.map(({ seat }) => seat)).toEqual(['first', 'second']);
    for (const [seat, bid] of [
      ['second', 'BID 5'],
      ['first', 'BID 2'],
    ] as const) {
      const player = players.find(({ user }) => user === seats.find((each) => each.seat === seat)!.userId)!;
      await send(player, open!.tableId!, seat, [bid]);
    }
    await adjudicate(director, open!.tableId!, { verdict: 'won', winners: ['first'], reason: 'Played elsewhere', appeal: null });
    const [decided] = await pairingsIn(place);
    const sides = decided!.result!.places.map(({ side, rank }) => [side, rank]);
    expect(sides).toEqual([
      [won.first, 1],
      [won.second, 2],
    ]);
    await turned(clock);
    const view = await seasonView(director, place);
    expect(view.divisions[0]!.table.map(({ points }) => points)).toEqual([1, 0]);
    const [{ rounds }] = (await seasonGames(director, place)) as [Awaited<ReturnType<typeof seasonGames>>[0]];
    expect(rounds[0]!.games[0]!.places.map(({ side }) => side)).not.toContain(null);
    expect(await verifySeasons(place)).toMatchObject([{ games: 1, faults: [] }]);
  });
});

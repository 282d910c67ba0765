import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { updatePairing } from '../../db/rounds';
import { seatsOf } from '../../db/tables';
import { adjudicate, concede, planSeason, seasonGames, seasonView } from '../../lib/play';
import { verifySeasons } from '../../lib/play/leagues/verify';
import { forgetUses } from '../support/clubs';
import { onOneDatabase } from '../support/databases';
import { type League, newLeague, pairingsIn, seasonOf, startedSeason, turned } from '../support/leagues';
import { send } from '../support/tables';

const auctioned = { options: { auction: true }, sides: 'bid' } as const;

/** The only table of a season of two, and who sits where. */
async function tableOf({ place, players }: League) {
  const { db } = await database();
  const [pairing] = await pairingsIn(place);
  const id = pairing!.tableId!;
  const seats = await seatsOf(db, id);
  const player = (seat: string) => players.find(({ user }) => user === seats.find((each) => each.seat === seat)!.userId)!;
  return { db, pairing: pairing!, id, first: player('first'), second: player('second') };
}

onOneDatabase('a season whose sides are bid for', () => {
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

  it('who resigns before the auction is over has lost, and the result names seats for nobody has won a side', async () => {
    const league = await startedSeason(['Ann', 'Bob'], { game: '1943-1945', ...auctioned });
    const { id, first, second } = await tableOf(league);
    await send(second, id, 'second', ['BID 5']);
    await concede(first, id);
    const [decided] = await pairingsIn(league.place);
    expect(decided!.result!.places.map(({ side, rank, left }) => [side, rank, left])).toEqual([
      ['first', 2, 'conceded'],
      ['second', 1, null],
    ]);
    expect(await verifySeasons(league.place)).toMatchObject([{ games: 1, faults: [] }]);
  });

  it('who resigns after it has lost with the side that was won', async () => {
    const league = await startedSeason(['Ann', 'Bob'], { game: '1943-1945', ...auctioned });
    const { id, first, second } = await tableOf(league);
    await send(second, id, 'second', ['BID 5']);
    await send(first, id, 'first', ['BID 6']);
    await concede(first, id);
    const [decided] = await pairingsIn(league.place);
    expect(decided!.result!.places.map(({ side, rank, left }) => [side, rank, left])).toEqual([
      ['allied', 2, 'conceded'],
      ['axis', 1, null],
    ]);
    expect(await verifySeasons(league.place)).toMatchObject([{ games: 1, faults: [] }]);
  });

  it('a result from before results named sides that were won agrees with the log, one with another winner does not', async () => {
    const league = await startedSeason(['Ann', 'Bob'], { game: 'aa-revised', ...auctioned });
    const { db, id, first, second } = await tableOf(league);
    await send(second, id, 'second', ['BID 5']);
    await send(first, id, 'first', ['BID 2']);
    await concede(second, id);
    const [pairing] = await pairingsIn(league.place);
    const result = pairing!.result!;
    const keep = (places: typeof result.places) => db.transaction((tx) => updatePairing(tx, pairing!, { result: { ...result, places } }));
    await keep(result.places.map((place, index) => ({ ...place, side: ['first', 'second'][index]! })));
    expect(await verifySeasons(league.place)).toMatchObject([{ games: 1, faults: [] }]);
    await keep(result.places.map((place) => ({ ...place, rank: 3 - place.rank })));
    expect(await verifySeasons(league.place)).toMatchObject([{ faults: [`table ${id}: the log leads to another result`] }]);
  });

  it('tables of more than two seats have no auction, and the director is told so', async () => {
    const { director, league } = await newLeague([]);
    const options = { auction: true, seating: 'ussr,germany,uk,japan,usa' };
    const planned = planSeason(director, league, seasonOf({ game: 'aa-1941', ...auctioned, options }));
    await expect(planned).rejects.toThrow('An auction of the sides is for two players');
  });
});

import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { seatsOf } from '../../db/tables';
import {
  adjudicate,
  challenge,
  enterSeason,
  openEntries,
  planSeason,
  type SeasonInput,
  type SeasonView,
  seasonView,
  startSeason,
} from '../../lib/play';
import { verifySeasons } from '../../lib/play/leagues/verify';
import { forgetUses } from '../support/clubs';
import { onOneDatabase } from '../support/databases';
import { type League, newLeague, pairingsIn, seasonOf, setClock, startedSeason, turned } from '../support/leagues';
import { codeOf } from '../support/tables';

type Verdict = Parameters<typeof adjudicate>[2];

const won = (...winners: string[]): Verdict => ({ verdict: 'won', winners, reason: 'Played elsewhere', appeal: null });
const draw: Verdict = { verdict: 'draw', winners: [], reason: 'Played elsewhere', appeal: null };

/** A director decides all open tables of a season, as `decide` says of each. */
async function decideAll({ director, place }: Pick<League, 'director' | 'place'>, decide: (index: number) => Verdict): Promise<number> {
  const open = (await pairingsIn(place)).filter(({ tableId, result }) => tableId !== null && result === null);
  for (const [index, { tableId }] of open.entries()) await adjudicate(director, tableId!, decide(index));
  return open.length;
}

/** Plays a season to its end; how many tables each round had. */
async function playOut(league: League & { clock: ReturnType<typeof setClock> }, decide: (index: number) => Verdict): Promise<number[]> {
  const tables: number[] = [];
  for (;;) {
    const { status } = await seasonView(league.director, league.place);
    if (status === 'over') return tables;
    if (tables.length > 30) throw new Error('the season does not end');
    tables.push(await decideAll(league, decide));
    await turned(league.clock);
  }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `Player${index + 1}`);
const nameOf = (view: SeasonView, entrant: string) => view.entrants[entrant]!.name;
const placesIn = (view: SeasonView): [number | null, string][] =>
  view.divisions[0]!.table.map(({ place, entrant }) => [place, nameOf(view, entrant)]);

onOneDatabase('a season of every system', () => {
  beforeEach(forgetUses);

  it('plays both sides at once, each meeting two tables', async () => {
    const league = await startedSeason(names(3), { sides: 'both' });
    expect(await playOut(league, () => won('red'))).toEqual([2, 2, 2]);
    const view = await seasonView(league.director, league.place);
    // who has each side once against everybody loses as often as they win where red always does
    expect(view.divisions[0]!.table.map(({ points, played }) => [points, played])).toEqual([
      [2, 4],
      [2, 4],
      [2, 4],
    ]);
    expect(await verifySeasons(league.place)).toMatchObject([{ games: 6, faults: [] }]);
  });

  it('Swiss: nobody meets anybody twice, and an odd one has a bye once', async () => {
    const league = await startedSeason(names(7), { system: { kind: 'swiss', first: 'points' }, rounds: 4 });
    expect(await playOut(league, (index) => won(index % 2 === 0 ? 'red' : 'blue'))).toEqual([3, 3, 3, 3]);
    const pairings = await pairingsIn(league.place);
    const met = pairings
      .filter(({ bye }) => bye === null)
      .map(({ seats }) =>
        seats
          .map(({ entrant }) => entrant)
          .sort()
          .join(),
      );
    expect(new Set(met).size).toBe(met.length);
    const byes = pairings.filter(({ bye }) => bye !== null).map(({ seats }) => seats[0]!.entrant);
    expect(new Set(byes).size).toBe(4);
    expect(await verifySeasons(league.place)).toMatchObject([{ games: 12, rounds: 4, faults: [] }]);
  });

  it('knock-out: the best seeds have byes, a drawn match is played again, and the winner has won all', async () => {
    const league = await startedSeason(names(6), { system: { kind: 'elimination', losses: 1, drawn: 'replay' } });
    const { director, place, clock } = league;
    expect(await decideAll(league, (index) => (index === 0 ? draw : won('red')))).toBe(2);
    await turned(clock);
    const again = (await pairingsIn(place)).filter(({ id }) => id.includes('-again-'));
    expect(again).toHaveLength(1);
    expect((await seasonView(director, place)).rounds[1]!.opened).toBe(false);
    expect(await playOut(league, () => won('red'))).toEqual([1, 2, 1]);
    const view = await seasonView(director, place);
    expect(placesIn(view).map(([placed]) => placed)).toEqual([1, 2, 3, 3, 5, 5]);
    const champion = view.divisions[0]!.table[0]!;
    expect(champion.lost).toBe(0);
    expect(await verifySeasons(place)).toMatchObject([{ faults: [] }]);
  });

  it('knock-out with two lives: whoever loses once plays on below', async () => {
    const league = await startedSeason(names(4), { system: { kind: 'elimination', losses: 2, drawn: 'higher-seed' } });
    const tables = await playOut(league, () => won('red'));
    expect(tables.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(6);
    const view = await seasonView(league.director, league.place);
    expect(view.divisions[0]!.table.slice(1).map(({ lost }) => lost)).toEqual([2, 2, 2]);
    expect(await verifySeasons(league.place)).toMatchObject([{ faults: [] }]);
  });

  it('ladder: a challenger who wins steps in above, and only those within reach are challenged', async () => {
    const ladder = { kind: 'ladder', reach: 2, rest: 1, moves: 'step-in', idle: null } as const;
    const league = await startedSeason(names(4), { system: ladder, rounds: 3, calendar: { days: 7, zone: 'UTC' } });
    const { director, place, clock, players } = league;
    const order = async () => placesIn(await seasonView(director, place)).map(([, name]) => name);
    const before = await order();
    const view = await seasonView(director, place);
    const idOf = (name: string) => Object.values(view.entrants).find((each) => each.name === name)!.id;
    const playerOf = (name: string) =>
      players.find(({ user }) => Object.values(view.entrants).find((each) => each.name === name)!.players[0]!.userId === user)!;
    const [first, second, third, last] = before as [string, string, string, string];
    expect(await codeOf(challenge(playerOf(last), place, idOf(first), clock))).toBe('conflict');
    await challenge(playerOf(third), place, idOf(first), clock);
    clock.pass(7);
    await turned(clock);
    const [{ seats }] = (await pairingsIn(place)).filter(({ round }) => round === 2) as [Awaited<ReturnType<typeof pairingsIn>>[0]];
    const side = seats.find(({ entrant }) => entrant === idOf(third))!.side!;
    await decideAll(league, () => won(side));
    clock.pass(7);
    await turned(clock);
    expect(await order()).toEqual([third, first, second, last]);
    expect(await verifySeasons(place)).toMatchObject([{ faults: [] }]);
  });

  it('team matches: a match counts once all its boards are decided', async () => {
    const { director, club, players, league } = await newLeague(names(6));
    const clock = setClock();
    const { number } = await planSeason(director, league, seasonOf({ boards: 3 }), clock);
    const place = { league, season: number };
    await openEntries(director, place, null, clock);
    const [a, b] = [players.slice(0, 3), players.slice(3)];
    for (const [name, team] of [
      ['Reds', a],
      ['Blues', b],
    ] as const) {
      await enterSeason(team[0]!, place, { name, mates: team.slice(1).map(({ user }) => user) }, clock);
    }
    await startSeason(director, place, clock);
    await turned(clock);
    const season = { director, club, players, place, clock };
    const pairings = await pairingsIn(place);
    expect(pairings.map(({ board }) => board).sort()).toEqual([1, 2, 3]);
    // sides alternate from board to board: red on every board is two boards for one team, one for the other
    for (const [index, { tableId }] of pairings.entries()) {
      await adjudicate(director, tableId!, won('red'));
      const table = (await seasonView(director, place)).divisions[0]!.table;
      expect(table.map(({ played }) => played)).toEqual(index < 2 ? [0, 0] : [1, 1]);
    }
    await turned(season.clock);
    const view = await seasonView(director, place);
    expect(view.status).toBe('over');
    expect(view.divisions[0]!.table.map(({ points, margin }) => [points, margin])).toEqual([
      [1, 1],
      [0, -1],
    ]);
    expect(await verifySeasons(place)).toMatchObject([{ games: 3, faults: [] }]);
  });

  it('tables of five: everybody has a power of their own, and a side wins together', async () => {
    const input: Partial<SeasonInput> = {
      game: 'aa-1941',
      options: { seating: 'ussr,germany,uk,japan,usa' },
      system: { kind: 'tables' },
      rounds: 2,
      points: {
        scale: { by: 'outcome', win: 6, draw: 3, loss: 0, shared: true },
        byes: { odd: 0, asked: 0, absent: 0, late: 0, withdrawn: 0 },
      },
    };
    await expect(startedSeason(names(6), { ...input, options: {} })).rejects.toThrow('more than two');
    const league = await startedSeason(names(6), input);
    const [first] = (await pairingsIn(league.place)).filter(({ bye }) => bye === null);
    const { db } = await database();
    expect(new Set((await seatsOf(db, first!.tableId!)).map(({ userId }) => userId)).size).toBe(5);
    expect(await playOut(league, () => won('germany'))).toEqual([1, 1]);
    const view = await seasonView(league.director, league.place);
    // a win of six points is shared by the two powers of the Axis
    expect(view.divisions[0]!.table.reduce((sum, { points }) => sum + points, 0)).toBe(12);
    expect(await verifySeasons(league.place)).toMatchObject([{ games: 2, faults: [] }]);
  });
});

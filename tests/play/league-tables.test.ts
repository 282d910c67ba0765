import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { findTable, seatsOf } from '../../db/tables';
import { loadGame } from '../../lib/games/registry';
import { adjudicate, planSeason, type SeasonInput, seasonInputOf, seasonView, smallerSizes } from '../../lib/play';
import { verifySeasons } from '../../lib/play/leagues/verify';
import { forgetUses } from '../support/clubs';
import { onOneDatabase } from '../support/databases';
import { newLeague, pairingsIn, seasonOf, startedSeason, turned } from '../support/leagues';
import { codeOf } from '../support/tables';

const five = 'ussr,germany,uk,japan,usa';
const tables = (smallest: number | null): Partial<SeasonInput> => ({
  ...{ game: 'aa-1941', options: { seating: five }, system: { kind: 'tables', smallest }, rounds: 2 },
  points: {
    scale: { by: 'outcome', win: 6, draw: 3, loss: 0, shared: true },
    byes: { odd: 0, asked: 0, absent: 0, late: 0, withdrawn: 0 },
  },
});
const names = (count: number) => Array.from({ length: count }, (_, index) => `Player${index + 1}`);

onOneDatabase('tables of a league that are smaller than the game is for', () => {
  beforeEach(forgetUses);

  it('seat nine as five and four, with the options of that seating, and count like the others', async () => {
    const { director, place, clock } = await startedSeason(names(9), tables(2));
    const { db } = await database();
    for (const round of [1, 2]) {
      const own = (await pairingsIn(place)).filter((each) => each.round === round);
      expect(own.map(({ seats, bye }) => [seats.length, bye])).toEqual([
        [5, null],
        [4, null],
      ]);
      for (const { tableId, seats } of own) {
        const table = await findTable(db, tableId!);
        const seating = seats.length === 5 ? five : 'ussr-usa,germany,uk,japan';
        expect(table).toMatchObject({ status: 'running', options: { seating } });
        const held = await seatsOf(db, tableId!);
        expect(held.map(({ seat }) => seat)).toEqual(seating.split(','));
        expect(held.map(({ seat }) => seat)).toEqual(seats.map(({ side }) => side));
        expect(new Set(held.map(({ userId }) => userId)).size).toBe(seats.length);
        expect(held.some(({ bot }) => bot)).toBe(false);
        // the side of a seat wins together
        const verdict = { verdict: 'won' as const, winners: ['germany', 'japan'], reason: 'Played elsewhere', appeal: null };
        await adjudicate(director, tableId!, verdict);
      }
      await turned(clock);
    }
    const view = await seasonView(director, place);
    expect(view.status).toBe('over');
    const [division] = view.divisions;
    expect(division!.table.map(({ played, byes }) => [played, byes])).toEqual(names(9).map(() => [2, 0]));
    // six points a table, shared by the two who had the Axis
    expect(division!.table.reduce((sum, { points }) => sum + points, 0)).toBe(24);
    expect(await verifySeasons(place)).toMatchObject([{ games: 4, faults: [] }]);
    expect(seasonInputOf(view).system).toEqual({ kind: 'tables', smallest: 2 });
  });

  it('are not made where the plan does not want them, nor smaller than it says', async () => {
    const sizes = async (count: number, smallest: number | null) =>
      (await pairingsIn((await startedSeason(names(count), tables(smallest), { begin: false })).place))
        .filter(({ round }) => round === 1)
        .map(({ seats }) => seats.length);
    expect(await sizes(9, null)).toEqual([5, 1, 1, 1, 1]);
    expect(await sizes(7, 4)).toEqual([5, 1, 1]);
    expect(await sizes(7, 2)).toEqual([5, 2]);
    // no table of five, but one of three
    expect(await sizes(3, 3)).toEqual([3]);
  });

  it('are offered by the game alone, as many as it knows', async () => {
    const { director, league } = await newLeague([]);
    const plan = (change: Partial<SeasonInput>) => planSeason(director, league, seasonOf({ ...tables(null), ...change }));
    expect(await codeOf(plan({ system: { kind: 'tables', smallest: 5 } }))).toBe('invalid');
    expect(await codeOf(plan({ options: {}, system: { kind: 'tables', smallest: 2 } }))).toBe('invalid');
    expect(await codeOf(plan({ game: 'ridges', options: { ridges: 3 }, system: { kind: 'tables', smallest: 2 } }))).toBe('invalid');
    const [aa, revised, ridges] = [await loadGame('aa-1941'), await loadGame('aa-revised'), await loadGame('ridges')];
    expect(smallerSizes(aa, aa.optionsSchema.parse({}) as object)).toEqual([4, 3, 2]);
    expect(smallerSizes(revised, revised.optionsSchema.parse({}) as object)).toEqual([4, 3, 2]);
    expect(smallerSizes(revised, revised.optionsSchema.parse({ auction: true }) as object)).toEqual([]);
    expect(smallerSizes(ridges, ridges.optionsSchema.parse({}) as object)).toEqual([]);
  });
});

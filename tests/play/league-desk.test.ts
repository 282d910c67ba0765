import { beforeEach, expect, it } from 'vitest';
import {
  challenge,
  changePlan,
  decideGame,
  enterSeason,
  foundLeague,
  ladderView,
  openEntries,
  placeEntrant,
  planSeason,
  replacePlayer,
  seasonCandidates,
  seasonDesk,
  seasonInputOf,
  seasonOutlook,
  seasonView,
  sitOut,
} from '../../lib/play';
import { forgetUses } from '../support/clubs';
import { onOneDatabase } from '../support/databases';
import { newLeague, pairingsIn, seasonOf, setClock, startedSeason, turned } from '../support/leagues';
import { codeOf, newUser } from '../support/tables';

const ladder = { kind: 'ladder', reach: 2, rest: 0, moves: 'swap', idle: null } as const;

onOneDatabase('a director at the desk', () => {
  beforeEach(forgetUses);

  it('decides a late game for an entrant, wherever its player sits', async () => {
    const { director, place, clock } = await startedSeason(['Ada', 'Bea'], { calendar: { days: 14 } });
    clock.pass(15);
    await turned(clock);
    const [item] = (await seasonDesk(director, place, clock)).items;
    if (item?.kind !== 'late') throw new Error('nothing is late');
    const [, second] = item.entrants;
    const decision = { table: item.table, verdict: 'won', winner: second!, reason: 'The other did not answer', appeal: null } as const;
    await decideGame(director, place, decision, clock);
    const { divisions } = await seasonView(director, place);
    expect(divisions[0]!.table.map(({ entrant, points }) => [entrant, points])).toEqual([
      [second, 1],
      [item.entrants[0], 0],
    ]);
    expect((await seasonDesk(director, place, clock)).items).toEqual([]);
  });

  it('decides a game for the seats of an entrant whose player has been replaced', async () => {
    const { director, place, clock, players } = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora'], { calendar: { days: 14 } });
    const [pairing] = await pairingsIn(place);
    const { entrants } = await seasonView(director, place);
    const entrant = pairing!.seats[0]!.entrant;
    // the director plays no game of it and takes the place over
    const before = entrants[entrant]!.players[0]!.userId;
    await replacePlayer(director, place, { entrant, player: director.user! }, clock);
    const decision = { table: pairing!.tableId!, verdict: 'won', winner: entrant, reason: 'x', appeal: null } as const;
    // the games have not passed on yet: whoever sits there still is of the entrant
    await decideGame(director, place, decision, clock);
    const { divisions } = await seasonView(director, place);
    expect(divisions[0]!.table.find((line) => line.entrant === entrant)?.points).toBe(1);
    expect(players.map(({ user }) => user)).toContain(before);
  });

  it('judges no table of another season, and nobody else judges', async () => {
    const one = await startedSeason(['Ada', 'Bea']);
    const other = await startedSeason(['Cleo', 'Dora']);
    const [pairing] = await pairingsIn(other.place);
    const decision = { table: pairing!.tableId!, verdict: 'draw', winner: null, reason: 'x', appeal: null } as const;
    expect(await codeOf(decideGame(one.director, one.place, decision))).toBe('not-found');
    expect(await codeOf(decideGame(other.players[0]!, other.place, decision))).toBe('forbidden');
    expect(await codeOf(decideGame(one.director, other.place, decision))).toBe('forbidden');
  });

  it('finds members who do not play yet, and a stranger no member of a private club', async () => {
    const { director, league, players } = await newLeague(['Ada', 'Bea', 'Cleo'], { visibility: 'private' });
    const { number } = await planSeason(director, league, seasonOf());
    const place = { league, season: number };
    await openEntries(director, place, null);
    await enterSeason(players[0]!, place, null);
    const names = (await seasonCandidates(director, place)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Bea', 'Cleo']));
    expect(names).not.toContain('Ada');
    expect(await codeOf(seasonCandidates(await newUser('Zoe'), place))).toBe('not-found');
  });
});

onOneDatabase('a plan', () => {
  beforeEach(forgetUses);

  it('says how many rounds it makes and when the last of them ends', async () => {
    const director = await newUser('Pia');
    const outlook = (change: Parameters<typeof seasonOf>[0], entrants: number) =>
      seasonOutlook(director, seasonOf(change), { entrants, startsAt: new Date('2026-03-20T10:00:00Z') });
    // clocks go forward in between: the same hour in Rome is an hour earlier
    expect(await outlook({}, 8)).toEqual({
      divisions: [{ name: '1', entrants: 8, rounds: 7 }],
      ...{ seats: 2, waiting: 0, rounds: 7, ends: '2026-06-26T09:00:00.000Z' },
    });
    const two = [
      { name: 'A', size: 4 },
      { name: 'B', size: 4 },
    ];
    expect(await outlook({ divisions: two }, 9)).toMatchObject({ divisions: [{ rounds: 3 }, { rounds: 3 }], waiting: 1, rounds: 3 });
    const knockOut = { kind: 'elimination', losses: 1, drawn: 'replay' } as const;
    expect(await outlook({ system: knockOut }, 9)).toMatchObject({ rounds: 4 });
    expect(await outlook({ system: { kind: 'swiss', first: 'points' }, rounds: 5 }, 9)).toMatchObject({ rounds: 5 });
  });

  it('says at which tables who is entered sits, at full and smaller ones', async () => {
    const director = await newUser('Pia');
    const several = (smallest: number | null) =>
      seasonOutlook(
        director,
        seasonOf({ game: 'aa-1941', options: { seating: 'ussr,germany,uk,japan,usa' }, system: { kind: 'tables', smallest }, rounds: 3 }),
        { entrants: 9, startsAt: null },
      );
    expect(await several(null)).toMatchObject({ divisions: [{ seated: { tables: [{ seats: 5, count: 1 }], byes: 4 } }], seats: 5 });
    const [four, five] = [
      { seats: 4, count: 1 },
      { seats: 5, count: 1 },
    ];
    expect(await several(4)).toMatchObject({ divisions: [{ seated: { tables: [five, four], byes: 0 } }], seats: 4 });
  });

  it('of a ladder closes no round before its time: people challenge meanwhile', async () => {
    const { director, league } = await newLeague([]);
    expect(await codeOf(planSeason(director, league, seasonOf({ system: ladder, rounds: 6 })))).toBe('invalid');
  });

  it.each([
    ['round robin', {}],
    ['ladder', { system: ladder, rounds: 6, calendar: { days: 7 } }],
    ['two divisions', { exchange: 1, divisions: [{ name: 'A', size: 4 }, { name: 'B' }] }],
  ] as const)('is kept as it was when it is written again: %s', async (_name, change) => {
    const { director, league } = await newLeague([]);
    const { number } = await planSeason(director, league, seasonOf(change as Parameters<typeof seasonOf>[0]));
    const place = { league, season: number };
    const before = await seasonView(director, place);
    await changePlan(director, place, seasonInputOf(before));
    expect(await seasonView(director, place)).toEqual(before);
  });
});

onOneDatabase('a player of a season', () => {
  beforeEach(forgetUses);

  it('sees whom they may challenge on a ladder, and by whom they are challenged', async () => {
    const { place, players, clock, director } = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora'], {
      ...{ system: ladder, rounds: 4, calendar: { days: 14 } },
    });
    const { divisions, entrants } = await seasonView(director, place);
    const order = divisions[0]!.table.map(({ entrant }) => entrant);
    const playerOf = (entrant: string) => players.find(({ user }) => user === entrants[entrant]!.players[0]!.userId)!;
    const [first, second, third, last] = order;
    expect((await ladderView(playerOf(last!), place))?.may).toEqual([second, third]);
    await challenge(playerOf(last!), place, third!, clock);
    expect(await ladderView(playerOf(last!), place)).toMatchObject({ challenged: third, by: [] });
    expect(await ladderView(playerOf(third!), place)).toMatchObject({ challenged: null, by: [last] });
    expect((await ladderView(playerOf(first!), place))?.may).toEqual([]);
    expect(await ladderView(director, place)).toBeNull();
  });

  it('finds the rounds that they sit out, and may come late where no bracket is closed', async () => {
    const { place, players, clock, director } = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora']);
    const view = await seasonView(players[0]!, place);
    await sitOut(players[0]!, place, { entrant: view.own!, round: 2, out: true }, clock);
    expect((await seasonView(director, place)).entrants[view.own!]?.pauses).toEqual([2]);
    // the director is a member and does not play
    expect((await seasonView(director, place)).mayEnter).toBe(true);
    const bracket = await startedSeason(['Elsa', 'Fay'], { system: { kind: 'elimination', losses: 1, drawn: 'replay' } });
    expect((await seasonView(bracket.director, bracket.place)).mayEnter).toBe(false);
  });

  it('is placed by seed and division before the start', async () => {
    const { director, club, players } = await newLeague(['Ada', 'Bea', 'Cleo', 'Dora']);
    const { slug: league } = await foundLeague(director, club, { name: 'Second', description: { en: '', it: '' } });
    const two = [{ name: 'A', size: 2 }, { name: 'B' }];
    const { number } = await planSeason(director, league, seasonOf({ divisions: two }), setClock());
    const place = { league, season: number };
    await openEntries(director, place, null);
    for (const player of players) await enterSeason(player, place, null);
    const { divisions, waiting } = await seasonView(director, place);
    await placeEntrant(director, place, { entrant: waiting[3]!, division: divisions[0]!.id, seed: 1 });
    const view = await seasonView(director, place);
    expect(view.divisions[0]!.table.map(({ entrant }) => view.entrants[entrant]?.seed)).toEqual([1]);
    expect(view.waiting).toHaveLength(3);
  });
});

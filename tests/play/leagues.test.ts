import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { entrantsOf } from '../../db/entrants';
import { questionsOf } from '../../db/log';
import { claimPairing } from '../../db/rounds';
import { findTable, seatsOf } from '../../db/tables';
import {
  adjudicate,
  appeal,
  beginTables,
  concede,
  copySeason,
  enterOther,
  enterSeason,
  extendRound,
  pauseSeason,
  placeEntrant,
  replacePlayer,
  resumeSeason,
  seasonDesk,
  seasonGames,
  seasonRecord,
  seasonRounds,
  seasonView,
  setSeasonClock,
  tableResult,
  withdrawEntrant,
} from '../../lib/play';
import { verifySeasons } from '../../lib/play/leagues/verify';
import { forgetUses } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { pairingsIn, playOpen, seasonRow, startedSeason, turned } from '../support/leagues';
import { codeOf, newUser, redWins, send } from '../support/tables';

const holders = async (table: string): Promise<Record<string, string | null>> => {
  const { db } = await database();
  return Object.fromEntries((await seatsOf(db, table)).map(({ seat, userId }) => [seat, userId]));
};

/** Names and points of a division, the best first. */
async function pointsIn(view: Awaited<ReturnType<typeof seasonView>>, division = 0): Promise<[string, number][]> {
  return view.divisions[division]!.table.map(({ entrant, points }) => [view.entrants[entrant]!.name, points]);
}

onEachDatabase('a season', () => {
  beforeEach(forgetUses);

  it('opens its rounds by itself, and everybody has met everybody in the end', async () => {
    const league = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora']);
    const { director, place, clock } = league;
    for (let round = 1; round <= 3; round++) {
      const view = await seasonView(director, place);
      expect(view.rounds.map(({ opened }) => opened)).toEqual([1, 2, 3].map((number) => number <= round));
      const open = (await pairingsIn(place)).filter((each) => each.round === round);
      expect(open).toHaveLength(2);
      // of a season with many games a page has one round: the one that is wanted, else the last that was opened
      const shownOf = async (most: number, wanted: number | null) => {
        const { rounds, round: only, games } = await seasonRounds(director, place, { most, wanted });
        return { rounds, only, games: games.flatMap((each) => each.rounds.map((own) => [own.round, own.games.length])) };
      };
      const all = [1, 2, 3];
      expect(await shownOf(6, 3)).toEqual({ rounds: all, only: null, games: all.map((number) => [number, 2]) });
      expect(await shownOf(5, 3)).toEqual({ rounds: all, only: 3, games: [[3, 2]] });
      for (const wanted of [null, 9]) expect(await shownOf(5, wanted)).toEqual({ rounds: all, only: round, games: [[round, 2]] });
      await playOpen(league, holders);
      await turned(clock);
    }
    const view = await seasonView(director, place);
    expect(view.status).toBe('over');
    const games = (await seasonGames(director, place)).flatMap(({ rounds }) => rounds.flatMap((each) => each.games));
    expect(
      new Set(
        games.map(({ places }) =>
          places
            .map(({ entrant }) => entrant)
            .sort()
            .join(),
        ),
      ).size,
    ).toBe(6);
    expect((await pointsIn(view)).reduce((sum, [, points]) => sum + points, 0)).toBe(6);
    expect(await verifySeasons(place)).toMatchObject([{ games: 6, rounds: 3, faults: [] }]);
  });

  it('begins every table once though two processes open a round at once', async () => {
    const league = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa', 'Fay'], { calendar: { days: 14 } });
    await playOpen(league, holders);
    league.clock.pass(15);
    await Promise.all([turned(league.clock), turned(league.clock), turned(league.clock)]);
    const second = (await pairingsIn(league.place)).filter(({ round }) => round === 2);
    expect(second).toHaveLength(3);
    expect(new Set(second.map(({ tableId }) => tableId)).size).toBe(3);
    const { db } = await database();
    for (const { tableId } of second) expect((await findTable(db, tableId!))?.status).toBe('running');
    expect((await seasonRecord(league.director, league.place)).filter(({ kind }) => kind === 'round-opened')).toHaveLength(2);
  });

  it('begins a table later, and no second one, when its process was killed between making and beginning it', async () => {
    const { place, clock } = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora'], { calendar: { days: 14 } }, { begin: false });
    // the clock is asked once for the table that is made, and once when it begins
    let asked = 0;
    const killed = {
      now(): Date {
        asked++;
        if (asked % 2 === 0) throw new Error('killed');
        return clock.at;
      },
    };
    const broken: string[] = [];
    expect(await beginTables(1, (pairing) => broken.push(pairing), killed)).toBe(1);
    expect(broken).toHaveLength(1);
    const { db } = await database();
    const made = (await pairingsIn(place)).find(({ tableId }) => tableId !== null)!;
    expect((await findTable(db, made.tableId!))?.status).toBe('open');
    await turned(clock);
    const begun = await pairingsIn(place);
    expect(begun.find(({ id }) => id === made.id)?.tableId).toBe(made.tableId);
    for (const { tableId } of begun) expect((await findTable(db, tableId!))?.status).toBe('running');
  });

  it('begins the tables of other divisions where one cannot be made that is named alike', async () => {
    const divisions = ['A', 'B'].map((name) => ({ name, size: 2 }));
    const { place, clock } = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora'], { divisions, calendar: { days: 14 } }, { begin: false });
    const [broken, other] = await pairingsIn(place);
    expect([broken!.id, broken!.divisionId === other!.divisionId]).toEqual([other!.id, false]);
    const { db } = await database();
    const claimed = await db.transaction((tx) => claimPairing(tx, [broken!]));
    expect(claimed?.divisionId).toBe(other!.divisionId);
    await turned(clock);
  });

  it('counts a concession, a verdict after an appeal, and a withdrawal', async () => {
    const league = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora'], { calendar: { days: 14 } });
    const { director, place, clock, players } = league;
    const [one, two] = await pairingsIn(place);
    const byId = new Map(players.map((player) => [player.user, player]));
    const first = await holders(one!.tableId!);
    await concede(byId.get(first.red!)!, one!.tableId!, clock);
    const second = await holders(two!.tableId!);
    await redWins(two!.tableId!, byId.get(second.red!)!, byId.get(second.blue!)!);
    await appeal(byId.get(second.blue!)!, two!.tableId!, 'The dice were cold.');
    const desk = await seasonDesk(director, place, clock);
    expect(desk.items).toMatchObject([{ kind: 'appeal', table: two!.tableId, reason: 'The dice were cold.' }]);
    const { entry } = desk.items[0] as { entry: number };
    await adjudicate(director, two!.tableId!, { verdict: 'draw', winners: [], reason: 'They were', appeal: entry });
    const view = await seasonView(director, place);
    const points = Object.fromEntries(await pointsIn(view));
    const nameOf = (user: string | null) =>
      Object.values(view.entrants).find((each) => each.players.some(({ userId }) => userId === user))!.name;
    expect(points).toMatchObject({
      [nameOf(first.red!)]: 0,
      [nameOf(first.blue!)]: 1,
      [nameOf(second.red!)]: 0.5,
      [nameOf(second.blue!)]: 0.5,
    });
    clock.pass(14);
    await turned(clock);
    const entrant = Object.values(view.entrants).find((each) => each.players[0]?.userId === first.blue)!;
    await withdrawEntrant(byId.get(first.blue!)!, place, { entrant: entrant.id, why: 'No time' }, clock);
    await turned(clock);
    // as another entrant it would begin without its results
    expect((await seasonView(byId.get(first.blue!)!, place)).mayEnter).toBe(false);
    expect(await codeOf(enterSeason(byId.get(first.blue!)!, place, null, clock))).toBe('conflict');
    const after = await pairingsIn(place);
    const open = after.find(({ round, seats }) => round === 2 && seats.some((seat) => seat.entrant === entrant.id));
    expect(open?.result?.places.find((each) => each.entrant === entrant.id)).toMatchObject({ rank: 2, left: 'conceded' });
    expect(await verifySeasons(place)).toMatchObject([{ faults: [] }]);
  });

  it('has old results counted on when somebody is replaced, and their games go on as they stand', async () => {
    const league = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora'], { entry: 'everybody', calendar: { days: 14, early: true } });
    const { director, place, clock, players } = league;
    await playOpen(league, holders);
    await turned(clock);
    const view = await seasonView(director, place);
    const leader = view.divisions[0]!.table[0]!;
    const old = view.entrants[leader.entrant]!.players[0]!;
    const successor = await newUser('Nina');
    await replacePlayer(director, place, { entrant: leader.entrant, player: successor.user }, clock);
    await turned(clock);
    const open = (await pairingsIn(place)).find(
      ({ round, seats }) => round === 2 && seats.some((seat) => seat.entrant === leader.entrant),
    )!;
    const seated = Object.values(await holders(open.tableId!));
    expect(seated).toContain(successor.user);
    expect(seated).not.toContain(old.userId);
    await playOpen({ ...league, players: [...players, successor] }, holders);
    await turned(clock);
    const after = await seasonView(director, place);
    expect(after.entrants[leader.entrant]).toMatchObject({ name: 'Nina', before: [{ userId: old.userId }] });
    const line = after.divisions[0]!.table.find(({ entrant }) => entrant === leader.entrant)!;
    expect(line.points).toBeGreaterThanOrEqual(leader.points);
    expect(line.played).toBe(2);
    expect(await verifySeasons(place)).toMatchObject([{ faults: [] }]);
  });

  for (const [late, kind, points] of [
    ['draw', 'adjudicated', 0.5],
    ['shared', 'adjudicated', 0.5],
    ['position', 'adjudicated', 0.5],
  ] as const) {
    it(`decides games that are late by the rule that was chosen: ${late}`, async () => {
      const { director, place, clock } = await startedSeason(['Ada', 'Bea'], { late, calendar: { days: 10 } });
      clock.pass(9.9);
      await turned(clock);
      expect((await pairingsIn(place))[0]?.result).toBeNull();
      clock.pass(0.2);
      await turned(clock);
      const [pairing] = await pairingsIn(place);
      expect(pairing).toMatchObject({ late: true, result: { kind } });
      expect((await seasonView(director, place)).divisions[0]!.table.map((line) => line.points)).toEqual([points, points]);
      expect(await verifySeasons(place)).toMatchObject([{ faults: [] }]);
    });
  }

  it('gives a late game to the side that stands better where positions are counted', async () => {
    const { director, place, clock, players } = await startedSeason(['Ada', 'Bea'], { late: 'position', calendar: { days: 10 } });
    const [pairing] = await pairingsIn(place);
    const { red, blue } = await holders(pairing!.tableId!);
    const byId = new Map(players.map((player) => [player.user, player]));
    await send(byId.get(red!)!, pairing!.tableId!, 'red', ['DEPLOY 2']);
    await send(byId.get(blue!)!, pairing!.tableId!, 'blue', ['DEPLOY 1']);
    await send(byId.get(blue!)!, pairing!.tableId!, 'blue', ['PASS']);
    clock.pass(11);
    await turned(clock);
    const table = (await seasonView(director, place)).divisions[0]!.table;
    expect(table.map(({ points }) => points)).toEqual([1, 0]);
    const winner = (await seasonView(director, place)).entrants[table[0]!.entrant]!;
    expect(winner.players[0]!.userId).toBe(red);
    const said = await tableResult(director, pairing!.tableId!);
    expect(said).toMatchObject({ kind: 'adjudicated', reason: 'it was open at the deadline of its round, and is counted as it stands' });
  });

  it('tells its directors of late games where they decide, and waits for them', async () => {
    const { director, place, clock } = await startedSeason(['Ada', 'Bea'], { calendar: { days: 10 } });
    clock.pass(10);
    await turned(clock);
    const [pairing] = await pairingsIn(place);
    expect(pairing).toMatchObject({ late: true, result: null });
    expect((await seasonDesk(director, place, clock)).items).toMatchObject([{ kind: 'late', table: pairing!.tableId }]);
    expect((await seasonView(director, place)).status).toBe('running');
    await adjudicate(director, pairing!.tableId!, { verdict: 'won', winners: ['red'], reason: 'Ahead', appeal: null });
    await turned(clock);
    expect((await seasonView(director, place)).status).toBe('over');
  });

  it('moves by daylight-saving nights at the same hour', async () => {
    // the clocks of Rome go forward on 29 March
    const { director, place } = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora'], { calendar: { days: 14, zone: 'Europe/Rome' } });
    const { rounds } = await seasonView(director, place);
    expect(rounds.map(({ deadline }) => deadline)).toEqual([
      '2026-04-03T09:00:00.000Z',
      '2026-04-17T09:00:00.000Z',
      '2026-05-01T09:00:00.000Z',
    ]);
  });

  it('pauses all its clocks and moves its rounds, and a pause that ends early gives the rest back', async () => {
    const { director, place, clock } = await startedSeason(['Ada', 'Bea'], {
      calendar: { days: 14, zone: 'UTC' },
      timeControl: { kind: 'hours', turn: 48, reaction: 48 },
    });
    const tableId = (await pairingsIn(place))[0]!.tableId!;
    const { db } = await database();
    const deadlines = async () => (await questionsOf(db, [tableId])).map(({ deadline }) => deadline!.getTime());
    const before = await deadlines();
    const until = new Date(clock.at.getTime() + 7 * 86_400_000);
    await pauseSeason(director, place, { from: clock.at, until }, clock);
    await turned(clock);
    expect(await deadlines()).toEqual(before.map((at) => at + 7 * 86_400_000));
    expect((await seasonView(director, place)).rounds[0]!.deadline).toBe('2026-04-10T10:00:00.000Z');
    clock.pass(2);
    await resumeSeason(director, place, clock);
    await turned(clock);
    expect(await deadlines()).toEqual(before.map((at) => at + 2 * 86_400_000));
    expect((await seasonView(director, place)).rounds[0]!.deadline).toBe('2026-04-05T10:00:00.000Z');
    await extendRound(director, place, { round: 1, days: 3 }, clock);
    expect((await seasonView(director, place)).rounds[0]!.deadline).toBe('2026-04-08T10:00:00.000Z');
    await setSeasonClock(director, place, { kind: 'hours', turn: 24, reaction: 24, vacation: 3 }, clock);
    await turned(clock);
    expect((await findTable(db, tableId))!.timeControl).toMatchObject({ turn: 24, vacation: 3 });
    expect((await seasonRecord(director, place)).map(({ kind }) => kind).slice(0, 4)).toEqual(['clock', 'extended', 'resumed', 'paused']);
  });

  it('promotes and relegates into the season that is copied from it', async () => {
    const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa', 'Fay', 'Gina', 'Hope'];
    const league = await startedSeason(names, {
      divisions: [
        { name: 'A', size: 4 },
        { name: 'B', size: 4 },
      ],
      exchange: 1,
    });
    const { director, place, clock } = league;
    for (let round = 0; round < 3; round++) {
      await playOpen(league, holders);
      await turned(clock);
    }
    const over = await seasonView(director, place);
    expect(over.status).toBe('over');
    const order = over.divisions.map(({ table }) => table.map(({ entrant }) => over.entrants[entrant]!.name));
    const { number } = await copySeason(director, place, clock);
    const next = await seasonView(director, { ...place, season: number });
    expect(next).toMatchObject({ name: 'Season 2', status: 'draft' });
    const { entrants } = next;
    const { db } = await database();
    const rows = await entrantsOf(db, (await seasonRow({ ...place, season: number })).id);
    const namesIn = (division: number) =>
      rows
        .filter(({ divisionId }) => divisionId === next.divisions[division]!.id)
        .map(({ id }) => entrants[id]!.name)
        .sort();
    expect(namesIn(0)).toEqual([...order[0]!.slice(0, 3), order[1]![0]!].sort());
    expect(namesIn(1)).toEqual([order[0]![3]!, ...order[1]!.slice(1)].sort());
  });

  it('takes latecomers where a round robin has a free number, from the next round on', async () => {
    const league = await startedSeason(['Ada', 'Bea', 'Cleo'], { entry: 'everybody', calendar: { days: 14, early: true } });
    const { director, place, clock, players } = league;
    const late = await newUser('Lara');
    const { entrant } = await enterOther(director, place, { players: [late.user], name: null }, clock);
    expect((await seasonDesk(director, place, clock)).items).toMatchObject([{ kind: 'unplaced', entrant }]);
    const [division] = (await seasonView(director, place)).divisions;
    await placeEntrant(director, place, { entrant, division: division!.id, seed: null }, clock);
    await playOpen(league, holders);
    await turned(clock);
    await playOpen({ ...league, players: [...players, late] }, holders);
    await turned(clock);
    const line = (await seasonView(director, place)).divisions[0]!.table.find((each) => each.entrant === entrant)!;
    expect(line.played).toBe(1);
    expect(await verifySeasons(place)).toMatchObject([{ faults: [] }]);
  });

  it('is directed by who leads the club, and by nobody else', async () => {
    const { director, place, clock, players } = await startedSeason(['Ada', 'Bea'], { calendar: { days: 14 } });
    const [ada] = players as [(typeof players)[0]];
    const view = await seasonView(ada, place);
    const entrant = Object.values(view.entrants).find((each) => each.name === 'Bea')!.id;
    const acts = [
      () => seasonDesk(ada, place, clock),
      () => extendRound(ada, place, { round: 1, days: 1 }, clock),
      () => pauseSeason(ada, place, { from: clock.at, until: new Date(clock.at.getTime() + 1000) }, clock),
      () => replacePlayer(ada, place, { entrant, player: director.user }, clock),
      () => withdrawEntrant(ada, place, { entrant, why: '' }, clock),
      () => setSeasonClock(ada, place, { kind: 'none' }, clock),
      () => copySeason(ada, place, clock),
    ];
    for (const act of acts) expect(await codeOf(act())).toBe('forbidden');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { GET as embed } from '../../app/embed/leagues/[league]/[season]/route';
import { database } from '../../db/client';
import { seatsOf } from '../../db/tables';
import {
  type Caller,
  enterSeason,
  leaveClub,
  openEntries,
  planSeason,
  seasonCalendar,
  seasonFile,
  seasonGames,
  seasonOfTable,
  seasonsOfPlayer,
  seasonView,
  standingsCsv,
  startSeason,
} from '../../lib/play';
import { csvOf } from '../../lib/play/leagues/standings-csv';
import { standingsOf } from '../../lib/tournament';
import { forgetUses } from '../support/clubs';
import { newLeague, pairingsIn, playOpen, seasonOf, setClock, startedSeason, turned } from '../support/leagues';
import { newUser } from '../support/tables';

const home = 'https://fieldpost.test';
const stranger: Caller = { user: null, language: 'en' };

const holders = async (table: string): Promise<Record<string, string | null>> => {
  const { db } = await database();
  return Object.fromEntries((await seatsOf(db, table)).map(({ seat, userId }) => [seat, userId]));
};

const embedded = ({ league, season }: { league: string; season: number | string }, language = 'en') =>
  embed(new Request(`${home}/embed/leagues/${league}/${season}?language=${language}`), {
    params: Promise.resolve({ league, season: String(season) }),
  });

/** A season of a private club, with games of a first round. */
async function privateSeason(names: readonly string[]) {
  const { director, players, league, club } = await newLeague(names, { visibility: 'private' });
  const clock = setClock();
  const { number } = await planSeason(director, league, seasonOf({ calendar: { days: 14 } }), clock);
  const place = { league, season: number };
  await openEntries(director, place, null, clock);
  for (const player of players) await enterSeason(player, place, null, clock);
  await startSeason(director, place, clock);
  await turned(clock);
  return { director, players, place, club };
}

describe('a season as others read it', () => {
  beforeEach(forgetUses);

  it('is a file of comma-separated values with all divisions, which a spreadsheet takes for text', async () => {
    const league = await startedSeason(['=1+1', 'Bea "B", the first', 'Cleo', 'Dora'], {
      divisions: [
        { name: 'A', size: 2 },
        { name: 'B', size: 2 },
      ],
    });
    await playOpen(league, holders);
    await turned(league.clock);
    const text = await standingsCsv(stranger, league.place);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('division,place,entrant,players,played,won,drawn,lost,byes,points,head-to-head,sonneborn-berger,lots,withdrawn');
    expect(lines).toHaveLength(6);
    expect(text).toContain(",'=1+1,'=1+1,1,");
    expect(text).toContain(',"Bea ""B"", the first",');
    expect(lines.slice(1, 5).map((line) => line.split(',').slice(0, 2))).toEqual([
      ['A', '1'],
      ['A', '2'],
      ['B', '1'],
      ['B', '2'],
    ]);
  });

  it.each(['=x', '+x', '-x', '@x', '\tx', '\rx', ' =x'])('writes no cell that begins as a formula does: %j', (cell) => {
    expect(csvOf([[cell]])).toMatch(/^"?'/);
    expect(csvOf([[-1]])).toBe('-1\r\n');
  });

  it('is a calendar in which a round that moves stays the same event', async () => {
    const { place, clock, director } = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora'], { calendar: { days: 14, zone: 'UTC' } });
    const text = await seasonCalendar({ ...director, language: 'it' }, place, clock);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded.match(/^SUMMARY:.*$/gm)).toHaveLength(6);
    expect(unfolded).toContain('finisce il turno 1');
    expect(unfolded).toContain('DTSTART:20260403T100000Z');
    const ids = unfolded.match(/^UID:.*$/gm);
    expect(new Set(ids).size).toBe(6);
    expect((await seasonCalendar(stranger, place, clock)).replaceAll('\r\n ', '').match(/^UID:.*$/gm)).toEqual(ids);
  });

  it('is a file from which the table can be worked out again', async () => {
    const league = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora']);
    await playOpen(league, holders);
    await turned(league.clock);
    const file = JSON.parse(JSON.stringify(await seasonFile(stranger, league.place))) as Awaited<ReturnType<typeof seasonFile>>;
    const view = await seasonView(stranger, league.place);
    const again = standingsOf(file.divisions[0]!.competition);
    expect(again.map(({ entrant, points }) => [entrant, points])).toEqual(
      view.divisions[0]!.table.map(({ entrant, points }) => [entrant, points]),
    );
  });

  it('is a light page to be framed, in either language, with names as text', async () => {
    const league = await startedSeason(['<b>Ada</b>', 'Bea']);
    await playOpen(league, holders);
    await turned(league.clock);
    const response = await embedded(league.place);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await response.text();
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(html).not.toMatch(/<b>|<script/);
    expect(html).toContain(`href="${home}/leagues/${league.place.league}/1"`);
    expect(Buffer.byteLength(html)).toBeLessThan(6000);
    expect(await (await embedded(league.place, 'it')).text()).toContain('<html lang="it">');
    expect((await embedded({ ...league.place, season: 'x' })).status).toBe(404);
  });

  it('is named on its tables and on the pages of its players', async () => {
    const { place, players } = await startedSeason(['Ada', 'Bea'], { name: 'Spring' });
    const [pairing] = await pairingsIn(place);
    expect(await seasonOfTable(stranger, { id: pairing!.tableId!, ownerId: null })).toMatchObject({
      league: { slug: place.league },
      season: { number: 1, name: 'Spring' },
      round: 1,
    });
    expect(await seasonOfTable(stranger, { id: pairing!.tableId!, ownerId: players[0]!.user })).toBeNull();
    expect(await seasonsOfPlayer(stranger, players[0]!.user)).toMatchObject([
      { league: { slug: place.league }, number: 1, name: 'Spring', status: 'running', gameTitle: 'Ridges' },
    ]);
  });

  it('is on no page of its players while it is only planned', async () => {
    const { director, league, players } = await newLeague(['Ada', 'Bea']);
    await planSeason(director, league, seasonOf());
    expect(await seasonsOfPlayer(director, players[0]!.user)).toEqual([]);
  });
});

describe('a season of a private club', () => {
  beforeEach(forgetUses);

  const refusal = (question: Promise<unknown>) =>
    question.then(
      (answer) => JSON.stringify(answer),
      (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
    );

  it('is told from none by nothing: files, standings to embed, tables, pages of players', async () => {
    const { place, players } = await privateSeason(['Ada', 'Bea']);
    const eve = await newUser('Eve');
    const table = (await pairingsIn(place))[0]!.tableId!;
    const asked = async (which: { league: string; season: number }, id: string, player: string, who: Caller) => {
      const frame = await embedded(which);
      return [
        ...(await Promise.all([seasonFile(who, which), standingsCsv(who, which), seasonCalendar(who, which)].map(refusal))),
        `${frame.status} ${JSON.stringify([...frame.headers])} ${await frame.text()}`,
        JSON.stringify(await seasonOfTable(who, { id, ownerId: null })),
        JSON.stringify(await seasonsOfPlayer(who, player)),
      ];
    };
    const nowhere = { league: 'lega-di-nessuno-2a3b4c5d6e', season: 1 };
    for (const who of [stranger, eve]) {
      const before = await asked(nowhere, '22222222aaaaaaaa', 'nobody', who);
      expect(await asked(place, table, players[0]!.user, who)).toEqual(before);
      expect(await asked({ ...place, season: 7 }, table, players[0]!.user, who)).toEqual(before);
    }
    expect(await seasonsOfPlayer(players[1]!, players[0]!.user)).toHaveLength(1);
    expect(await seasonOfTable(players[1]!, { id: table, ownerId: null })).not.toBeNull();
  });

  it('leads who has left the club to the tables they play at, and to no other', async () => {
    const { place, players, club } = await privateSeason(['Ada', 'Bea', 'Cleo', 'Dora']);
    const [ada] = players as [(typeof players)[0]];
    await leaveClub(ada, club);
    const linked = async (who: Caller) =>
      (await seasonGames(who, place)).flatMap(({ rounds }) =>
        rounds.flatMap(({ games }) =>
          games.flatMap(({ table, places }) => (table === null ? [] : [places.some(({ player }) => player?.userId === ada.user)])),
        ),
      );
    expect(await linked(ada)).toEqual([true]);
    expect((await linked(players[1]!)).sort()).toEqual([false, true]);
  });
});

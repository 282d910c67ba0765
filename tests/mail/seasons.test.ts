import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { POST } from '../../app/unsubscribe/[token]/one-click/route';
import { database } from '../../db/client';
import { clubMembers, entrantHolders, seasons, users } from '../../db/schema';
import { seatsOf } from '../../db/tables';
import {
  adjudicate,
  callOffSeason,
  copySeason,
  enterOther,
  enterSeason,
  extendRound,
  leaveClub,
  leaveSeason,
  openEntries,
  pauseSeason,
  planSeason,
  replacePlayer,
  resumeSeason,
  type SeasonInput,
  seasonView,
  setLetterSettings,
  setSeasonClock,
  startSeason,
  withdrawEntrant,
} from '../../lib/play';
import { letterChoice } from '../../lib/play/people/unsubscribe';
import { enter, forgetUses } from '../support/clubs';
import { onOneDatabase } from '../support/databases';
import { newLeague, pairingsIn, playOpen, seasonOf, seasonRow, setClock, startedSeason, turned } from '../support/leagues';
import { newUser, type Player } from '../support/tables';
import { clear, collect } from './evening';
import { fakeClock, testPost } from './post';

const begin = '2126-03-20T10:00:00Z';
const letters = { turn: false, question: false, news: true, reminders: [50] as number[], digestAt: '08:00' };

const holders = async (table: string): Promise<Record<string, string | null>> => {
  const { db } = await database();
  return Object.fromEntries((await seatsOf(db, table)).map(({ seat, userId }) => [seat, userId]));
};

onOneDatabase('letters of a season', () => {
  beforeEach(async () => {
    await clear();
    await forgetUses();
    // those of other tests have nothing more to tell
    const { db } = await database();
    await db.update(seasons).set({ status: 'called-off', dueAt: null });
  });

  /** Letters of seasons that leave now. */
  const arrived = async ({ at }: { at: Date }) =>
    (await collect(await testPost(undefined, fakeClock(at)))).filter(({ kind }) => kind === 'season');
  const told = async (clock: { at: Date }) => (await arrived(clock)).map(({ to, subject }) => `${to.split('-')[0]}: ${subject}`).sort();

  /** A season that has begun; the last of the players reads Italian in Rome. */
  async function begun(names: readonly string[], change: Partial<SeasonInput> = {}) {
    const season = await startedSeason(names, { calendar: { days: 14 }, ...change }, { clock: setClock(begin) });
    const { db } = await database();
    const last = season.players.at(-1)!;
    await db.update(users).set({ language: 'it', timezone: 'Europe/Rome' }).where(eq(users.id, last.user));
    const { league } = await seasonView(season.director, season.place);
    return { ...season, last, where: `${league.name}, Season 1`, page: `https://fieldpost.test/leagues/${season.place.league}/1` };
  }

  it('open a round with the reader’s own games: whom they meet, on which side, until when in their time', async () => {
    const { players, last, where, page, place, clock } = await begun(['Ada', 'Bea']);
    const [ada, bea] = await arrived(clock);
    expect([ada, bea].map((each) => [each?.to, each?.subject])).toEqual([
      [players[0]!.email, `Round 1 is open: ${where}`],
      [last.email, `Si apre il turno 1: ${where}`],
    ]);
    const [pairing] = await pairingsIn(place);
    const side = Object.entries(await holders(pairing!.tableId!)).find(([, user]) => user === players[0]!.user)![0];
    expect(ada?.text).toContain(`AGAINST BEA\nYou play ${side === 'red' ? 'Red' : 'Blue'}`);
    expect(ada?.text).toContain(`https://fieldpost.test/tables/${pairing!.tableId}`);
    expect(ada?.text).toContain('The round ends Wednesday 3 April, 10:00 (UTC).');
    expect(bea?.text).toContain('CONTRO ADA');
    // at the same hour of the season's zone, where summer time began between
    expect(bea?.text).toContain('Il turno finisce mercoledì 3 aprile, ore 12:00 (Europe/Rome).');
    expect(bea?.text).toContain(page);
    for (const letter of [ada, bea]) expect(letter?.html).toContain(`href="https://fieldpost.test/tables/${pairing!.tableId}"`);
  });

  it('say that there is no game in a round that the reader sits out', async () => {
    const { clock } = await begun(['Ada', 'Bea', 'Cleo']);
    const texts = (await arrived(clock)).map(
      ({ text }) => text.includes('You have no game in this round.') || text.includes('non hai partite'),
    );
    expect(texts.filter(Boolean)).toHaveLength(1);
  });

  it('remind who has an open game before the deadline, and nobody whose games are decided', async () => {
    const season = await begun(['Ada', 'Bea', 'Cleo', 'Dora']);
    const { clock, place, where } = season;
    await arrived(clock);
    const [left, played] = await pairingsIn(place);
    await playOpen(season, holders, [left!.tableId!]);
    clock.pass(11.1);
    await turned(clock);
    const open = Object.values(await holders(left!.tableId!));
    const names = season.players.filter(({ user }) => open.includes(user)).map(({ email }) => email.split('-')[0]);
    const subjects = names.map((name) =>
      name === 'dora' ? `${name}: Il turno 1 sta per finire: ${where}` : `${name}: Round 1 ends soon: ${where}`,
    );
    expect(played).toBeDefined();
    expect(await told(clock)).toEqual(subjects.sort());
    clock.pass(0.1);
    await extendRound(season.director, place, { round: 1, days: 2 }, clock);
    expect((await arrived(clock)).map(({ to }) => to.split('-')[0]).sort()).toEqual(names.sort());
  });

  it('do not remind of a game that is decided before the letter leaves', async () => {
    const season = await begun(['Ada', 'Bea']);
    const { clock } = season;
    await arrived(clock);
    clock.pass(11.1);
    await turned(clock);
    await playOpen(season, holders);
    expect(await told(clock)).toEqual([]);
  });

  it('lead its directors to games that are late, until these are decided', async () => {
    const { director, clock, place, where, page } = await begun(['Ada', 'Bea']);
    await arrived(clock);
    clock.pass(14);
    await turned(clock);
    const [letter, ...others] = await arrived(clock);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: director.email, subject: `A late game in round 1: ${where}` });
    const [pairing] = await pairingsIn(place);
    expect(letter?.text).toContain(`${page}/desk`);
    expect(letter?.text).toContain(`https://fieldpost.test/tables/${pairing!.tableId}`);
    await extendRound(director, place, { round: 1, days: 1 }, clock);
    clock.pass(1);
    await turned(clock);
    await adjudicate(director, pairing!.tableId!, { verdict: 'draw', winners: [], reason: 'Time', appeal: null });
    expect((await arrived(clock)).filter(({ subject }) => subject.startsWith('A late'))).toEqual([]);
  });

  it('tell directors why a season could not start', async () => {
    const clock = setClock(begin);
    const { director, league, players } = await newLeague(['Ada']);
    const { number } = await planSeason(director, league, seasonOf(), clock);
    const place = { league, season: number };
    await openEntries(director, place, new Date(clock.at.getTime() + 3_600_000), clock);
    await enterSeason(players[0]!, place, null, clock);
    clock.pass(0.1);
    await turned(clock);
    const [letter] = await arrived(clock);
    expect(letter).toMatchObject({ to: director.email, subject: expect.stringMatching(/^The season could not start: /) });
    expect(letter?.text.replaceAll('\n', ' ')).toContain('has fewer than 2 entrants');
  });

  it('tell of an entry that a director made, also of one made before the season was open, unless it was taken back', async () => {
    const clock = setClock(begin);
    const { director, club, league, players } = await newLeague(['Ada', 'Bea']);
    const nina = await newUser('Nina', 'it');
    await enter(director, club, nina);
    const [ada, bea] = players as [Player, Player];
    const { number } = await planSeason(director, league, seasonOf(), clock);
    const place = { league, season: number };
    await enterOther(director, place, { players: [ada.user], name: null }, clock);
    expect(await told(clock)).toEqual([]);
    await openEntries(director, place, null, clock);
    await enterOther(director, place, { players: [nina.user], name: null }, clock);
    const { entrant } = await enterOther(director, place, { players: [bea.user], name: null }, clock);
    await leaveSeason(bea, place, entrant, clock);
    expect((await told(clock)).map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      expect.stringMatching(/^ada: You are entered in /),
      'nina: La tua iscrizione',
    ]);
    await callOffSeason(director, place, clock);
    expect((await told(clock)).map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'ada: The season was called off',
      'nina: La stagione è stata annullata',
    ]);
  });

  it('tell directors of a withdrawal', async () => {
    const { director, clock, place, players, where, page } = await begun(['Ada', 'Bea']);
    await arrived(clock);
    const entrant = Object.values((await seasonView(director, place)).entrants).find(({ name }) => name === 'Ada')!.id;
    await withdrawEntrant(players[0]!, place, { entrant, why: 'No time' }, clock);
    const letters = await arrived(clock);
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([[director.email, `Ada has withdrawn: ${where}`]]);
    expect(letters[0]?.text).toContain(`${page}/desk`);
  });

  it('tell of a replacement who plays on, and who played before', async () => {
    const { director, club, clock, place, where } = await begun(['Ada', 'Bea']);
    await arrived(clock);
    const entrant = Object.values((await seasonView(director, place)).entrants).find(({ name }) => name === 'Ada')!.id;
    const nina = await newUser('Nina', 'it');
    await enter(director, club, nina);
    await replacePlayer(director, place, { entrant, player: nina.user }, clock);
    expect(await told(clock)).toEqual([`ada: Somebody plays on for you: ${where}`, `nina: Continui tu: ${where}`]);
  });

  it('tell of a pause, its end and another clock, and of no pause that is over already', async () => {
    const { director, clock, place, where } = await begun(['Ada', 'Bea']);
    await arrived(clock);
    const until = new Date(clock.at.getTime() + 7 * 86_400_000);
    await pauseSeason(director, place, { from: clock.at, until }, clock);
    const letters = await arrived(clock);
    expect(letters.map(({ subject }) => subject)).toEqual([`A pause: ${where}`, `Una pausa: ${where}`]);
    expect(letters[0]?.text.replaceAll('\n', ' ')).toContain('from Wednesday 20 March, 10:00 (UTC) until Wednesday 27 March, 10:00 (UTC)');
    await resumeSeason(director, place, clock);
    expect(await told(clock)).toEqual([`ada: The pause is over: ${where}`, `bea: La pausa è finita: ${where}`]);
    await setSeasonClock(director, place, { kind: 'hours', turn: 24, reaction: 24 }, clock);
    expect(await told(clock)).toEqual([`ada: Another clock: ${where}`, `bea: Un altro orologio: ${where}`]);
    await pauseSeason(director, place, { from: clock.at, until }, clock);
    await resumeSeason(director, place, clock);
    expect(await told(clock)).toEqual([`ada: The pause is over: ${where}`, `bea: La pausa è finita: ${where}`]);
  });

  it('end a season with the table of the reader’s division, and say who goes up and down', async () => {
    const season = await begun(['Ada', 'Bea', 'Cleo', 'Dora'], {
      divisions: [
        { name: 'Gold', size: 2 },
        { name: 'Silver', size: 2 },
      ],
      exchange: 1,
    });
    const { director, clock, place, players, last } = season;
    await arrived(clock);
    await playOpen(season, holders);
    await turned(clock);
    const view = await seasonView(director, place);
    const userAt = (division: number, at: number) => view.entrants[view.divisions[division]!.table[at]!.entrant]!.players[0]!;
    const all = await arrived(clock);
    const textFor = (user: string) => all.find(({ to }) => to === players.find((each) => each.user === user)!.email)!.text;
    const down = userAt(0, 1);
    const up = userAt(1, 0);
    expect(textFor(down.userId)).toContain(
      down.userId === last.user ? 'Così scendi nella divisione Silver.' : 'That takes you down into division Silver.',
    );
    expect(textFor(userAt(0, 0).userId)).not.toMatch(/That takes you|Così (sali|scendi)/);
    expect(textFor(up.userId)).toContain(
      up.userId === last.user ? 'Così sali nella divisione Gold.' : 'That takes you up into division Gold.',
    );
    expect(textFor(userAt(0, 0).userId)).toMatch(
      new RegExp(`1\\. ${userAt(0, 0).name}, 1 (point|punto)\n2\\. ${down.name}, 0 (points|punti)`),
    );
    expect(textFor(userAt(0, 0).userId)).not.toContain(up.name!);
    expect(textFor(last.user)).toMatch(/Sei al posto \d su 2, con [01] punt[oi]\./);
    // and the next season says who was carried into it once it is open
    const { number } = await copySeason(director, place, clock);
    await openEntries(director, { ...place, season: number }, null, clock);
    expect((await arrived(clock)).map(({ to }) => to).sort()).toEqual(players.map(({ email }) => email).sort());
  });

  it('wait for quiet hours and for the hour of a daily reader, and leave out what is not wanted', async () => {
    const season = await newLeague(['Ada', 'Bea', 'Cleo', 'Dora']);
    const clock = setClock(begin);
    const { director, players } = season;
    const [ada, bea, cleo] = players as [Player, Player, Player];
    await setLetterSettings(ada, { ...letters, mode: 'instant', quiet: { from: '09:00', to: '18:00' } });
    await setLetterSettings(bea, { ...letters, mode: 'digest', digestAt: '20:00', quiet: null });
    await setLetterSettings(cleo, { ...letters, news: false, mode: 'instant', quiet: null });
    const { number } = await planSeason(director, season.league, seasonOf({ calendar: { days: 14 } }), clock);
    const place = { league: season.league, season: number };
    await openEntries(director, place, null, clock);
    for (const player of players) await enterSeason(player, place, null, clock);
    await startSeason(director, place, clock);
    await turned(clock);
    const names = async () => (await arrived(clock)).map(({ to }) => to.split('-')[0]);
    expect(await names()).toEqual(['dora']);
    clock.pass(8.1 / 24);
    expect(await names()).toEqual(['ada']);
    clock.pass(2 / 24);
    expect(await names()).toEqual(['bea']);
  });

  it('stop with one click, season by season, and with all others', async () => {
    const { director, clock, place, players, where } = await begun(['Ada', 'Bea']);
    const letter = (await arrived(clock)).find(({ to }) => to === players[0]!.email);
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, token = ''] = /unsubscribe\/([^/]+)\/one-click/.exec(letter?.headers['List-Unsubscribe'] ?? '') ?? [];
    expect((await POST(new Request('https://fieldpost.test', { method: 'POST' }), { params: Promise.resolve({ token }) })).status).toBe(
      204,
    );
    expect(await letterChoice(players[0]!, token)).toMatchObject({ season: { name: where }, club: null, table: null, stopped: true });
    await setLetterSettings(players[1]!, { ...letters, mode: 'off', quiet: null });
    await setSeasonClock(director, place, { kind: 'hours', turn: 24, reaction: 24 }, clock);
    expect(await told(clock)).toEqual([]);
    await setLetterSettings(players[1]!, { ...letters, mode: 'instant', quiet: null });
    await setSeasonClock(director, place, { kind: 'hours', turn: 48, reaction: 24 }, clock);
    expect(await told(clock)).toEqual([`bea: Un altro orologio: ${where}`]);
  });

  it('tell nothing of a private league to who may not know of it when the letter is written, not even by old links', async () => {
    const clock = setClock(begin);
    const { director, league, players } = await newLeague(['Ada', 'Bea'], { visibility: 'private' });
    const { number } = await planSeason(director, league, seasonOf({ calendar: { days: 14 } }), clock);
    const place = { league, season: number };
    await openEntries(director, place, null, clock);
    for (const player of players) await enterSeason(player, place, null, clock);
    const [ada, bea] = players as [Player, Player];
    await startSeason(director, place, clock);
    await turned(clock);
    const letter = (await arrived(clock)).find(({ to }) => to === ada.email);
    const [, token = ''] = /unsubscribe\/([^/]+)\/one-click/.exec(letter?.headers['List-Unsubscribe'] ?? '') ?? [];
    // who plays still hears of it behind the club's back
    await leaveClub(ada, (await seasonView(director, place)).club!.slug);
    await setSeasonClock(director, place, { kind: 'hours', turn: 24, reaction: 24 }, clock);
    expect(await told(clock)).toEqual([expect.stringMatching(/^ada: Another clock/), expect.stringMatching(/^bea: Another clock/)]);
    await setSeasonClock(director, place, { kind: 'hours', turn: 48, reaction: 24 }, clock);
    const { db } = await database();
    await db.delete(entrantHolders).where(eq(entrantHolders.userId, ada.user));
    await db.delete(clubMembers).where(eq(clubMembers.userId, bea.user));
    expect(await told(clock)).toEqual([expect.stringMatching(/^bea: Another clock/)]);
    expect((await letterChoice(ada, token)).season).toEqual({ name: null });
  });

  it('hold names as they were written', async () => {
    const { clock, place, director } = await begun(['Ada', 'Bea']);
    const { db } = await database();
    const { id } = await seasonRow(place);
    await db.update(seasons).set({ name: '<b>Spring</b>' }).where(eq(seasons.id, id));
    await setSeasonClock(director, place, { kind: 'none' }, clock);
    const letter = (await arrived(clock)).find(({ subject }) => subject.startsWith('Another clock'));
    expect(letter?.subject).toContain('<b>Spring</b>');
    expect(letter?.html).toContain('&lt;b&gt;Spring&lt;/b&gt;');
    expect(letter?.html).not.toContain('<b>Spring</b>');
  });
});

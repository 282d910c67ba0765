import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { accountRows } from '../../db/account-rows';
import { database } from '../../db/client';
import { follows as followRows, followTimes, leagues, rateLimits, users } from '../../db/schema';
import {
  acceptClubInvitation,
  adjudicate,
  callOffSeason,
  enterSeason,
  follow,
  followed,
  follows,
  inviteToClub,
  leaveClub,
  openEntries,
  planSeason,
  startSeason,
  tellFollowers,
  unfollow,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newLeague, pairingsIn, seasonOf, setClock, startedSeason, turned } from '../support/leagues';
import { codeOf, newUser, type Player } from '../support/tables';
import { clear, collect } from './evening';
import { testPost } from './post';

onEachDatabase('the weekly letter of leagues that somebody follows', () => {
  let fay: Player;
  let clock: ReturnType<typeof setClock>;
  beforeEach(async () => {
    await clear();
    const { db } = await database();
    for (const rows of [rateLimits, followRows, followTimes]) await db.delete(rows);
    clock = setClock('2126-08-04T10:00:00Z');
    fay = await newUser('Fay');
  });

  const league = (address: string) => ({ kind: 'league' as const, address });
  const arrived = async () => {
    while (await tellFollowers(clock.now()));
    const letters = await collect({ ...(await testPost()), clock });
    return letters.filter(({ kind }) => kind === 'followed');
  };
  const won = (side: string) => ({ verdict: 'won' as const, winners: [side], reason: 'Played elsewhere', appeal: null });
  const draw = { verdict: 'draw' as const, winners: [], reason: 'Played elsewhere', appeal: null };

  it('tells of rounds, results, who leads and the end, once, and nothing of before', async () => {
    const { director, place } = await startedSeason(
      ['Ann', 'Bob'],
      { system: { kind: 'round-robin', cycles: 2, numbers: 'seeds' } },
      { clock },
    );
    const { db } = await database();
    await db.update(leagues).set({ name: 'Spring' }).where(eq(leagues.slug, place.league));
    clock.pass(1);
    await follow(fay, league(place.league), clock);
    expect(await followed(fay)).toEqual([{ kind: 'league', address: place.league, name: 'Spring' }]);
    clock.pass(1);
    const [first] = (await pairingsIn(place)).filter(({ tableId }) => tableId !== null);
    await adjudicate(director, first!.tableId!, won('red'), clock);
    await turned(clock);
    clock.pass(7);
    const [letter, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: fay.email, subject: 'News of Spring' });
    const page = `https://fieldpost.test/leagues/${place.league}/1`;
    expect(letter?.text).toMatch(/- Round opened: Season 1, round 2\s+It ends /);
    expect(letter?.text).toContain(`${page}/games?round=2#round-2`);
    expect(letter?.text).toMatch(/- Results: Season 1 (Ann beat Bob|Bob beat Ann)\.\n/);
    expect(letter?.text).toMatch(/- Standings: Season 1 (Ann|Bob) first with 1 point\.\n/);
    expect(letter?.text).not.toMatch(/round 1\b|Open for entries/);
    expect(letter?.html).toContain(`href="https://fieldpost.test/leagues/${place.league}"`);
    clock.pass(1);
    const [, second] = (await pairingsIn(place)).filter(({ tableId }) => tableId !== null);
    await adjudicate(director, second!.tableId!, draw, clock);
    await turned(clock);
    clock.pass(7);
    const [last] = await arrived();
    expect(last?.text).toMatch(/- Season over: Season 1 (Ann|Bob) first with 1.5\s+points\.\n/);
    expect(last?.text).toMatch(/- Results: Season 1 (Ann and Bob|Bob and Ann) drew\.\n/);
    expect(last?.text).not.toContain('Standings');
    clock.pass(7);
    expect(await arrived()).toEqual([]);
  });

  it('tells in the language of its reader what opens for entries and is called off, and nothing of what is only planned', async () => {
    const gina = await newUser('Gina', 'it');
    const { director, league: address } = await newLeague([]);
    await follow(gina, league(address), clock);
    clock.pass(1);
    for (const name of ['Prima', 'Segreta', 'Terza']) await planSeason(director, address, seasonOf({ name }), clock);
    for (const season of [1, 3]) await openEntries(director, { league: address, season }, null, clock);
    clock.pass(1);
    await callOffSeason(director, { league: address, season: 3 }, clock);
    clock.pass(7);
    const [letter] = await arrived();
    expect(letter?.text).toMatch(/- Annullata: Terza[\s\S]*- Iscrizioni aperte: Terza[\s\S]*- Iscrizioni aperte: Prima/);
    expect(letter?.text).not.toContain('Segreta');
  });

  it('of a private club is for who may see it, and falls silent with the right to', async () => {
    const { director, club, league: address, players } = await newLeague(['Ann', 'Bob'], { visibility: 'private' });
    expect(await codeOf(follow(fay, league(address), clock))).toBe('not-found');
    expect(await follows(fay, league(address))).toBe(null);
    await acceptClubInvitation(fay, (await inviteToClub(director, club, null)).token);
    await follow(fay, league(address), clock);
    const [ann, bob] = players as [Player, Player];
    await follow(ann, league(address), clock);
    await planSeason(director, address, seasonOf(), clock);
    const place = { league: address, season: 1 };
    clock.pass(1);
    await openEntries(director, place, null, clock);
    for (const each of [ann, bob]) await enterSeason(each, place, null, clock);
    await startSeason(director, place, clock);
    await turned(clock);
    clock.pass(7);
    expect((await arrived()).map(({ to }) => to).sort()).toEqual([ann.email, fay.email].sort());
    await leaveClub(fay, club);
    // who plays there may know of it all the same
    await leaveClub(ann, club);
    clock.pass(1);
    const [game] = (await pairingsIn(place)).filter(({ tableId }) => tableId !== null);
    await adjudicate(director, game!.tableId!, won('red'), clock);
    await turned(clock);
    clock.pass(7);
    expect((await arrived()).map(({ to }) => to)).toEqual([ann.email]);
    expect(await followed(fay)).toEqual([]);
    const { db } = await database();
    const rows = async (user: string) => (await accountRows(db, user))?.sections.followed.map((each) => each.league);
    const [{ name } = { name: '' }] = await db.select({ name: leagues.name }).from(leagues).where(eq(leagues.slug, address));
    expect([await rows(ann.user), await rows(fay.user)]).toEqual([[name], [null]]);
    await unfollow(fay, league(address));
    expect(await db.$count(followRows, eq(followRows.userId, fay.user))).toBe(0);
  });

  it('says of who closed the account nothing but that somebody was there', async () => {
    const { director, place, players } = await startedSeason(['Ann', 'Bob'], {}, { clock });
    await follow(fay, league(place.league), clock);
    clock.pass(1);
    const [game] = (await pairingsIn(place)).filter(({ tableId }) => tableId !== null);
    await adjudicate(director, game!.tableId!, won('red'), clock);
    const { db } = await database();
    await db.update(users).set({ name: null }).where(eq(users.id, players[0]!.user));
    await turned(clock);
    clock.pass(7);
    const [letter] = await arrived();
    expect(letter?.text).toMatch(/a\s+former\s+player/i);
    expect(letter?.text).not.toContain('Ann');
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { clubMembers, seasonHookNews, seasonHooks, seasons, users } from '../../db/schema';
import { seatsOf } from '../../db/tables';
import {
  addSeasonHook,
  dropSeasonHook,
  mostFailures,
  mySeasonHooks,
  resumeSeasonHook,
  tellSeasonsDue,
  trySeasonHook,
} from '../../lib/hooks';
import { signatureOf } from '../../lib/hooks/payload';
import { adjudicate, type Caller, openEntries, planSeason, sitOut, withdrawEntrant } from '../../lib/play';
import { clear, collect } from '../mail/evening';
import { testPost } from '../mail/post';
import { forgetUses } from '../support/clubs';
import { onEachDatabase } from '../support/databases';
import { newLeague, pairingsIn, playOpen, seasonOf, setClock, startedSeason, turned } from '../support/leagues';
import { codeOf, newUser, type Player } from '../support/tables';
import { type HookReceiver, hookPost, hookReceiver } from './receiver';

const minute = 60_000;

const holders = async (table: string): Promise<Record<string, string | null>> => {
  const { db } = await database();
  return Object.fromEntries((await seatsOf(db, table)).map(({ seat, userId }) => [seat, userId]));
};

onEachDatabase('webhooks of a season', () => {
  let receiver: HookReceiver;
  let post: Awaited<ReturnType<typeof hookPost>>;
  let eve: Player;

  beforeAll(async () => {
    receiver = await hookReceiver();
    eve = await newUser('Eve');
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    post = await hookPost();
    await forgetUses();
    await post.db.delete(seasonHooks);
    await post.db.update(seasons).set({ status: 'called-off', dueAt: null });
    receiver.heard.length = 0;
    receiver.answer = 204;
  });

  /** What arrives now; what waits for quiet waits. */
  const told = async () => {
    while ((await tellSeasonsDue(post)) > 0);
    return receiver.heard.splice(0);
  };
  const bodies = async () => (await told()).map(({ body }) => JSON.parse(body));
  const add = (caller: Caller, league: string, season: number | null = 1, kind: 'json' | 'discord' = 'json') =>
    addSeasonHook(caller, { league, season, kind, url: receiver.url }, post);

  it('hear of a round, of results and tables, and of the end, signed, each burst as one message', async () => {
    const season = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora']);
    const { place, clock } = season;
    const { secret } = await add(eve, place.league);
    expect(await told()).toEqual([]);
    await playOpen(season, holders);
    const [heard, ...more] = await told();
    expect(more).toEqual([]);
    const body = JSON.parse(heard?.body ?? '');
    expect(body).toMatchObject({
      type: 'result',
      events: ['result', 'standings'],
      season: { number: 1, status: 'running', game: 'ridges' },
    });
    expect(body.season.url).toBe(`https://fieldpost.test/leagues/${place.league}/1`);
    expect(body.results).toHaveLength(2);
    const [pairing] = await pairingsIn(place);
    expect(body.results[0]).toMatchObject({
      round: 1,
      table: `https://fieldpost.test/tables/${pairing!.tableId}`,
      kind: 'played-out',
      anew: false,
    });
    expect(body.standings[0].table.map(({ points }: { points: number }) => points)).toEqual([1, 1, 0, 0]);
    const [, seconds = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(heard?.headers['x-fieldpost-signature'])) ?? [];
    expect(signature).toBe(signatureOf(secret, Number(seconds), heard?.body ?? ''));
    await turned(clock);
    // the next one comes after a moment of quiet
    expect(await told()).toEqual([]);
    post.clock.pass(minute);
    expect(await bodies()).toMatchObject([{ type: 'round-opened', events: ['round-opened'], rounds: [{ round: 2 }], standings: [] }]);
    for (const _ of [2, 3]) {
      await playOpen(season, holders);
      await turned(clock);
    }
    post.clock.pass(minute);
    const [last] = await bodies();
    expect(last).toMatchObject({ type: 'season-over', events: ['season-over', 'round-opened', 'result', 'standings'] });
    expect(last.season.status).toBe('over');
    expect(last.results).toHaveLength(4);
    post.clock.pass(minute);
    expect(await told()).toEqual([]);
  });

  it('hear of a game that is decided anew, and of no table that stayed as it was', async () => {
    const season = await startedSeason(['Ada', 'Bea', 'Cleo', 'Dora']);
    const { director, place, clock } = season;
    await add(eve, place.league);
    await playOpen(season, holders);
    await told();
    post.clock.pass(minute);
    const [pairing] = await pairingsIn(place);
    await adjudicate(director, pairing!.tableId!, { verdict: 'draw', winners: [], reason: 'Looked at again', appeal: null });
    const [body] = await bodies();
    expect(body).toMatchObject({ events: ['result', 'standings'], results: [{ kind: 'adjudicated', anew: true }] });
    expect(body.results).toHaveLength(1);
    post.clock.pass(minute);
    await turned(clock);
    await told();
    post.clock.pass(minute);
    const entrant = pairing!.seats[0]!.entrant;
    await sitOut(director, place, { entrant, round: 3, out: true }, clock);
    expect(await told()).toEqual([]);
    expect(await post.db.select().from(seasonHookNews)).toEqual([]);
  });

  it('hear of all seasons of a league, also of those to come, and of one alone where that was asked', async () => {
    const first = await startedSeason(['Ada', 'Bea']);
    const { director, place, clock } = first;
    await add(eve, place.league, null);
    await add(director, place.league, 1, 'discord');
    const { number } = await planSeason(director, place.league, seasonOf({ name: 'Second' }), clock);
    await openEntries(director, { ...place, season: number }, null, clock);
    await playOpen(first, holders);
    const heard = await told();
    expect(heard).toHaveLength(2);
    const discord = heard.map(({ body }) => JSON.parse(body)).find((body) => body.embeds);
    expect(discord).toMatchObject({
      allowed_mentions: { parse: [] },
      embeds: [{ url: `https://fieldpost.test/leagues/${place.league}/1` }],
    });
    expect(discord.embeds[0].description).toMatch(/^• (Ada|Bea) – (Ada|Bea): (Ada|Bea) won\n1\\. (Ada|Bea): 1\n2\\. (Ada|Bea): 0$/);
  });

  it('are added by who may see the league alone, and a private one is told from none by nothing', async () => {
    const { director, league } = await newLeague(['Ada'], { visibility: 'private' });
    await planSeason(director, league, seasonOf(), setClock());
    for (const season of [null, 1]) {
      const tries = [league, 'nowhere'].map((each) =>
        add(eve, each, season).then(
          () => null,
          ({ code, message }) => [code, message],
        ),
      );
      const [there, none] = await Promise.all(tries);
      expect(there).toEqual(none);
      expect(there?.[0]).toBe('not-found');
    }
    expect(await codeOf(add({ user: null, language: 'en' }, league))).toBe('forbidden');
    await add(director, league);
    expect(await mySeasonHooks(director)).toMatchObject([{ season: { number: 1, name: 'Season 1' }, state: 'new' }]);
    expect(await mySeasonHooks(eve)).toEqual([]);
  });

  it('hear nothing any more once who added them may not know of the league', async () => {
    const season = await startedSeason(['Ada', 'Bea']);
    const hidden = await newLeague(['Dora', 'Elsa'], { visibility: 'private' });
    const dora = hidden.players[0]!;
    const clock = setClock();
    await planSeason(hidden.director, hidden.league, seasonOf(), clock);
    await openEntries(hidden.director, { league: hidden.league, season: 1 }, null, clock);
    const { id } = await add(dora, hidden.league, null);
    await add(dora, season.place.league, null);
    await post.db.delete(clubMembers).where(eq(clubMembers.userId, dora.user));
    expect((await mySeasonHooks(dora)).map(({ league: { slug } }) => slug)).toEqual([season.place.league]);
    expect(await codeOf(trySeasonHook(dora, id, post))).toBe('not-found');
    const [hook] = await post.db.select().from(seasonHooks).where(eq(seasonHooks.id, id));
    const [its] = await post.db.select().from(seasons).where(eq(seasons.leagueId, hook!.leagueId));
    await post.db.insert(seasonHookNews).values({ hookId: id, seasonId: its!.id, event: 'over', about: {} });
    expect(await told()).toEqual([]);
    expect(await post.db.select().from(seasonHooks).where(eq(seasonHooks.id, id))).toEqual([]);
  });

  it('try again later and longer apart, are switched off in the end with a letter, and hear what they missed once they are on again', async () => {
    await clear();
    const season = await startedSeason(['Ada', 'Bea']);
    const { id } = await add(eve, season.place.league);
    receiver.answer = 500;
    await playOpen(season, holders);
    for (let tries = 1; tries <= mostFailures; tries++) {
      expect(await told()).toHaveLength(1);
      expect(await told()).toEqual([]);
      post.clock.pass(7 * 60 * minute);
    }
    expect(await mySeasonHooks(eve)).toMatchObject([{ state: 'off' }]);
    expect(await told()).toEqual([]);
    const letters = (await collect(await testPost(undefined, post.clock))).filter(({ to }) => to === eve.email);
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^A webhook was switched off: /)]);
    expect(letters[0]?.text).toContain('https://fieldpost.test/account#league-webhooks');
    receiver.answer = 204;
    expect(await trySeasonHook(eve, id, post)).toBeNull();
    expect(receiver.heard.splice(0).map(({ body }) => JSON.parse(body).type)).toEqual(['test']);
    await resumeSeasonHook(eve, id, post);
    expect(await bodies()).toMatchObject([{ type: 'result' }]);
    expect(await mySeasonHooks(eve)).toMatchObject([{ state: 'works' }]);
  });

  it('are one for one address however often it is added, ten at most, each for its own user alone', async () => {
    const { league } = await newLeague([]);
    const { id } = await add(eve, league, null);
    expect((await add(eve, league, null)).id).toBe(id);
    for (let more = 2; more <= 10; more++)
      await addSeasonHook(eve, { league, season: null, kind: 'json', url: `${receiver.url}/${more}` }, post);
    expect(await codeOf(addSeasonHook(eve, { league, season: null, kind: 'json', url: `${receiver.url}/11` }, post))).toBe('invalid');
    const other = await newUser('Otto');
    await dropSeasonHook(other, id);
    expect(await codeOf(resumeSeasonHook(other, id))).toBe('not-found');
    expect(await mySeasonHooks(eve)).toHaveLength(10);
    await dropSeasonHook(eve, id);
    expect(await mySeasonHooks(eve)).toHaveLength(9);
    expect(await codeOf(addSeasonHook(eve, { league, season: null, kind: 'json', url: 'http://fieldpost.test/' }, post))).toBe('invalid');
  });

  it('say nothing for who has closed the account', async () => {
    const season = await startedSeason(['Ada', 'Bea']);
    const gone = await newUser('Gustav');
    await add(gone, season.place.league);
    await post.db.update(users).set({ name: null }).where(eq(users.id, gone.user));
    const { place, clock } = season;
    const entrant = (await pairingsIn(place))[0]!.seats[0]!.entrant;
    await withdrawEntrant(season.director, place, { entrant, why: '' }, clock);
    await turned(clock);
    expect(await told()).toEqual([]);
  });
});

import { beforeEach, expect, it } from 'vitest';
import { operations } from '../../app/api/v1/_door/operations';
import { systemClock } from '../../lib/clock';
import { type Answer, type Program, program } from '../support/api';
import { charterOf, forgetUses } from '../support/clubs';
import { onOneDatabase } from '../support/databases';
import { seasonOf, turned } from '../support/leagues';

let made = 0;
let keys = 0;
const fresh = () => ({ 'idempotency-key': `key-${++keys}` });
const named = (name: string) => ({ name, description: { en: 'Every spring.', it: '' } });

interface Scene {
  ann: Program;
  bob: Program;
  eve: Program;
  club: string;
  league: string;
}

/** A club of Ann's with a league, with Bob as a member; Eve is a stranger. */
async function scene(visibility: 'public' | 'private' = 'public'): Promise<Scene> {
  const number = ++made;
  const [ann, bob, eve] = [await program(`ann${number}`), await program(`bob${number}`, 'it'), await program(`eve${number}`)];
  const admission = visibility === 'private' ? 'invitation' : 'open';
  const club = (await ann.post('clubs', charterOf({ name: `League club ${number}`, visibility, admission }))).body.slug;
  if (visibility === 'public') await bob.post(`clubs/${club}/join`, {});
  const league = (await ann.post(`clubs/${club}/leagues`, named(`League ${number}`), fresh())).body.slug;
  return { ann, bob, eve, club, league };
}

/** Sends a body that fits the operation, so that it is what the caller may that is asked. */
const bodies: Record<string, unknown> = {
  foundLeague: named('Another'),
  editLeague: named('Other'),
  planSeason: seasonOf(),
  changePlan: seasonOf(),
  whatIf: { division: 'none' },
  openEntries: { startsAt: null },
  enterSeason: {},
  enterOther: { players: ['nobody'] },
  leaveSeason: { entrant: 'none' },
  placeEntrant: { entrant: 'none', division: null },
  withdrawEntrant: { entrant: 'none' },
  replacePlayer: { entrant: 'none', player: 'nobody' },
  sitOut: { entrant: 'none', round: 2 },
  challenge: { entrant: null },
  pauseSeason: { from: '2126-01-01T00:00:00Z', until: '2126-01-02T00:00:00Z' },
  extendRound: { round: 1, days: 1 },
  setSeasonClock: { timeControl: { kind: 'none' } },
};

const ofLeagues = Object.entries(operations).filter(([, { path }]) => path.startsWith('/leagues/') || path.endsWith('/leagues'));

/** What a program is answered by every operation of a league, its key aside. */
async function answersOf(asker: Program, club: string, league: string): Promise<[string, number, unknown][]> {
  const answers: [string, number, unknown][] = [];
  for (const [id, { method, path }] of ofLeagues) {
    if (id === 'leagues') continue;
    const place = path.slice(1).replace('{club}', club).replace('{league}', league).replace('{season}', '1');
    const { status, body } = method === 'get' ? await asker.get(place) : await asker.post(place, bodies[id] ?? {}, fresh());
    answers.push([id, status, body]);
  }
  return answers;
}

onOneDatabase('leagues by program', () => {
  beforeEach(forgetUses);

  it('play a whole season', async () => {
    const { ann, bob, club, league } = await scene();
    expect((await bob.get(`clubs/${club}/leagues`)).body).toMatchObject([{ slug: league, seasons: [] }]);
    expect((await ann.post(`leagues/${league}`, named('Spring league'))).body).toEqual({ done: true });
    expect((await ann.post(`leagues/${league}/seasons`, seasonOf(), fresh())).body).toEqual({ number: 1 });
    const season = `leagues/${league}/seasons/1`;
    expect((await bob.get(season)).status).toBe(404);
    await ann.post(season, seasonOf({ name: 'Spring' }), fresh());
    const startsAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    expect((await ann.post(`${season}/open`, { startsAt }, fresh())).body).toEqual({ done: true });
    expect((await bob.get(season)).body).toMatchObject({
      ...{ name: 'Spring', status: 'entry', startsAt, mayEnter: true, mayDirect: false, seed: null },
      league: { slug: league, name: 'Spring league' },
    });
    expect((await bob.post(`${season}/enter`, {}, fresh())).body).toEqual({ done: true });
    const { own } = (await bob.get(season)).body;
    expect((await bob.post(`${season}/leave`, { entrant: own }, fresh())).body).toEqual({ done: true });
    await bob.post(`${season}/enter`, {}, fresh());
    const { entrant } = (await ann.post(`${season}/enter-other`, { players: [ann.user] }, fresh())).body;
    const [division] = (await ann.get(season)).body.divisions;
    expect((await ann.post(`${season}/place`, { entrant, division: division.id, seed: 1 }, fresh())).status).toBe(200);
    expect((await ann.post(`${season}/start`, undefined, fresh())).body).toEqual({ done: true });
    await turned(systemClock);
    const [{ rounds }] = (await bob.get(`${season}/games`)).body;
    const [game] = rounds[0].games;
    expect(game).toMatchObject({ round: 1, kind: null, late: false });
    const supposed = (await bob.post(`${season}/what-if`, { division: division.id, games: { [game.id]: 'first' } })).body;
    expect(supposed.table[0]).toMatchObject({ entrant: game.places[0].entrant, points: 1 });
    const table = `tables/${game.table}`;
    expect((await bob.post(`${season}/extend`, { round: 1, days: 3 }, fresh())).status).toBe(403);
    expect((await ann.post(`${season}/extend`, { round: 1, days: 3 }, fresh())).body).toEqual({ done: true });
    const until = new Date(Date.now() + 86_400_000).toISOString();
    expect((await ann.post(`${season}/pause`, { from: new Date().toISOString(), until }, fresh())).body).toEqual({ done: true });
    expect((await ann.post(`${season}/resume`, undefined, fresh())).body).toEqual({ done: true });
    expect((await ann.post(`${season}/clock`, { timeControl: { kind: 'hours', turn: 24, reaction: 24 } }, fresh())).status).toBe(200);
    expect((await ann.get(`${season}/desk`)).body.items).toEqual([]);
    await turned(systemClock);
    await bob.post(`${table}/concede`, { sure: true });
    await turned(systemClock);
    const over = (await bob.get(season)).body;
    expect(over.status).toBe('over');
    expect(
      over.divisions[0].table.map((line: { entrant: string; points: number }) => [over.entrants[line.entrant].name, line.points]),
    ).toEqual([
      [ann.user, 1],
      [bob.user, 0],
    ]);
    expect((await bob.get(`${season}/cross`)).body[0].rows[0].cells[0].games).toMatchObject([{ outcome: 'won', points: 1 }]);
    expect((await bob.get(`${season}/progress`)).body[0].rounds).toMatchObject([{ round: 1, standings: [{ rank: 1 }, { rank: 2 }] }]);
    expect((await bob.get(`${season}/record`)).body.map(({ kind }: { kind: string }) => kind).slice(0, 3)).toEqual([
      'over',
      'round-closed',
      'clock',
    ]);
    expect((await ann.post(`${season}/copy`, undefined, fresh())).body).toEqual({ number: 2 });
    expect((await ann.post(`leagues/${league}/seasons/2/call-off`, undefined, fresh())).body).toEqual({ done: true });
    expect((await bob.get(`leagues/${league}`)).body.seasons.map(({ status }: { status: string }) => status)).toEqual([
      'called-off',
      'over',
    ]);
  });

  it('do nothing twice that is asked for again under the same key, and all of it under another', async () => {
    const { ann, bob, club, league } = await scene();
    const twice = async (path: string, body?: unknown) => {
      const key = fresh();
      const [first, second] = await Promise.all([ann.post(path, body, key), ann.post(path, body, key)]);
      expect([second.status, second.body]).toEqual([first.status, first.body]);
      expect((await ann.post(path, body, key)).body).toEqual(first.body);
      expect(first.status).toBeLessThan(300);
      return first.body;
    };
    await twice(`clubs/${club}/leagues`, named('Autumn league'));
    expect((await ann.get(`clubs/${club}/leagues`)).body).toHaveLength(2);
    const { number } = await twice(`leagues/${league}/seasons`, seasonOf());
    expect((await ann.get(`leagues/${league}`)).body.seasons).toHaveLength(1);
    const season = `leagues/${league}/seasons/${number}`;
    await twice(`${season}/open`, { startsAt: null });
    const { entrant } = await twice(`${season}/enter-other`, { players: [bob.user] });
    expect(Object.keys((await ann.get(season)).body.entrants)).toEqual([entrant]);
    await ann.post(`${season}/enter`, {}, fresh());
    await twice(`${season}/start`);
    await turned(systemClock);
    await twice(`${season}/extend`, { round: 1, days: 3 });
    const deadlines = async () => (await ann.get(season)).body.rounds.map(({ deadline }: { deadline: string }) => Date.parse(deadline));
    const [deadline] = await deadlines();
    await ann.post(`${season}/extend`, { round: 1, days: 3 }, fresh());
    const [later] = await deadlines();
    expect(Math.round((later - deadline) / 86_400_000)).toBe(3);
    const { number: copy } = await twice(`${season}/copy`);
    expect(copy).toBe(2);
    expect((await ann.get(`leagues/${league}`)).body.seasons).toHaveLength(2);
    await twice(`${season}/call-off`);
    // somebody else's key is another one, and so is the same for something else
    const key = fresh();
    const { slug } = (await ann.post(`clubs/${club}/leagues`, named('One'), key)).body;
    expect((await ann.post(`leagues/${slug}/seasons`, seasonOf(), key)).body).toEqual({ number: 1 });
    expect((await ann.post(`leagues/${league}/seasons`, seasonOf(), key)).body).toEqual({ number: 3 });
  });

  it('want a key for what changes a season', async () => {
    const { ann, league } = await scene();
    expect((await ann.post(`leagues/${league}/seasons`, seasonOf())).status).toBe(400);
    for (const [id, { path, method, keyed }] of ofLeagues) {
      const isChange = method === 'post' && id !== 'whatIf' && id !== 'editLeague';
      expect([path, keyed]).toEqual([path, isChange]);
    }
  });

  it('are directed by who leads the club, and by nobody else', async () => {
    const { ann, bob, eve, club, league } = await scene();
    await ann.post(`leagues/${league}/seasons`, seasonOf(), fresh());
    await ann.post(`leagues/${league}/seasons/1/open`, { startsAt: null }, fresh());
    for (const asker of [bob, eve]) {
      const answers = new Map((await answersOf(asker, club, league)).map(([id, status]) => [id, status]));
      const refused = [...answers].flatMap(([id, status]) => (status === 403 ? [id] : []));
      expect(refused).toEqual(
        expect.arrayContaining(['foundLeague', 'editLeague', 'planSeason', 'changePlan', 'openEntries', 'startSeason', 'callOffSeason']),
      );
      expect(refused).toEqual(
        expect.arrayContaining(['copySeason', 'seasonDesk', 'enterOther', 'placeEntrant', 'replacePlayer', 'pauseSeason', 'extendRound']),
      );
      expect(answers.get('enterSeason')).toBe(asker === bob ? 200 : 403);
      for (const id of ['league', 'season', 'seasonGames', 'seasonCross', 'seasonRecord']) expect(answers.get(id)).toBe(200);
    }
  });

  it('are told from none by nothing where the club is private', async () => {
    const { ann, eve, club, league } = await scene('private');
    await ann.post(`leagues/${league}/seasons`, seasonOf(), fresh());
    await ann.post(`leagues/${league}/seasons/1/open`, { startsAt: null }, fresh());
    expect((await ann.get(`leagues/${league}/seasons/1`)).status).toBe(200);
    const [there, none] = [await answersOf(eve, club, league), await answersOf(eve, 'nowhere', 'nowhere')];
    expect(there).toEqual(none);
    expect(there.every(([, status]) => status === 404)).toBe(true);
    // not even as the place to go on from
    expect((await eve.get(`leagues?after=${league}`)).body).toEqual((await eve.get('leagues?after=nowhere')).body);
  });

  it('have webhooks, each its own user’s, for who may see the league', async () => {
    const { ann, eve, league } = await scene('private');
    const wanted = { league, season: null, url: 'https://hooks.example.org/league' };
    const none = await eve.post('me/league-hooks', { ...wanted, league: 'nowhere' });
    expect([none.status, (await eve.post('me/league-hooks', wanted)).body]).toEqual([404, none.body]);
    // the address is looked up: here nothing is
    expect((await ann.post('me/league-hooks', { ...wanted, url: 'https://127.0.0.1/' })).status).toBe(400);
    expect((await ann.get('me/league-hooks')).body).toEqual([]);
    expect((await ann.post('me/league-hooks/resume', { hook: 'none' })).status).toBe(404);
    expect((await ann.post('me/league-hooks/test', { hook: 'none' })).status).toBe(404);
    expect((await ann.post('me/league-hooks/remove', { hook: 'none' })).body).toEqual({ done: true });
  });

  it('are listed a page at a time, each once, the newest first', async () => {
    const { ann, eve, club } = await scene();
    for (const name of ['Aleph', 'Beth', 'Gimel']) await ann.post(`clubs/${club}/leagues`, named(name), fresh());
    const names: string[] = [];
    let next: string | null = null;
    do {
      const { body }: Answer = await eve.get(`leagues?limit=2${next === null ? '' : `&after=${next}`}`);
      names.push(...body.leagues.map(({ name }: { name: string }) => name));
      next = body.next;
    } while (next !== null);
    expect(names.slice(0, 3)).toEqual(['Gimel', 'Beth', 'Aleph']);
    expect(new Set(names).size).toBe(names.length);
  });
});

import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { clubs, type Emblem } from '../../../db/schema';
import { type GrownLeague, growLeague } from './leagues';

/** A club for so many tables, and how many of a hundred tables are played in one. */
const tablesPerClub = 500;
const ofHundred = 60;
const leaguesPerClub = 2;
/** Entrants of the one league that everybody plays in, at most. */
const largest = 1000;

const emblem: Emblem = { shape: 'shield', division: 'plain', charge: 'star', field: 'sea', tincture: 'gold' };

/**
 * Gives a grown database clubs that its users are members of, two each, and that its tables are played in; every club has leagues, each with two seasons that
 * are over and one that runs, and one league is everybody's. Their games are tables that were copied. Does nothing where there are clubs.
 */
export async function growClubs(db: Db, { tables, users }: { tables: number; users: number }, told: (line: string) => void): Promise<void> {
  if ((await rowsOf(db, sql`select 1 from clubs limit 1`)).length > 0) return;
  const count = Math.ceil(tables / tablesPerClub);
  const text = { en: 'We play slowly and well.', it: 'Giochiamo piano e bene.' };
  const charter = { emblem, description: text, houseRules: text, visibility: 'public' as const, admission: 'open' as const };
  await db.insert(clubs).values(
    Array.from({ length: count }, (_, n) => ({
      ...charter,
      ...{ id: `grown-club-${n}`, slug: `grown-club-${n}`, name: `Club ${n}`, createdAt: new Date() },
    })),
  );
  await db.execute(sql`insert into club_members (club_id, user_id, role, joined_at)
    select distinct 'grown-club-' || c, 'grown-' || n, case when n = c then 'owner' else 'member' end, now() - make_interval(days => n % 400)
    from generate_series(0, ${users - 1}::int) n, lateral (values (n % ${count}::int), ((n * 7 + 3) % ${count}::int)) of_user (c)`);
  await db.execute(sql`update tables set club_id = 'grown-club-' || (substring(owner_id from '[0-9]+')::int % ${count}::int)
    where owner_id like 'grown-%' and ('x' || substr(id, 1, 6))::bit(24)::int % 100 < ${ofHundred}`);
  const next = gamesOf(db);
  for (let n = 0; n < count; n++) {
    const members = await membersOf(db, `grown-club-${n}`, 10 * leaguesPerClub);
    for (let league = 0; league < leaguesPerClub; league++) {
      const players = members.slice(league * 10, (league + 1) * 10);
      await growLeague(db, { ...named(n, `league-${n}-${league}`), players, seasons: 3, rounds: null, next });
    }
    if ((n + 1) % 50 === 0) told(`clubs=${n + 1}`);
  }
  const everybody = await rowsOf(db, sql`select id as "user" from users where id like 'grown-%' order by id limit ${largest}`);
  const all = (everybody as { user: string }[]).map(({ user }) => user);
  await growLeague(db, { ...named(0, 'league-of-all'), players: all.slice(0, all.length - (all.length % 2)), seasons: 1, rounds: 3, next });
  for (const name of [
    'clubs',
    'club_members',
    'tables',
    'leagues',
    'seasons',
    'divisions',
    'entrants',
    'entrant_holders',
    'pairings',
    'rounds',
  ]) {
    await db.execute(sql`vacuum analyze ${sql.identifier(name)}`);
  }
}

const named = (club: number, league: string): Pick<GrownLeague, 'club' | 'slug' | 'name' | 'director'> => ({
  ...{ club: `grown-club-${club}`, director: `grown-${club}`, slug: `grown-${league}`, name: `Grown ${league}` },
});

const rowsOf = async (db: Db, query: SQL): Promise<unknown[]> => ((await db.execute(query)) as unknown as { rows: unknown[] }).rows;

async function membersOf(db: Db, club: string, most: number): Promise<string[]> {
  const rows = await rowsOf(db, sql`select user_id as "user" from club_members where club_id = ${club} order by user_id limit ${most}`);
  return (rows as { user: string }[]).map(({ user }) => user);
}

/** Ids of grown tables, so many at a time, each once; fewer when none are left. */
function gamesOf(db: Db): GrownLeague['next'] {
  let last = '';
  return async (many) => {
    const rows = await rowsOf(db, sql`select id from tables where owner_id like 'grown-%' and id > ${last} order by id limit ${many}`);
    const ids = (rows as { id: string }[]).map(({ id }) => id);
    last = ids.at(-1) ?? last;
    return ids;
  };
}

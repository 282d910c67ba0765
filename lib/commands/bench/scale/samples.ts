import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/client';
import { newId } from '../../../../db/schema';
import { seeded } from '../../../engine';
import { type GameId, loadGame } from '../../../games/registry';
import { submit, tableView } from '../../../play';
import { nextOrder } from '../../next-order';

/** A table that waits for one of its players. */
export interface Sample {
  table: string;
  user: string;
  seat: string;
}

/** A table, and where its player is at home: a club, a league of it and one of its seasons. */
export interface Place extends Sample {
  club: string;
  league: string;
  season: number;
}

/** Tables with a club, a league and a season each that their players know. Throws where the database was grown without clubs. */
export async function withPlaces(db: Db, samples: readonly Sample[]): Promise<Place[]> {
  const found: Place[] = [];
  for (const sample of samples) {
    const { rows } = (await db.execute(sql`select c.slug as club, l.slug as league, s.number as season
      from club_members m join clubs c on c.id = m.club_id join leagues l on l.club_id = c.id join seasons s on s.league_id = l.id
      where m.user_id = ${sample.user} order by md5(s.id || ${sample.table}) limit 1`)) as unknown as { rows: Omit<Place, keyof Sample>[] };
    const [place] = rows;
    if (!place) throw new Error('the database was grown without clubs: `npm run grow` adds them');
    found.push({ ...sample, ...place });
  }
  return found;
}

/** So many tables from anywhere in a grown database, each waiting for the user named with it. */
export async function sampleTables(db: Db, count: number, seed: string): Promise<Sample[]> {
  const random = seeded(seed);
  const found = new Map<string, Sample>();
  for (let tries = 0; found.size < count && tries < count * 20; tries++) {
    const from = Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
    const { rows } = (await db.execute(sql`select q.table_id as "table", s.user_id as "user", q.seat
      from (select * from questions where table_id >= ${from} order by table_id limit 20) q
      join seats s on s.table_id = q.table_id and s.seat = q.seat
      where not q.held and s.user_id like 'grown-%' order by q.table_id limit 1`)) as unknown as {
      rows: Sample[];
    };
    for (const row of rows) found.set(row.table, row);
  }
  if (found.size < count) throw new Error(`of ${count} tables that wait for a player ${found.size} were found`);
  return [...found.values()];
}

/** Milliseconds that the next order of each of these tables took, from the door to the commit; `begins` hears when one is sent. */
export async function submitNext(samples: readonly Sample[], begins: () => void = () => undefined): Promise<number[]> {
  const random = seeded('scale submit');
  const taken: number[] = [];
  for (const { table, user, seat } of samples) {
    const caller = { user, language: 'en' as const };
    const shown = await tableView(caller, table, seat);
    const question = shown.questions.find((each) => each.seat === seat && !each.held);
    if (!question) throw new Error(`${seat} of ${table} is not asked`);
    const order = nextOrder(await loadGame(shown.game as GameId), shown.view, question, random);
    const sheet = { id: newId(), table, seat, decision: question.decision, orders: [order] };
    begins();
    const start = performance.now();
    const receipt = await submit(caller, { ...sheet, via: 'web', language: 'en' });
    taken.push(performance.now() - start);
    if (receipt.kind !== 'applied' && receipt.kind !== 'held') throw new Error(`"${order}" was not taken: ${JSON.stringify(receipt)}`);
  }
  return taken;
}

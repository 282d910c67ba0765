import type { Db } from './client';
import { statement } from './prepared';

const read = statement<{ chain: string; named: number }>(
  'named_round',
  `select opening -> 'beacon' ->> 'chain' as chain, (mixing ->> 'named')::float8 as named
  from tables where id = $1 and beacon and status = 'running' and opening -> 'beacon' is not null and mixing ->> 'named' is not null`,
);

/** The round that a running table has named, and the hash of the beacon's chain; null: it mixes none in. */
export async function namedRound(on: Db, tableId: string): Promise<{ chain: string; named: number } | null> {
  const [row] = await read(on, [tableId]);
  return row ?? null;
}

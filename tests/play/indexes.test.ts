import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '../../db/client';
import { onEachDatabase } from '../support/databases';

onEachDatabase('the indexes of the database', () => {
  async function rowsOf<T>(query: ReturnType<typeof sql>): Promise<T[]> {
    const { db } = await database();
    return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
  }

  it('lead with every column that refers to another table: a row that goes is not looked for everywhere', async () => {
    const bare = await rowsOf<{ column: string }>(sql`
      select format('%s.%s', k.conrelid::regclass, a.attname) as "column"
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and not exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1] and i.indpred is null)
      order by 1`);
    expect(bare.map(({ column }) => column)).toEqual([]);
  });

  it('hold nothing of a table that every order changes', async () => {
    const indexed = await rowsOf<{ name: string }>(sql`
      select distinct a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
      where i.indrelid = 'tables'::regclass`);
    const changed = ['seq', 'hash', 'moment', 'headline', 'updated_at', 'heard_at', 'unheard'];
    expect(indexed.map(({ name }) => name).filter((name) => changed.includes(name))).toEqual([]);
  });

  it('are left alone by an order: pages of tables keep room for a row that changes', async () => {
    const [tables] = await rowsOf<{ kept: string }>(sql`select reloptions::text as kept from pg_class where oid = 'tables'::regclass`);
    expect(tables?.kept).toContain('fillfactor=80');
  });
});

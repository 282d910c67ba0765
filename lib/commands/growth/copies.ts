import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';

/** How one copy differs from its original, as SQL over `n`, the number of the copy. */
export interface Difference {
  /** Id of the copy of the table with this id. */
  table(original: SQL): SQL;
  /** Id of the user who does in the copy what this one does in the original; absent: the same. */
  user?(original: SQL): SQL;
  /** Address of a user of the copy; absent: the original's. */
  address?(user: SQL): SQL;
  /** What every time is moved by, an interval; absent: nothing. */
  later?: SQL;
}

interface Column {
  name: string;
  type: string;
  /** Table that it refers to; null: none. */
  refers: string | null;
}

/** Columns of text that hold ids of rows which are copied too, or their own. */
const ids = new Set(['id', 'token', 'outbox_id', 'digest_id', 'message_id']);
/** Columns of text that hold a user's id without referring to it. */
const people = new Set(['user_id']);
/** A row for a browser or an address, not for a table. */
const apart = new Set(['pushes', 'hooks', 'consents', 'proposals']);

/** Tables of the schema that hang on a game table, after those they refer to, with what their columns are. */
export async function kindsOfRows(db: Db): Promise<Map<string, Column[]>> {
  const result = await db.execute(sql`
    select c.table_name as "table", c.column_name as name, c.data_type as type,
      (select k.confrelid::regclass::text from pg_constraint k
        where k.contype = 'f' and k.conrelid = format('%I', c.table_name)::regclass and array_length(k.conkey, 1) = 1
          and k.conkey[1] = c.ordinal_position limit 1) as refers
    from information_schema.columns c natural join information_schema.tables t
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`);
  const kinds = new Map<string, Column[]>();
  for (const { table, ...column } of (result as unknown as { rows: (Column & { table: string })[] }).rows) {
    kinds.set(table, [...(kinds.get(table) ?? []), column]);
  }
  for (const [name, columns] of kinds) {
    const hangs = name === 'tables' || columns.some((each) => each.name === 'table_id');
    if (!hangs || apart.has(name)) kinds.delete(name);
  }
  return new Map([...kinds].sort(([a, x], [b, y]) => depth(a, x, kinds) - depth(b, y, kinds)));
}

/** 0: the tables themselves; 1: what refers to them alone; 2: what refers to such rows. */
function depth(name: string, columns: readonly Column[], kinds: ReadonlyMap<string, Column[]>): number {
  if (name === 'tables') return 0;
  return columns.some(({ refers }) => refers !== null && refers !== 'tables' && refers !== name && kinds.has(refers)) ? 2 : 1;
}

function copiedValue(table: string, { name, type, refers }: Column, { table: tableId, user, address, later }: Difference): SQL {
  const value = sql`s.${sql.identifier(name)}`;
  if (name === 'to' && user && address) return address(user(sql`s.user_id`));
  if (name === 'table_id' || (table === 'tables' && name === 'id')) return tableId(value);
  if (refers === 'users' || people.has(name)) return user ? user(value) : value;
  if (ids.has(name) && type === 'text') return sql`substr(md5(${value} || '/' || n), 1, 16)`;
  if (type.startsWith('timestamp') && later) return sql`${value} + ${later}`;
  return value;
}

/** Copies tables with all that hangs on them, `first` to `last` copies of each. `kinds` is what `kindsOfRows` said, for who copies often. */
export async function copyTables(
  db: Db,
  originals: readonly string[],
  { first, last }: { first: number; last: number },
  { difference, kinds }: { difference: Difference; kinds?: ReadonlyMap<string, Column[]> },
): Promise<void> {
  const of = sql.join(
    originals.map((id) => sql`${id}`),
    sql`, `,
  );
  for (const [name, columns] of kinds ?? (await kindsOfRows(db))) {
    const key = sql.identifier(name === 'tables' ? 'id' : 'table_id');
    const list = sql.join(
      columns.map((each) => sql.identifier(each.name)),
      sql`, `,
    );
    const values = sql.join(
      columns.map((each) => copiedValue(name, each, difference)),
      sql`, `,
    );
    await db.execute(sql`insert into ${sql.identifier(name)} (${list})
      select ${values} from ${sql.identifier(name)} s, generate_series(${first}::int, ${last}::int) n where s.${key} in (${of})`);
  }
}

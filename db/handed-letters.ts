import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from './client';
import { handedLetters } from './schema';

export type HandedRow = typeof handedLetters.$inferSelect;

/** Rows that are claimed until `until`, and the Message-ID they leave under. */
interface Named {
  ids: string[];
  /** Claimed as well, and said nothing: nobody writes them any more. */
  moot: string[];
  until: Date;
  now: Date;
  messageId: string;
  /**
   * Questions that the letter asks its reader at a table, all that were open behind its entry `seq`: whoever waits with one of them alone, or with
   * what was asked until then, is told with it.
   */
  asks: { tableId: string; userId: string; seq: number; decisions: readonly string[] } | null;
}

const mine = (ids: string[], { until, now }: Named): SQL =>
  sql`id = any(${textArray(ids)}) and leased_until = ${until.toISOString()}::timestamptz and leased_until > ${now.toISOString()}::timestamptz
    and sent_at is null and moot_at is null`;

/**
 * Rows that a newer letter would tell again. They say of themselves what they are about: a row that others change meanwhile is looked at once more,
 * as it is then, and nothing beside it is.
 */
const joining = ({ ids, until, now, messageId, asks }: Named): SQL =>
  sql`update outbox set message_id = ${messageId}, leased_until = ${until.toISOString()}::timestamptz, attempts = attempts + 1
    where (select count(*) from named) = ${ids.length}
      and table_id = ${asks?.tableId ?? null} and user_id = ${asks?.userId ?? null} and kind in ('turn', 'question')
      and (decision = any(${textArray(asks?.decisions ?? [])}) or (payload->>'seq')::int <= ${asks?.seq ?? -1}) and id <> all(${textArray(ids)})
      and sent_at is null and moot_at is null and digest_id is null and message_id is null
      and (leased_until is null or leased_until <= ${now.toISOString()}::timestamptz)
    returning id`;

const steps = (rows: Named): SQL => sql`
    named as (update outbox set message_id = ${rows.messageId} where ${mine(rows.ids, rows)} returning id),
    mooted as (update outbox set moot_at = ${rows.now.toISOString()}::timestamptz, leased_until = null where ${mine(rows.moot, rows)} returning id),
    joined as (${joining(rows)})`;

const found = sql`(select count(*)::int from named) as named, (select coalesce(string_agg(id, ' '), '') from joined) as joined`;

async function run(db: Db, rows: Named, query: SQL): Promise<string[] | null> {
  const [row] = ((await db.execute(query)) as unknown as { rows: { named: number; joined: string }[] }).rows;
  return row?.named === rows.ids.length ? row.joined.split(' ').filter((id) => id !== '') : null;
}

/**
 * Gives claimed rows the Message-ID of their letter, and closes those that say nothing. Returns the rows that joined them, because the letter
 * asks what they would; null when some are somebody else's by now.
 */
export const nameRows = (db: Db, rows: Named): Promise<string[] | null> => run(db, rows, sql`with ${steps(rows)} select ${found}`);

/** The same, and writes the letter down in the same statement: both or neither. */
export function nameAndKeep(
  db: Db,
  rows: Named,
  { outboxId, letter, told, asks }: Pick<HandedRow, 'outboxId' | 'letter' | 'told' | 'asks'>,
): Promise<string[] | null> {
  const all = sql`(${JSON.stringify(told)}::jsonb || (select coalesce(jsonb_agg(id), '[]'::jsonb) from joined))::json`;
  return run(
    db,
    rows,
    sql`with ${steps(rows)},
    kept as (
      insert into handed_letters (message_id, outbox_id, letter, told, asks)
      select ${rows.messageId}, ${outboxId}, ${JSON.stringify(letter)}::json, ${all}, ${asks && JSON.stringify(asks)}::json
      where (select count(*) from named) = ${rows.ids.length}
      on conflict (message_id) do update set letter = excluded.letter, told = excluded.told, asks = excluded.asks
    )
    select ${found}`,
  );
}

const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** The letter that was handed over under a Message-ID; null when none was, or it is forgotten. */
export async function findHanded(db: Db, messageId: string): Promise<HandedRow | null> {
  const [kept] = await db.select().from(handedLetters).where(eq(handedLetters.messageId, messageId));
  return kept ?? null;
}

/** Forgets a letter that has arrived, surely has not, or says nothing any more. */
export async function forgetHandover(db: Db, messageId: string): Promise<void> {
  await db.delete(handedLetters).where(eq(handedLetters.messageId, messageId));
}

import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './client';

export type QueueName = 'letters' | 'inbox' | 'pushes' | 'webhooks' | 'season-webhooks' | 'deadlines' | 'reminders';

/** Rows of a queue that are due: how many, and since how many seconds the first is. */
export interface QueueDue {
  queue: QueueName;
  due: number;
  oldest: number;
}

/** No queue is counted further: what is longer is in trouble anyhow. */
const most = 10_000;

/** Each is found by its own index of what waits. */
const queues: { queue: QueueName; table: string; by: string; where: SQL }[] = [
  { queue: 'letters', table: 'outbox', by: 'not_before', where: sql`sent_at is null and moot_at is null and digest_id is null` },
  { queue: 'inbox', table: 'inbox', by: 'received_at', where: sql`handled_at is null` },
  { queue: 'pushes', table: 'pushes', by: 'not_before', where: sql`since is not null` },
  {
    ...{ queue: 'webhooks', table: 'hooks', by: 'not_before' },
    where: sql`off_at is null and (table_seq > told_seq or table_status <> told_status)`,
  },
  {
    ...{ queue: 'season-webhooks', table: 'season_hooks', by: 'not_before' },
    where: sql`off_at is null and exists (select 1 from season_hook_news n where n.hook_id = season_hooks.id)`,
  },
  { queue: 'deadlines', table: 'questions', by: 'look_at', where: sql`look_at is not null` },
  { queue: 'reminders', table: 'questions', by: 'remind_at', where: sql`remind_at is not null` },
];

/** How long the queues of the workers are. */
export async function queuesDue(db: Db, now: Date): Promise<QueueDue[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const counts = queues.map(({ queue, table, by, where }) => {
    const column = sql.identifier(by);
    const due = sql`select ${column} as at from ${sql.identifier(table)} where ${where} and ${column} <= ${at} order by ${column} limit ${most}`;
    return sql`select ${queue}::text as queue, count(*)::int as due, coalesce(extract(epoch from ${at} - min(at)), 0)::float8 as oldest from (${due}) waiting`;
  });
  const { rows } = (await db.execute(sql.join(counts, sql` union all `))) as unknown as { rows: QueueDue[] };
  return rows;
}

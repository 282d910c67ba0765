import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client';
import { columnsOf, type JsonRow, toJsonRow } from './json-rows';
import { type EntryRow, firstLooks, type LineRow, type QuestionRow, type SealedRow, type SnapshotRow, withLines } from './log';
import { type News, notify } from './notify';
import type { OutboxItem } from './outbox';
import { statement } from './prepared';
import type { Hold } from './push';
import { entries, linesApart, newTimedId, questions, sealed, seats, snapshots, submissions, tables } from './schema';
import type { SeatRow, TableRow } from './tables';

/** A letter to a player of the table. */
export type TableLetter = Omit<OutboxItem, 'email'> & { userId: string };

/** All that one change of a locked table writes. */
export interface TableWrites {
  /** As it is from now on; `updatedAt` says when it changed. Null: as it was. */
  table: TableRow | null;
  /** Told to all listeners once it is kept. */
  news: News | null;
  entries: EntryRow[];
  lines: LineRow[];
  sealed: { gone: string[]; added: SealedRow[] };
  /** Seats whose clock is other than before. */
  charged: SeatRow[];
  /** Seats whose players are heard of again: they miss nothing any more, and are on offer no more. */
  heard: SeatRow[];
  questions: { gone: string[]; changed: QuestionRow[] };
  snapshot: SnapshotRow | null;
  /** How long letters and pushes that wait are held; null: they are not. */
  hold: Hold | null;
  letters: TableLetter[];
  receipt: Omit<typeof submissions.$inferInsert, 'tableId'> | null;
}

export const nothing: TableWrites = {
  ...{ table: null, news: null, entries: [], lines: [], charged: [], heard: [], snapshot: null, hold: null, letters: [], receipt: null },
  ...{ sealed: { gone: [], added: [] }, questions: { gone: [], changed: [] } },
};

/** Inserts the rows of a member of `given`; columns that come from elsewhere are named in `besides`. */
const inserting = (table: PgTable, member: string, besides: Record<string, string> = {}): string => {
  const name = getTableName(table);
  const columns = columnsOf(table);
  const values = columns.map((column) => besides[column] ?? `n.${column}`);
  return `insert into ${name} (${columns}) select ${values} from given, json_populate_recordset(null::${name}, given.${member}) n`;
};

const replacing = (table: PgTable, key: string[]): string =>
  columnsOf(table)
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');

/** Of `tables`, what a change of a game may write. */
const moved = 'status moment headline outcome bots_due unheard heard_at rests_since seq hash mix mixing updated_at'.split(' ');

const setTo = (columns: string[]): string => columns.map((column) => `${column} = n.${column}`).join(', ');
const setWhere = (isSo: string, columns: string[]): string =>
  columns.map((column) => `${column} = case when ${isSo} then n.${column} else s.${column} end`).join(', ');

/** Nobody has begun to write the letter, or whoever had is gone: see `isUntouched`. */
const untouched = `o.sent_at is null and o.moot_at is null and o.message_id is null and (o.leased_until is null or o.leased_until <= $2::timestamptz)
  and o.digest_id is null`;
const isAsking = (letter: string) => `${letter}.kind in ('turn', 'question')`;
const isSame = (a: string, b: string) => `${a}.kind = ${b}.kind and ${a}.seat = ${b}.seat and ${a}.user_id = ${b}.user_id`;
/** Until when something that waits since a moment is held. */
const held = (since: string) => `least(given.held_until, ${since} + make_interval(secs => given.longest))`;

const write = statement(
  'save_table',
  `with given as materialized (select * from json_to_record($3::json) as given (
    "table" json, entries json, lines json, seats json, letters json, receipts json, snapshots json, sealed json, sealed_gone json,
    questions json, questions_gone json, held_until timestamptz, longest float8)),
  new_table as (
    update tables t set status_since = case when t.status = n.status then t.status_since else n.updated_at end, ${setTo(moved)}
    from given, json_populate_record(null::tables, given."table") n where t.id = $1 and given."table" is not null
  ),
  new_entries as (${inserting(entries, 'entries')}),
  new_lines as (${inserting(linesApart, 'lines')}),
  new_receipts as (${inserting(submissions, 'receipts')}),
  new_seats as (
    update seats s set ${setWhere('n.is_charged', ['bank', 'paid_until', 'begun'])}, ${setWhere('n.is_heard', ['missed', 'offered_at'])}
    from given, json_to_recordset(given.seats) as n (seat text, is_charged boolean, is_heard boolean,
      bank bigint, paid_until timestamptz, begun boolean, missed int, offered_at timestamptz)
    where s.table_id = $1 and s.seat = n.seat
  ),
  gone_sealed as (delete from sealed where table_id = $1 and decision in (select json_array_elements_text(sealed_gone) from given)),
  new_sealed as (${inserting(sealed, 'sealed')}),
  gone_questions as (delete from questions where table_id = $1 and decision in (select json_array_elements_text(questions_gone) from given)),
  new_questions as (
    ${inserting(questions, 'questions')} on conflict (table_id, decision) do update set ${replacing(questions, ['"table_id"', '"decision"'])}
  ),
  new_snapshot as (
    ${inserting(snapshots, 'snapshots', { '"state"': '$4::json' })}
    on conflict (table_id) do update set ${replacing(snapshots, ['"table_id"'])}
  ),
  letter as materialized (
    select n.* from given, json_to_recordset(given.letters)
      as n (id text, kind text, seat text, user_id text, decision text, payload json, not_before timestamptz)
  ),
  waiting as (
    update outbox o set
      not_before = case when given.held_until is null or not ${isAsking('o')} then o.not_before else greatest(o.not_before, ${held('o.created_at')}) end,
      decision = case when exists (select from letter n where ${isSame('n', 'o')}) then null else o.decision end,
      payload = coalesce((select (o.payload::jsonb - 'seq' || jsonb_strip_nulls(jsonb_build_object('seq', n.payload->'seq')))::json from letter n where ${isSame('n', 'o')} limit 1), o.payload)
    from given where o.table_id = $1 and ${untouched}
      and ((given.held_until is not null and ${isAsking('o')}) or exists (select from letter n where ${isSame('n', 'o')}))
    returning o.kind, o.seat, o.user_id
  ),
  new_letters as (
    insert into outbox (id, kind, table_id, seat, user_id, decision, payload, created_at, not_before)
    select n.id, n.kind, $1, n.seat, n.user_id, n.decision, n.payload, $2::timestamptz, n.not_before
    from letter n where not exists (select from waiting w where ${isSame('w', 'n')})
  ),
  browser as materialized (
    select b.id, count(*)::int as asked, min(n.not_before) as not_before from letter n
    join push_subscriptions b on b.user_id = n.user_id where ${isAsking('n')} group by b.id
  ),
  held_pushes as (
    update pushes p set not_before = greatest(p.not_before, ${held('p.since')})
    from given where p.table_id = $1 and given.held_until is not null and p.since is not null
      and (p.leased_until is null or p.leased_until <= $2::timestamptz) and not exists (select from browser b where b.id = p.subscription_id)
  ),
  new_pushes as (
    insert into pushes as p (subscription_id, table_id, asked, since, not_before, told)
    select b.id, $1, b.asked, $2::timestamptz, b.not_before, '[]'::json from browser b
    on conflict (subscription_id, table_id) do update set
      asked = p.asked + excluded.asked, since = coalesce(p.since, excluded.since), failures = case when p.since is null then 0 else p.failures end,
      not_before = case when p.since is null then excluded.not_before
        when p.leased_until > $2::timestamptz then p.not_before
        else coalesce((select greatest(p.not_before, ${held('p.since')}) from given where given.held_until is not null), p.not_before) end
  )
  select`,
);

/**
 * Writes all that a change of a locked table comes to, in one statement: its parts see the table as it was before, and none of them touches
 * a row that another one does. A letter about the same table to the same seat and user that still waits is kept instead of a second one, and
 * asks whatever is open when it is sent; its reader's browsers are told beside it.
 */
export function saveTable(tx: Db | Tx, tableId: string, writes: TableWrites, now: Date): Promise<unknown> {
  const { table, hold, snapshot, receipt } = writes;
  const rows = <T extends PgTable>(kind: T, each: readonly T['$inferSelect'][]) => each.map((row) => toJsonRow(kind, row));
  const log = withLines(tableId, writes.entries, writes.lines);
  const given = {
    table: table && toJsonRow(tables, table),
    entries: rows(entries, log.entries),
    lines: rows(linesApart, log.apart),
    seats: seatsOf(writes),
    sealed: rows(sealed, writes.sealed.added),
    sealed_gone: writes.sealed.gone,
    questions: rows(
      questions,
      writes.questions.changed.map((row) => ({ ...row, ...firstLooks(row) })),
    ),
    questions_gone: writes.questions.gone,
    snapshots: snapshot ? [{ ...toJsonRow(snapshots, snapshot), state: undefined }] : [],
    receipts: receipt ? [toJsonRow(submissions, { ...receipt, tableId })] : [],
    letters: writes.letters.map(({ kind, seat, userId, decision, payload = {}, notBefore }) => ({
      ...{ id: newTimedId(), kind, seat, decision, payload },
      ...{ user_id: userId, not_before: notBefore },
    })),
    ...(hold && { held_until: new Date(now.getTime() + hold.pause), longest: hold.longest / 1000 }),
  };
  if (writes.news) notify(tx, writes.news.channel, writes.news.payload);
  return write(tx, [tableId, now.toISOString(), JSON.stringify(given), snapshot && JSON.stringify(snapshot.state)]);
}

/** One row a seat: of two that touched the same, one would be lost. */
function seatsOf({ charged, heard }: Pick<TableWrites, 'charged' | 'heard'>): JsonRow[] {
  const is = (row: SeatRow) => (each: SeatRow) => each.seat === row.seat;
  return [...charged, ...heard.filter((row) => !charged.some(is(row)))].map((row) => ({
    ...toJsonRow(seats, { ...row, ...heard.find(is(row)), ...charged.find(is(row)) }),
    is_charged: charged.some(is(row)),
    is_heard: heard.some(is(row)),
  }));
}

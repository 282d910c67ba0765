import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lte, max, ne, sql } from 'drizzle-orm';
import type { Moment } from '../lib/engine';
import type { Db, Tx } from './client';
import { fromJsonRows, type JsonRows } from './json-rows';
import { type EntryLine, entries, linesApart, questions, sealed, snapshots, submissions } from './schema';
import type { KnownReceipt } from './table-rows';

/** An entry without what was told of it. */
export type EntryRow = Omit<typeof entries.$inferSelect, 'told'>;
/** Something that was told of an entry; `seq` 0: of the set-up. */
export interface LineRow extends EntryLine {
  seq: number;
  /** Words that it was written with, as of old; empty: its game has them. */
  en: string;
  it: string;
}
/** When workers look at a question follows from the rest, and is nobody else's business (`due-questions.ts`). */
export type QuestionRow = Omit<typeof questions.$inferSelect, 'remindAt' | 'lookAt'>;
export type SnapshotRow = typeof snapshots.$inferSelect;
export type SealedRow = typeof sealed.$inferSelect;

type On = Db | Tx;

const { told: toldOf, ...untold } = getTableColumns(entries);

/** Entries out of their JSON. */
export const entryRows = (rows: JsonRows): EntryRow[] => fromJsonRows(entries, rows).map(({ told: _, ...row }) => row);

/** Entries after `since` up to and including `until`, in order. */
export function entriesOf(on: On, tableId: string, { since = 0, until }: { since?: number; until?: number } = {}): Promise<EntryRow[]> {
  return on
    .select(untold)
    .from(entries)
    .where(and(eq(entries.tableId, tableId), gt(entries.seq, since), until === undefined ? undefined : lte(entries.seq, until)))
    .orderBy(asc(entries.seq));
}

/** Columns of an entry that its game's file has. */
const { answered: _answered, barrier: _barrier, causedBy: _causedBy, ...filed } = untold;

/** An entry as far as its game's file tells it. */
export type FiledRow = Omit<EntryRow, 'answered' | 'barrier' | 'causedBy'>;

/** All entries of these tables, each table's in order. */
export function filedEntries(on: On, tableIds: readonly string[]): Promise<FiledRow[]> {
  return on
    .select(filed)
    .from(entries)
    .where(inArray(entries.tableId, [...tableIds]))
    .orderBy(asc(entries.tableId), asc(entries.seq));
}

/** What the players did with the table itself, in order. */
export function actsOf(on: On, tableId: string): Promise<EntryRow[]> {
  return on
    .select(untold)
    .from(entries)
    .where(and(eq(entries.tableId, tableId), eq(entries.via, 'table')))
    .orderBy(asc(entries.seq));
}

/** Acts of several tables, table by table in order. */
export function actsOfTables(on: On, tableIds: readonly string[]): Promise<EntryRow[]> {
  return on
    .select(untold)
    .from(entries)
    .where(and(inArray(entries.tableId, [...tableIds]), eq(entries.via, 'table')))
    .orderBy(asc(entries.tableId), asc(entries.seq));
}

/** The newest of them, the newest first. */
export function newestActs(on: On, tableId: string, most: number): Promise<EntryRow[]> {
  return on
    .select(untold)
    .from(entries)
    .where(and(eq(entries.tableId, tableId), eq(entries.via, 'table')))
    .orderBy(desc(entries.seq))
    .limit(most);
}

/** The last answer to a question, or of a seat to any; null when there is none. */
export async function lastAnswer(
  on: On,
  tableId: string,
  { seat, decision }: { seat: string; decision: string | null },
): Promise<EntryRow | null> {
  const [row] = await on
    .select(untold)
    .from(entries)
    .where(
      and(
        eq(entries.tableId, tableId),
        eq(entries.seat, seat),
        ne(entries.via, 'table'),
        decision === null ? undefined : eq(entries.decision, decision),
      ),
    )
    .orderBy(desc(entries.seq))
    .limit(1);
  return row ?? null;
}

/** The first entries of the phases between two entries, both included, in order; the first of all is among them. */
export async function momentsBetween(
  on: On,
  tableId: string,
  { from, until }: { from: number; until: number },
): Promise<(Moment & { seq: number })[]> {
  const { seq, round, power, phase } = entries;
  const before = sql`lag((${round}, ${power}, ${phase})::text) over (order by ${seq})`;
  const all = on
    .select({
      seq,
      round,
      power,
      phase,
      begins: sql<boolean>`${before} is distinct from (${round}, ${power}, ${phase})::text`.as('begins'),
    })
    .from(entries)
    .where(and(eq(entries.tableId, tableId), gte(seq, from), lte(seq, until)))
    .as('moments');
  const rows = await on.select().from(all).where(eq(all.begins, true)).orderBy(asc(all.seq));
  return rows.map(({ begins: _, ...moment }) => moment);
}

/** The lines of an entry, in order. */
export const linesIn = (seq: number, told: readonly EntryLine[] | null): LineRow[] =>
  (told ?? []).map((line) => ({ ...line, seq, en: '', it: '' }));

/** Rows a statement: PostgreSQL takes 65,535 parameters at most. */
const batch = 1000;

/** Entries with their lines, and the lines that stand apart: those of the set-up. */
export function withLines(tableId: string, rows: readonly EntryRow[], lines: readonly LineRow[]) {
  const told = new Map<number, LineRow[]>();
  for (const line of lines) told.set(line.seq, [...(told.get(line.seq) ?? []), line]);
  return {
    entries: rows.map((row): typeof entries.$inferSelect => ({ ...row, told: told.get(row.seq) ?? null })),
    apart: (told.get(0) ?? []).map((line, index): typeof linesApart.$inferSelect => ({ ...line, tableId, index })),
  };
}

export async function appendEntries(tx: Tx, tableId: string, rows: readonly EntryRow[], lines: readonly LineRow[] = []): Promise<void> {
  const { entries: whole, apart: lone } = withLines(tableId, rows, lines);
  for (let i = 0; i < whole.length; i += batch) await tx.insert(entries).values(whole.slice(i, i + batch));
  if (lone.length > 0) await tx.insert(linesApart).values(lone);
}

export async function findSubmission(on: On, tableId: string, seat: string, id: string): Promise<KnownReceipt | null> {
  const [row] = await on
    .select({ digest: submissions.digest, receipt: submissions.receipt, kind: submissions.kind, seq: submissions.seq })
    .from(submissions)
    .where(and(eq(submissions.tableId, tableId), eq(submissions.seat, seat), eq(submissions.id, id)));
  return row ?? null;
}

/** The seats that sent sheets to a table, by the ids of these; receipts are not kept for ever. */
export async function sendersOf(on: On, tableId: string): Promise<Map<string, string>> {
  const rows = await on.select({ id: submissions.id, seat: submissions.seat }).from(submissions).where(eq(submissions.tableId, tableId));
  return new Map(rows.map(({ id, seat }) => [id, seat]));
}

export async function changeSealed(tx: Tx, tableId: string, gone: readonly string[], added: SealedRow[]): Promise<void> {
  if (gone.length > 0) await tx.delete(sealed).where(and(eq(sealed.tableId, tableId), inArray(sealed.decision, [...gone])));
  if (added.length > 0) await tx.insert(sealed).values(added);
}

/** Open questions of several tables, in the order the game asks them. */
export async function questionsOf(on: On, tableIds: readonly string[]): Promise<QuestionRow[]> {
  if (tableIds.length === 0) return [];
  return on
    .select()
    .from(questions)
    .where(inArray(questions.tableId, [...tableIds]))
    .orderBy(asc(questions.tableId), asc(questions.place));
}

/** When workers look first at a question that is asked, or whose time has changed. */
export function firstLooks({ held, since, deadline, expiresAt, lapsed }: QuestionRow): { remindAt: Date | null; lookAt: Date | null } {
  if (held) return { remindAt: null, lookAt: null };
  // where it waits for its human alone, its table comes to rest after as much time again
  const rest = expiresAt && lapsed ? new Date(2 * expiresAt.getTime() - since.getTime()) : expiresAt;
  // the first look computes when to remind, for which it must know what its reader wants
  return { remindAt: deadline && since, lookAt: rest };
}

export async function changeQuestions(tx: Tx, tableId: string, gone: readonly string[], changed: QuestionRow[]): Promise<void> {
  if (gone.length > 0) await tx.delete(questions).where(and(eq(questions.tableId, tableId), inArray(questions.decision, [...gone])));
  if (changed.length === 0) return;
  await tx
    .insert(questions)
    .values(changed.map((row) => ({ ...row, ...firstLooks(row) })))
    .onConflictDoUpdate({
      target: [questions.tableId, questions.decision],
      set: {
        place: sql`excluded.place`,
        held: sql`excluded.held`,
        lapsed: sql`excluded.lapsed`,
        since: sql`excluded.since`,
        first: sql`excluded.first`,
        freeUntil: sql`excluded.free_until`,
        askedAt: sql`excluded.asked_at`,
        deadline: sql`excluded.deadline`,
        expiresAt: sql`excluded.expires_at`,
        remindAt: sql`excluded.remind_at`,
        lookAt: sql`excluded.look_at`,
      },
    });
}

export async function findSnapshot(on: On, tableId: string): Promise<SnapshotRow | null> {
  const [row] = await on.select().from(snapshots).where(eq(snapshots.tableId, tableId));
  return row ?? null;
}

export async function putSnapshot(tx: Tx, row: SnapshotRow): Promise<void> {
  const { tableId: _, ...set } = row;
  await tx.insert(snapshots).values(row).onConflictDoUpdate({ target: snapshots.tableId, set });
}

/** The last entry that was there at a moment; 0: none. */
export async function lastEntryAt(on: On, tableId: string, at: Date): Promise<number> {
  const [row] = await on
    .select({ seq: max(entries.seq) })
    .from(entries)
    .where(and(eq(entries.tableId, tableId), lte(entries.at, at)));
  return row?.seq ?? 0;
}

/** What the clock answered for seats after an entry. */
export function answersByDeadline(
  on: On,
  tableId: string,
  { seats, since }: { seats: readonly string[]; since: number },
): Promise<EntryRow[]> {
  const isGiven = and(eq(entries.tableId, tableId), gt(entries.seq, since), eq(entries.via, 'deadline'), inArray(entries.seat, [...seats]));
  return on.select(untold).from(entries).where(isGiven).orderBy(asc(entries.seq));
}

import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { revokeKeysOf } from './accounts';
import type { Db, Tx } from './client';
import { nameOf } from './people';
import {
  calendars,
  chatLines,
  introductions,
  type OperatorActKind,
  operatorActs,
  operators,
  outbox,
  type ReportKind,
  reports,
  submissions,
  tables,
  users,
  verificationTokens,
} from './schema';

export type { OperatorActKind, ReportKind } from './schema';

type On = Db | Tx;

/** Rows of a list. */
interface Part {
  from: number;
  limit: number;
}

export async function isOperator(on: On, userId: string): Promise<boolean> {
  const [row] = await on.select({ id: operators.userId }).from(operators).where(eq(operators.userId, userId));
  return row !== undefined;
}

/** Addresses of all operators, the first appointed first. */
export async function operatorAddresses(on: On): Promise<string[]> {
  const rows = await on
    .select({ email: users.email })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .orderBy(asc(operators.appointedAt), asc(users.email));
  return rows.map(({ email }) => email);
}

/** Makes the account of an address an operator, or one no longer, and says so among the acts. Null: nobody has the address; false: it was so before. */
export function setOperator(db: Db, { email, is, now }: { email: string; is: boolean; now: Date }): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) return null;
    const changed = is
      ? await tx.insert(operators).values({ userId: user.id, appointedAt: now }).onConflictDoNothing().returning()
      : await tx.delete(operators).where(eq(operators.userId, user.id)).returning();
    if (changed.length === 0) return false;
    await insertAct(tx, { operatorId: null, kind: is ? 'appoint' : 'dismiss', subject: user.id, why: '', at: now });
    return true;
  });
}

export async function insertAct(on: On, row: typeof operatorActs.$inferInsert): Promise<void> {
  await on.insert(operatorActs).values(row);
}

/** An act with the name of who did it, and of the user it was done to. */
export interface ActRow {
  id: string;
  kind: OperatorActKind;
  subject: string;
  why: string;
  at: Date;
  by: string | null;
  about: string | null;
}

/** The latest acts of operators first. */
export function latestActs(on: On, { from, limit }: Part): Promise<ActRow[]> {
  const { id, kind, subject, why, at, operatorId } = operatorActs;
  return on
    .select({ id, kind, subject, why, at, by: nameOf(operatorId), about: nameOf(subject) })
    .from(operatorActs)
    .orderBy(desc(at), desc(id))
    .offset(from)
    .limit(limit);
}

export interface LockedRow {
  id: string;
  name: string | null;
  email: string;
  lockedAt: Date | null;
}

/** Accounts that nobody comes in as, the latest first. */
export function lockedAccounts(on: On, { from, limit }: Part): Promise<LockedRow[]> {
  const { id, name, email, lockedAt } = users;
  return on
    .select({ id, name, email, lockedAt })
    .from(users)
    .where(isNotNull(lockedAt))
    .orderBy(desc(lockedAt), desc(id))
    .offset(from)
    .limit(limit);
}

/** Whether nobody comes in as who has an address. */
export async function isLockedAddress(on: On, email: string): Promise<boolean> {
  const [row] = await on
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.lockedAt)));
  return row !== undefined;
}

/** Locks an account and ends all that lets anybody in as its user: sessions, tokens, sign-in links, the calendar. False: it was locked, or is not there. */
export async function lockUser(tx: Tx, id: string, at: Date): Promise<boolean> {
  const [user] = await tx
    .update(users)
    .set({ lockedAt: at })
    .where(and(eq(users.id, id), isNull(users.lockedAt)))
    .returning({ email: users.email });
  if (!user) return false;
  await revokeKeysOf(tx, id);
  await tx.delete(verificationTokens).where(eq(verificationTokens.identifier, user.email));
  await tx.delete(calendars).where(eq(calendars.userId, id));
  return true;
}

export async function unlockUser(tx: Tx, id: string): Promise<boolean> {
  const done = await tx
    .update(users)
    .set({ lockedAt: null })
    .where(and(eq(users.id, id), isNotNull(users.lockedAt)))
    .returning({ id: users.id });
  return done.length > 0;
}

/** A report with the names of both, and the line it is about. */
export interface ReportRow {
  id: string;
  kind: ReportKind;
  reason: string;
  createdAt: Date;
  aboutId: string;
  about: string | null;
  by: string | null;
  lineId: string | null;
  line: string | null;
  table: string | null;
  hiddenAt: Date | null;
  /** What a reported player says of themselves; null: it is about a line, or they say nothing. */
  words: string | null;
  wordsHiddenAt: Date | null;
}

/** Reports that wait, the oldest first. */
export function openReports(on: On, { from, limit }: Part): Promise<ReportRow[]> {
  const { id, kind, reason, createdAt, aboutId, reporterId, lineId, closedAt } = reports;
  return on
    .select({
      ...{ id, kind, reason, createdAt, aboutId, lineId, about: nameOf(aboutId), by: nameOf(reporterId) },
      ...{ line: chatLines.text, table: chatLines.tableId, hiddenAt: chatLines.hiddenAt },
      ...{ words: sql<string | null>`nullif(${introductions.words}, '')`, wordsHiddenAt: introductions.hiddenAt },
    })
    .from(reports)
    .leftJoin(chatLines, eq(chatLines.id, lineId))
    .leftJoin(introductions, and(eq(introductions.userId, aboutId), eq(kind, 'player')))
    .where(isNull(closedAt))
    .orderBy(asc(createdAt), asc(id))
    .offset(from)
    .limit(limit);
}

export async function insertReport(on: On, row: typeof reports.$inferInsert): Promise<void> {
  await on.insert(reports).values(row);
}

/** False: it is closed, or is not there. */
export async function closeReport(tx: Tx, id: string, at: Date): Promise<boolean> {
  const done = await tx
    .update(reports)
    .set({ closedAt: at })
    .where(and(eq(reports.id, id), isNull(reports.closedAt)))
    .returning({ id: reports.id });
  return done.length > 0;
}

/** Shows a line of a chat, which somebody reported, to nobody any more; its table. Null: it is hidden, was not reported, or is not there. */
export async function hideLine(tx: Tx, id: string, at: Date): Promise<string | null> {
  const isReported = sql`exists (select 1 from ${reports} r where r.line_id = ${chatLines.id})`;
  const [line] = await tx
    .update(chatLines)
    .set({ hiddenAt: at })
    .where(and(eq(chatLines.id, id), isNull(chatLines.hiddenAt), isReported))
    .returning({ table: chatLines.tableId });
  return line?.table ?? null;
}

const hasFailed = and(isNotNull(outbox.lastError), isNull(outbox.sentAt));

export type FailedLetterRow = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'tableId' | 'createdAt' | 'attempts' | 'lastError' | 'mootAt'
>;

/** Letters that were tried in vain, the newest first. */
export function failedLetters(on: On, { from, limit }: Part): Promise<FailedLetterRow[]> {
  const { id, kind, tableId, createdAt, attempts, lastError, mootAt } = outbox;
  return on
    .select({ id, kind, tableId, createdAt, attempts, lastError, mootAt })
    .from(outbox)
    .where(hasFailed)
    .orderBy(desc(createdAt), desc(id))
    .offset(from)
    .limit(limit);
}

/** Has a letter that failed tried again as if for the first time. False: it has left, or is under way. */
export async function retryLetter(tx: Tx, id: string, now: Date): Promise<boolean> {
  const isFree = sql`(${outbox.leasedUntil} is null or ${outbox.leasedUntil} < ${now.toISOString()}::timestamptz)`;
  const done = await tx
    .update(outbox)
    .set({ mootAt: null, attempts: 0, failingSince: null, stuckAt: null, notBefore: now })
    .where(and(eq(outbox.id, id), hasFailed, isFree))
    .returning({ id: outbox.id });
  return done.length > 0;
}

export interface ServiceFigures {
  /** Tables that people play here. */
  tables: Record<'open' | 'running' | 'over', number>;
  users: number;
  /** Tables whose practice bots have answers to give that wait for the worker. */
  botsDue: number;
  /** Sheets of orders since then. */
  sheets: number;
  /** Bytes. */
  database: number;
}

export async function serviceFigures(db: Db, since: Date): Promise<ServiceFigures> {
  const byStatus = await db
    .select({ status: tables.status, count: count() })
    .from(tables)
    .where(and(eq(tables.demo, false), isNull(tables.imported)))
    .groupBy(tables.status);
  const size = (await db.execute(sql`select pg_database_size(current_database())::float8 as bytes`)) as unknown as {
    rows: { bytes: number }[];
  };
  const of = (status: string) => Number(byStatus.find((row) => row.status === status)?.count ?? 0);
  return {
    tables: { open: of('open'), running: of('running'), over: of('over') },
    botsDue: await db.$count(tables, sql`bots_due and status = 'running' and not demo`),
    users: await db.$count(users, isNotNull(users.name)),
    sheets: await db.$count(submissions, sql`${submissions.at} >= ${since.toISOString()}::timestamptz`),
    database: Number(size.rows[0]?.bytes ?? 0),
  };
}

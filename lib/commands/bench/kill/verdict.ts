import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/client';
import { entries, outbox, questions, replyTokens, seats, submissions, users } from '../../../../db/schema';
import type { Caught } from '../catcher';
import type { Acknowledged } from './load';
import { type Mailbag, tableOf } from './mailbag';

/** What went wrong, one line a case. */
export interface Verdict {
  /** Orders that were acknowledged and are not in the log, or logs with a gap. */
  lost: string[];
  /** Letters that are marked as sent and never came, that should have left and did not, questions that nobody was asked. */
  missing: string[];
  /** What one reader was told under several Message-IDs, by subject. */
  doubled: string[];
  /** Pairs of letters that asked one reader one question of one table under different Message-IDs. */
  pairs: string[];
}

/** A question that an address in a letter stands for. */
export interface Asked {
  token: string;
  tableId: string;
  decision: string | null;
}

const waiting = and(isNull(outbox.sentAt), isNull(outbox.mootAt));

/** What dead processes had in hand is free at once: only while no server runs. */
export async function freeLetters(db: Db): Promise<void> {
  await db.update(outbox).set({ leasedUntil: null }).where(waiting);
}

/** What waits for quiet at its table, or for its next try, leaves at once; what a server has in hand stays with it. */
export async function hastenLetters(db: Db): Promise<void> {
  const now = sql`least(${outbox.notBefore}, now())`;
  await db
    .update(outbox)
    .set({ notBefore: now })
    .where(and(waiting, isNull(outbox.leasedUntil)));
}

/** How many letters still wait to be sent. */
export const lettersLeft = (db: Db): Promise<number> => db.$count(outbox, waiting);

/** What the database and the mail server say of it afterwards. */
export async function verdictOf(db: Db, mail: Mailbag, acknowledged: readonly Acknowledged[]): Promise<Verdict> {
  const asked = await db
    .select({ token: replyTokens.token, tableId: replyTokens.tableId, decision: replyTokens.decision })
    .from(replyTokens)
    .where(isNotNull(replyTokens.decision));
  const { pairs, asking } = pairsIn(mail.letters, asked);
  if (asking === 0) throw new Error('no letter asked anything');
  return {
    lost: await lostOf(db, acknowledged),
    missing: await missingOf(db, mail),
    doubled: repeats(mail.letters, ({ to, listId, subject }) => `${to} ${listId} ${subject}`).map(([thing]) => thing),
    pairs,
  };
}

async function lostOf(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const rows = await db.select({ table: submissions.tableId, seat: submissions.seat, key: submissions.id }).from(submissions);
  const named = ({ table, seat, key }: Acknowledged) => `${table} ${seat} ${key}`;
  const known = new Set(rows.map(named));
  const gaps = sql<{ table_id: string }>`select table_id from ${entries} group by table_id having count(*) <> max(seq)`;
  const { rows: broken } = (await db.execute(gaps)) as unknown as { rows: { table_id: string }[] };
  return [
    ...acknowledged.map(named).filter((name) => !known.has(name)),
    ...broken.map(({ table_id: table }) => `a gap in the log of ${table}`),
  ];
}

async function missingOf(db: Db, mail: Mailbag): Promise<string[]> {
  const arrived = new Set(mail.letters.map(({ messageId }) => messageId));
  const sent = await db.select({ id: outbox.id, messageId: outbox.messageId }).from(outbox).where(isNotNull(outbox.sentAt));
  const left = await db.select().from(outbox).where(waiting);
  const open = await db
    .select({ table: questions.tableId, decision: questions.decision, askedAt: questions.askedAt, email: users.email })
    .from(questions)
    .innerJoin(seats, and(eq(seats.tableId, questions.tableId), eq(seats.seat, questions.seat)))
    .innerJoin(users, eq(users.id, seats.userId))
    .where(eq(questions.held, false));
  return [
    ...sent.filter(({ messageId }) => messageId === null || !arrived.has(messageId)).map((row) => `never came: ${JSON.stringify(row)}`),
    ...left.map((row) => `never left: ${JSON.stringify(row)}`),
    ...open.filter((each) => !mail.hasSince(each, each.askedAt)).map((each) => `never asked: ${JSON.stringify(each)}`),
  ];
}

/** Pairs of letters that ask the same, and how many letters ask anything. */
export function pairsIn(letters: readonly Caught[], asked: readonly Asked[]): { pairs: string[]; asking: number } {
  const questionOf = new Map(asked.map(({ token, tableId, decision }) => [token, `${tableId} ${decision}`]));
  const of = ({ replyTo }: Caught) => questionOf.get(/\+([a-z0-9]+)@/.exec(replyTo)?.[1] ?? '');
  const asking = letters.filter((letter) => of(letter) !== undefined);
  const pairs = repeats(asking, (letter) => `${letter.to} ${of(letter)}`).flatMap(([thing, ids]) =>
    ids.flatMap((one, n) => ids.slice(n + 1).map((other) => `${thing}: ${one} and ${other}`)),
  );
  return { pairs, asking: asking.length };
}

/** What was told under several Message-IDs, with these. */
function repeats(letters: readonly Caught[], thing: (letter: Caught) => string): [thing: string, ids: string[]][] {
  const identities = new Map<string, Set<string>>();
  for (const letter of letters) {
    // a letter of no table is never the news of one
    if (tableOf(letter) === '') continue;
    const name = thing(letter);
    identities.set(name, (identities.get(name) ?? new Set()).add(letter.messageId));
  }
  return [...identities].filter(([, ids]) => ids.size > 1).map(([name, ids]) => [name, [...ids]]);
}

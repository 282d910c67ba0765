import { eq, type SQL, sql } from 'drizzle-orm';
import type { Proposal, ProposalRow } from './affairs';
import type { ChatRow } from './chat';
import type { Db } from './client';
import type { PauseRow } from './clock';
import { fromJsonRow, fromJsonRows, type JsonRow, type JsonRows } from './json-rows';
import { knownTo } from './last-order';
import type { NotesRow } from './notes';
import { prepared } from './prepared';
import type { RecordRow } from './records';
import { chatLines, consents, drafts, notes, pauses, proposals, questions, records, seats, secrets, tables, users, visits } from './schema';
import { inJson, readColumns, type TableRead, tableReadOf } from './table-read';

/** A table with all that its page shows to one reader, as it stood at one moment, the log apart. */
export interface PageRead extends TableRead {
  /** Said to everybody or to the reader: the newest lines, oldest first. */
  chat: ChatRow[];
  /** The newest of them. */
  record: RecordRow | null;
  /** Of this table and of all, as far as they touch a question that is open. */
  pauses: PauseRow[];
  /** Of the reader, and of everybody who was there since a moment. */
  visits: (typeof visits.$inferSelect)[];
  /** The reader's own. */
  drafts: (typeof drafts.$inferSelect)[];
  /** Of the reader's seats. */
  notes: NotesRow[];
  /** Those that wait for answers, oldest first. */
  proposals: Proposal[];
  /** Of its dice, once the game is over. */
  secret: string | null;
  /** The entry up to which the log is no news to the reader, who plays there. */
  known: number;
}

/** Entries that a page tells at most: of a longer absence the log tells. */
const mostNews = 400;
/** Lines of the chat that a page shows. */
const mostChat = 30;

const rowsOf = (from: SQL) => inJson<JsonRows>(sql`select json_agg(row_to_json(r)) from ${from} r`);

const page = prepared((on) => {
  const [user, since] = [sql.placeholder('user'), sql.placeholder('since')];
  const isHere = sql`table_id = ${tables.id}`;
  return on
    .select({
      ...readColumns,
      chat: inJson<JsonRows>(
        sql`select json_agg(row_to_json(r) order by r.at, r.id) from (select c.*, u.name from ${chatLines} c
          left join ${users} u on u.id = c.user_id where c.table_id = ${tables.id} and (c.readers is null or ${user} = any(c.readers))
          order by c.at desc, c.id desc limit ${sql.raw(String(mostChat))}) r`,
      ),
      records: rowsOf(sql`(select * from ${records} where ${isHere} order by at desc limit 1)`),
      pauses: rowsOf(
        sql`(select * from ${pauses} where (${isHere} or table_id is null)
          and until > (select min(since) from ${questions} where ${isHere}) order by "from")`,
      ),
      visits: rowsOf(sql`(select * from ${visits} where ${isHere} and (user_id = ${user} or seen_at >= ${since}::timestamptz))`),
      drafts: rowsOf(sql`(select * from ${drafts} where ${isHere} and user_id = ${user})`),
      notes: rowsOf(
        sql`(select n.* from ${notes} n join ${seats} s on s.table_id = n.table_id and s.seat = n.seat
          where n.table_id = ${tables.id} and s.user_id = ${user})`,
      ),
      proposals: inJson<ProposalJson[] | null>(
        sql`select json_agg(json_build_object('row', row_to_json(p), 'agreed', (select json_agg(c.user_id order by c.at) from ${consents} c
          where c.proposal_id = p.id)) order by p.created_at) from ${proposals} p where p.table_id = ${tables.id} and p.closed_at is null`,
      ),
      secret: inJson<string | null>(sql`select k.secret from ${secrets} k where k.table_id = ${tables.id} and ${tables.status} = 'over'`),
      known: knownTo(user, mostNews),
    })
    .from(tables)
    .where(eq(tables.id, sql.placeholder('id')))
    .prepare('table_page');
});

interface ProposalJson {
  row: JsonRow;
  agreed: string[] | null;
}

/** Reads a table for its page in one statement; null when there is none. `user` null: a stranger. `hereSince`: of which visits is told. */
export async function readTablePage(
  db: Db,
  { id, user, hereSince }: { id: string; user: string | null; hereSince: Date },
): Promise<PageRead | null> {
  const [row] = await page(db).execute({ id, user, since: hereSince.toISOString() });
  if (!row) return null;
  return {
    ...tableReadOf(row),
    chat: (row.chat ?? []).map((line) => ({ ...fromJsonRow(chatLines, line), name: nameIn(line) })),
    record: fromJsonRows(records, row.records)[0] ?? null,
    pauses: fromJsonRows(pauses, row.pauses),
    visits: fromJsonRows(visits, row.visits),
    drafts: fromJsonRows(drafts, row.drafts),
    notes: fromJsonRows(notes, row.notes),
    proposals: (row.proposals ?? []).map((each) => ({
      ...(fromJsonRow(proposals, each.row) satisfies ProposalRow),
      agreed: each.agreed ?? [],
    })),
    secret: row.secret,
    known: row.known,
  };
}

const nameIn = ({ name }: JsonRow): string | null => (typeof name === 'string' ? name : null);

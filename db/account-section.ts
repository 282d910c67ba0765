import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client';
import { clubBars, type clubMembers, clubs, type notes, type policies, seats } from './schema';

/** Whose rows: by id, or where only an address is kept by that. */
interface Owner {
  id: string;
  email: string;
}

export interface Section {
  /** The columns that say whose a row is. */
  of: PgColumn[];
  rows(db: Db, owner: Owner): Promise<Record<string, unknown>[]>;
}

type Columns = Record<string, PgColumn>;

/** The rows of one table of which `of` names the user, with these of their columns. */
export const own = (of: PgColumn, columns: Columns): Section => ({
  of: [of],
  rows: (db, { id }) =>
    db
      .select(columns)
      .from(of.table as PgTable)
      .where(eq(of, id)),
});

/** The rows of one table that an address stands in. */
export const addressed = (to: PgColumn, columns: Columns): Section => ({
  of: [],
  rows: (db, { email }) =>
    db
      .select(columns)
      .from(to.table as PgTable)
      .where(eq(to, email)),
});

/** What belongs to the seats that the user plays now. */
export const ofSeats = (table: typeof policies | typeof notes, columns: Columns): Section => ({
  of: [],
  rows: (db, { id }) =>
    db
      .select(columns)
      .from(seats)
      .innerJoin(table, and(eq(table.tableId, seats.tableId), eq(table.seat, seats.seat)))
      .where(eq(seats.userId, id)),
});

/** As `own`, with the club that a row is of. */
export const ofClubs = (of: PgColumn, columns: Columns): Section => ({
  of: [of],
  rows: (db, { id }) =>
    db
      .select({ club: clubs.slug, name: clubs.name, ...columns })
      .from(of.table as PgTable)
      .innerJoin(clubs, eq(clubs.id, getTableColumns(of.table as typeof clubMembers).clubId))
      .where(eq(of, id)),
});

/** Bars of clubs, which may be private and called otherwise by now: these are not named to who is no member any more. */
export const ofBars = (of: PgColumn): Section => ({
  of: [of],
  rows: (db, { id }) =>
    db
      .select({ club: sql<string | null>`case when ${clubs.visibility} = 'public' then ${clubs.slug} end`, since: clubBars.createdAt })
      .from(clubBars)
      .innerJoin(clubs, eq(clubs.id, clubBars.clubId))
      .where(eq(of, id)),
});

import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows of a table as PostgreSQL writes them in JSON; null for none. */
export type JsonRows = JsonRow[] | null;
export type JsonRow = Record<string, unknown>;

/** Rows of a table out of their JSON, every column read by its own definition. */
export const fromJsonRows = <T extends PgTable>(table: T, rows: JsonRows): InferSelectModel<T>[] =>
  (rows ?? []).map((row) => fromJsonRow(table, row));

export function fromJsonRow<T extends PgTable>(table: T, row: JsonRow): InferSelectModel<T> {
  const mapped: JsonRow = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value = row[column.name];
    mapped[name] = value === null ? null : column.mapFromDriverValue(value);
  }
  return mapped as InferSelectModel<T>;
}

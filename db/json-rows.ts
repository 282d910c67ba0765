import { getTableColumns, type InferSelectModel, is } from 'drizzle-orm';
import { PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core';

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

/** Names of a table's columns in the database, for a statement in our own words. */
export const columnsOf = (table: PgTable): string[] => Object.values(getTableColumns(table)).map(({ name }) => `"${name}"`);

/** A row as `json_populate_recordset` reads it, times in ISO. What it leaves out is null: defaults are its maker's to fill in. */
export function toJsonRow<T extends PgTable>(table: T, row: Partial<InferSelectModel<T>>): JsonRow {
  const json: JsonRow = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value = (row as JsonRow)[name];
    if (value === undefined) continue;
    // a form of its own is text for the driver, and JSON within JSON
    json[column.name] = value !== null && is(column, PgCustomColumn) ? JSON.parse(String(column.mapToDriverValue(value))) : value;
  }
  return json;
}

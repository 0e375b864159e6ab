import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Write } from './database/statement.ts';

/**
 * Inserts rows of a table as part of a larger statement. The text is the same for any number of rows,
 * so the server plans it once. The columns come from the table, so a new column cannot be forgotten.
 * @param generated keys of columns that the database fills itself
 * @returns the write; `returning` names columns of the database
 */
export function rowInserter<T extends PgTable, G extends keyof T['$inferSelect'] = never>(
  table: T,
  generated: readonly G[] = [],
): (rows: readonly Omit<T['$inferSelect'], G>[], returning?: string) => Write {
  const skipped = new Set<PropertyKey>(generated);
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !skipped.has(key));
  const names = columns.map(([key]) => toSnakeCase(key)).join(', ');
  const keys = columns.map(([key]) => `"${key}"`).join(', ');
  const shape = columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join(', ');
  const name = getTableName(table);
  return (rows, returning) => (bind) =>
    `
    insert into ${name} (${names})
    select ${keys} from jsonb_to_recordset(${bind(JSON.stringify(rows))}::jsonb) as row(${shape})
    ${returning === undefined ? '' : `returning ${returning}`}`;
}

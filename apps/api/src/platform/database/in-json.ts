import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PLANNED_ANEW } from './statement.ts';

/**
 * Whether a column of texts has one of these values, which are one JSON parameter. For long lists: `inArray` makes a
 * parameter of each value, and building such a statement takes longer than running it.
 */
export function inJson(column: PgColumn, values: readonly string[]): SQL {
  const list = JSON.stringify([...new Set(values)]);
  return sql`${column} in (select jsonb_array_elements_text(${list}::jsonb)) ${sql.raw(PLANNED_ANEW)}`;
}

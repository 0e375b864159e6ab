import { sql, type SQL } from 'drizzle-orm';

/** Numbers as one parameter of a statement, an array of PostgreSQL; the statement casts it: `any(${…}::int[])`. */
export function idList(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}`;
}

import type { SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Rows of a statement that the query builder cannot express. The caller names their shape and casts in SQL what drivers
 * read differently (`::int`, `::float8` for big integers, which stay exact up to 2^53).
 */
export async function rowsOf<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  // safe: node-postgres and PGlite both return an object with `rows`
  return (result as { rows: Row[] }).rows;
}

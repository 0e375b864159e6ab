import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The condition of a check: the column holds one of the words of a closed type, or null where it may. The words come from
 * the list that the type is made of, so that SQL and TypeScript cannot differ; a migration follows every change of the list.
 */
export function oneOf(column: PgColumn, words: readonly string[]): SQL {
  // A check takes no parameters. The words are those of our contracts.
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}

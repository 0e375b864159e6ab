import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What an array literal holds without quotes; `null` would be nothing there. */
const PLAIN = /^(?!null$)[^\s,{}"'\\]+$/i;

/**
 * The condition of a check: the column holds one of the words of a closed type, or null where it may. The words come from
 * the list that the type is made of, so that SQL and TypeScript cannot differ; a migration follows every change of the list.
 */
export function oneOf(column: PgColumn, words: readonly string[]): SQL {
  const strange = words.find((word) => !PLAIN.test(word));
  if (strange !== undefined) throw new Error(`${strange} is not a plain word`);
  // A check takes no parameters. The words are those of our contracts, and one array is read twice as fast as a list:
  // PostgreSQL reads all checks of a table for each statement that writes to it.
  return sql`${column} = any (${sql.raw(`'{${words.join(',')}}'`)}::text[])`;
}

import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Words that an array literal may contain without quotes; an unquoted `null` would mean NULL. */
const PLAIN = /^(?!null$)[^\s,{}"'\\]+$/i;

/**
 * The condition of a check: the column contains one of the words of a closed type, or null where
 * allowed. The words come from the list that defines the type, so that SQL and TypeScript cannot
 * differ; a migration follows every change of the list.
 */
export function oneOf(column: PgColumn, words: readonly string[]): SQL {
  const strange = words.find((word) => !PLAIN.test(word));
  if (strange !== undefined) throw new Error(`${strange} is not a plain word`);
  // A check takes no parameters, so the words are inlined; they come from our contracts. One array is
  // read twice as fast as a list, and PostgreSQL reads all checks of a table for each statement that
  // writes to it.
  return sql`${column} = any (${sql.raw(`'{${words.join(',')}}'`)}::text[])`;
}

import { z } from 'zod';
import type { Database } from '#src/platform/database/database.ts';

const Tables = z.array(z.object({ name: z.string() }));
const Counts = z.array(z.object({ name: z.string(), count: z.coerce.number() }));

/** Every table with rows of the shop or of the queue, `schema.table`. */
export async function listTables(database: Database): Promise<string[]> {
  const { rows } = await database.query(`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'drizzle')
    order by name`);
  return Tables.parse(rows).map(({ name }) => name);
}

/** The tables in which some row, written as text, holds the marker, with the number of such rows. */
export async function findInDatabase(database: Database, marker: string): Promise<Record<string, number>> {
  const questions = (await listTables(database)).map(
    (table) =>
      `select '${table}' as name, count(*) as count from ${table} as one where strpos(translate(lower(one::text), chr(160), ' '), lower($1)) > 0`,
  );
  const { rows } = await database.query(questions.join(' union all '), [marker]);
  const found = Counts.parse(rows).filter(({ count }) => count > 0);
  return Object.fromEntries(found.map(({ name, count }) => [name, count]));
}

import pg from 'pg';
import { emptyingStatements, SCHEMA_COUNTS } from './emptying.ts';

export type ScratchPostgres = { url: string; drop: () => Promise<void> };

/** A migrated, empty database: `schema` is compared when it comes back, `emptying` is the SQL that deletes every row. */
type LentDatabase = { scratch: ScratchPostgres; schema: string; emptying: string };

/** Databases of this worker that no test file uses now. */
const idle: LentDatabase[] = [];

/** What has grown further is slower to read than a new one is to make. */
const SMALL_BYTES = 64 * 1024 * 1024;

/**
 * An empty, migrated database on the server. When it is given back, it is emptied and lent again: to make one takes 0.8 s, to
 * empty it a tenth of that. `make` creates one.
 */
export async function lendPostgres(
  make: () => Promise<ScratchPostgres>,
): Promise<{ url: string; giveBack: () => Promise<void> }> {
  const kept = idle.pop() ?? (await describe(await make()));
  return { url: kept.scratch.url, giveBack: () => takeBack(kept) };
}

async function describe(scratch: ScratchPostgres): Promise<LentDatabase> {
  return inDatabase(scratch.url, async (query) => {
    // Truncating a table makes new files for it; to delete the rows of an empty one costs nothing.
    const [row] = await query(emptyingStatements('delete'));
    return { scratch, schema: await schemaOf(query), emptying: String(row?.['emptying']) };
  });
}

/** Keeps the database for the next file, unless the file changed the schema, filled it or broke it. */
async function takeBack(kept: LentDatabase): Promise<void> {
  const isGood = await inDatabase(kept.scratch.url, async (query) => {
    // What the file left running would write into the database of the next one.
    await query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await query(kept.emptying);
    const [size] = await query('select pg_database_size(current_database()) as bytes');
    return Number(size?.['bytes']) < SMALL_BYTES && (await schemaOf(query)) === kept.schema;
  }).catch(() => false);
  if (isGood) idle.push(kept);
  else await kept.scratch.drop();
}

type Query = (text: string) => Promise<Record<string, unknown>[]>;

async function schemaOf(query: Query): Promise<string> {
  return JSON.stringify(await query(SCHEMA_COUNTS));
}

async function inDatabase<T>(url: string, act: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(async (text) => (await client.query<Record<string, unknown>>(text)).rows);
  } finally {
    await client.end();
  }
}

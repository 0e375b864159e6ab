import { z } from 'zod';
import type { Database } from '#src/platform/database/database.ts';

const Tables = z.array(z.object({ name: z.string(), count: z.coerce.number() }));
const Columns = z.array(
  z.object({ name: z.string(), type: z.string(), isKey: z.boolean(), isTime: z.boolean() }),
);

/**
 * Copies the rows of every table of the shop until it has many of them, spread over the past; on a server, whose owner may switch off
 * foreign keys. A table whose checks refuse copies stays as it is.
 * @returns the tables that have grown
 */
export async function multiplyRows(database: Database, wanted: number): Promise<Set<string>> {
  const grown = new Set<string>();
  for (const { name, count } of await countRows(database))
    if (count > 0 && count < wanted) await multiply(database, name, Math.ceil(wanted / count));
  for (const { name, count } of await countRows(database)) if (count >= wanted / 2) grown.add(name);
  await database.query('analyze');
  return grown;
}

async function countRows(database: Database): Promise<z.output<typeof Tables>> {
  const { rows } = await database.query(`
    select relname as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text as count
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname = 'public' order by relname`);
  return Tables.parse(rows);
}

async function multiply(database: Database, name: string, times: number): Promise<void> {
  const { rows } = await database.query(
    `
    select attname as name, format_type(atttypid, null) as type,
      atttypid = 'timestamptz'::regtype as "isTime",
      exists(
        select 1 from pg_index where indrelid = attrelid and indisunique and attnum = any(indkey)
          -- A text changes only where nothing else of the key can.
          and (atttypid <> 'text'::regtype or not exists(
            select 1 from pg_attribute as other
            where other.attrelid = indrelid and other.attnum = any(indkey)
              and other.atttypid in ('uuid'::regtype, 'bigint'::regtype, 'integer'::regtype)))
      ) as "isKey"
    from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  );
  const columns = Columns.parse(rows);
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const values = columns.map(valueOf).join(', ');
  await database
    .exec(
      `
      begin;
      set local session_replication_role = replica;
      insert into "${name}" (${names}) overriding system value
        select ${values} from "${name}" as one, generate_series(1, ${times}) as n on conflict do nothing;
      commit`,
    )
    .catch(() => undefined);
}

type Column = z.output<typeof Columns>[number];

/** Makes a copy: older by hours, and different in every column that distinguishes rows. */
function valueOf({ name, type, isKey, isTime }: Column): string {
  const column = `one."${name}"`;
  if (isTime) return `${column} - n * interval '3 hours'`;
  if (!isKey) return column;
  if (type === 'uuid') return `case when ${column} is null then null else gen_random_uuid() end`;
  if (type === 'bigint' || type === 'integer') return `${column} + n * 1000`;
  if (type === 'text') return `${column} || n`;
  return column;
}

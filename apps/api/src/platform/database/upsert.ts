import { aliasedTableColumn, getTableColumns, sql } from 'drizzle-orm';
import type { GetColumnData, SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

const ROWS_PER_STATEMENT = 500;

/**
 * Inserts rows, or updates those with a known key, in all columns except the key, the excepted ones and a generated id.
 * Unchanged rows are not written. Returns the keys of new and changed rows.
 */
export async function upsertChanged<Table extends PgTable, Key extends PgColumn>(
  tx: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { key, except = [] }: { key: Key; except?: readonly PgColumn[] },
): Promise<GetColumnData<Key>[]> {
  const into: PgTable = table;
  const written = Object.entries(getTableColumns(into)).filter(
    ([, column]) => column !== key && !except.includes(column) && column.generatedIdentity === undefined,
  );
  const set = Object.fromEntries(
    written.map(([name, column]) => [name, aliasedTableColumn(column, 'excluded')]),
  );
  const stored = list(written.map(([, column]) => column));
  const setWhere = sql`(${stored}) is distinct from (${list(Object.values(set))})`;
  const changed: GetColumnData<Key>[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const answer = await tx
      .insert(into)
      .values(rows.slice(from, from + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({ target: key, set, setWhere })
      .returning({ key });
    for (const row of answer) changed.push(row.key);
  }
  return changed;
}

function list(parts: SQLWrapper[]): SQL {
  return sql.join(parts, sql`, `);
}

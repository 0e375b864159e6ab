import {
  aliasedTableColumn,
  getTableColumns,
  sql,
  type GetColumnData,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

const ROWS_PER_STATEMENT = 500;

type Options<Key extends PgColumn> = {
  key: Key;
  /** Columns that an import never writes. */
  except?: readonly PgColumn[];
  /**
   * Columns that staff change too. An import writes them only where they still have the value of the
   * previous import, which the column `broughtIn` stores by property name: `{ hours: […] }`.
   */
  shared?: { columns: readonly PgColumn[]; broughtIn: PgColumn };
};

/**
 * Inserts rows, or updates those with a known key, in all columns except the key, the excluded ones and
 * a generated id. Unchanged rows are not written. Returns the keys of new and changed rows.
 */
export async function upsertChanged<Table extends PgTable, Key extends PgColumn>(
  tx: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { key, except = [], shared }: Options<Key>,
): Promise<GetColumnData<Key>[]> {
  const into: PgTable = table;
  const written = Object.entries(getTableColumns(into)).filter(
    ([, column]) => column !== key && !except.includes(column) && column.generatedIdentity === undefined,
  );
  const set = Object.fromEntries(
    written.map(([name, column]) => {
      const given = aliasedTableColumn(column, 'excluded');
      if (shared?.columns.includes(column) !== true) return [name, given];
      const isImported = sql`to_jsonb(${column}) is not distinct from ${shared.broughtIn} -> ${name}::text`;
      return [name, sql`case when ${isImported} then ${given} else ${column} end`];
    }),
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

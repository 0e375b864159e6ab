import {
  aliasedTableColumn,
  getTableColumns,
  getTableName,
  sql,
  type GetColumnData,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { keptId } from './kept-id.ts';
import { rowsOf } from './rows.ts';
import { PLANNED_ANEW } from './statement.ts';

const ROWS_PER_STATEMENT = 1000;

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
 * a generated id. Unchanged rows are not written, and only new ones take an id from the sequence. Returns the keys of
 * new and changed rows. The rows are one JSON parameter: with a value each, most of the time would go into building the
 * statement.
 */
export async function upsertChanged<Table extends PgTable, Key extends PgColumn>(
  tx: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { key, except = [], shared }: Options<Key>,
): Promise<GetColumnData<Key>[]> {
  const into: PgTable = table;
  const columns = getTableColumns(into);
  const written = Object.entries(columns).filter(
    ([, column]) => column !== key && !except.includes(column) && column.generatedIdentity === undefined,
  );
  const values = written.map(([name, column]): SQLWrapper => {
    const given = aliasedTableColumn(column, 'excluded');
    if (shared?.columns.includes(column) !== true) return given;
    const isImported = sql`to_jsonb(${column}) is not distinct from ${shared.broughtIn} -> ${name}::text`;
    return sql`case when ${isImported} then ${given} else ${column} end`;
  });
  const stored = list(written.map(([, column]) => column));
  const assigned = written.map(([, column], index) => sql`${nameOf(column)} = ${values[index]}`);
  const isChanged = sql`(${stored}) is distinct from (${list(values)})`;
  const isNumbered = columns['id']?.generatedIdentity !== undefined;
  const name = getTableName(into);
  const id = keptId(name, `${name}.${toSnakeCase(key.name)} = given."${key.name}"`);
  const changed: GetColumnData<Key>[] = [];
  for (const alike of rowsByColumns(rows)) {
    const named = new Map(Object.entries(alike[0] ?? {}));
    const inserted = Object.entries(columns).filter(([name]) => named.get(name) !== undefined);
    const names = inserted.map(([, column]) => nameOf(column));
    const sources = inserted.map(([name]) => sql`${sql.identifier(name)}`);
    if (isNumbered && named.get('id') === undefined) {
      names.push(sql`id`);
      sources.push(sql.raw(id));
    }
    const shape = list(
      inserted.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`),
    );
    for (let from = 0; from < alike.length; from += ROWS_PER_STATEMENT) {
      const given = JSON.stringify(alike.slice(from, from + ROWS_PER_STATEMENT));
      const answer = await rowsOf<{ key: unknown }>(
        tx,
        sql`
          insert into ${into} (${list(names)}) overriding system value
          select ${list(sources)} from jsonb_to_recordset(${given}::jsonb) as given (${shape})
          on conflict (${nameOf(key)}) do update set ${list(assigned)} where ${isChanged}
          returning ${key} as key ${sql.raw(PLANNED_ANEW)}`,
      );
      // safe: the column itself reads what the database holds in it
      for (const row of answer) changed.push(key.mapFromDriverValue(row.key) as GetColumnData<Key>);
    }
  }
  return changed;
}

/** Rows that name the same columns, in their order: a column that a row does not name has its default. */
function rowsByColumns<Row extends object>(rows: readonly Row[]): Row[][] {
  const namesOf = (row: Row): string =>
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([name]) => name)
      .toSorted()
      .join();
  return [...Map.groupBy(rows, namesOf).values()];
}

function nameOf(column: PgColumn): SQL {
  return sql`${sql.identifier(toSnakeCase(column.name))}`;
}

function list(parts: SQLWrapper[]): SQL {
  return sql.join(parts, sql`, `);
}

import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import type { RefusedRow } from '#src/platform/domain-module.ts';
import { stoneTags } from '#src/domains/goods/stock/index.ts';
import { stones } from '../stones.tables.ts';
import { checkRows } from './check-rows.ts';

const ROWS_PER_STATEMENT = 5000;

/**
 * Writes loose stones, by certificate: ids stay, because carts and orders refer to them. Repeating an import changes
 * nothing; a stone that was taken off sale returns. Announces `stone:ID` for each change.
 * @returns the rows that were left out; all others are written
 */
export async function importStones(ctx: Context, input: readonly unknown[]): Promise<RefusedRow[]> {
  return ctx.db.transaction(async (tx) => {
    const { list, refused } = await checkRows(tx, input);
    const changed: number[] = [];
    for (let from = 0; from < list.length; from += ROWS_PER_STATEMENT)
      changed.push(...(await writeStones(tx, list.slice(from, from + ROWS_PER_STATEMENT))));
    await auditImport(tx, ctx, { of: 'stones', given: input.length, changed: changed.length });
    await announceChange(tx, stoneTags(changed));
    return refused;
  });
}

/** Columns that an import writes, with their names and types in the database. */
const COLUMNS = Object.entries(getTableColumns(stones))
  .filter(([key]) => key !== 'id' && key !== 'hiddenAt')
  .map(([key, column]) => ({ key, name: toSnakeCase(key), type: column.getSQLType() }));
const CHANGED = COLUMNS.filter(({ key }) => key !== 'laboratory' && key !== 'certificate');

const NAMES = COLUMNS.map(({ name }) => name).join(', ');
const KEYS = COLUMNS.map(({ key }) => `"${key}"`).join(', ');
const SHAPE = COLUMNS.map(({ key, type }) => `"${key}" ${type}`).join(', ');
const SET = CHANGED.map(({ name }) => `${name} = excluded.${name}`).join(', ');
const STORED = CHANGED.map(({ name }) => `stones.${name}`).join(', ');
const GIVEN = CHANGED.map(({ name }) => `excluded.${name}`).join(', ');

/** All rows as one JSON parameter: a list of 25 values for each stone would exceed what a statement takes. */
async function writeStones(tx: Db, list: readonly ImportStone[]): Promise<number[]> {
  const rows = await rowsOfText<{ id: number }>(
    tx,
    (bind) => `
    insert into stones (${NAMES})
    select ${KEYS} from jsonb_to_recordset(${bind(JSON.stringify(list))}::jsonb) as stone(${SHAPE})
    on conflict (laboratory, certificate) do update set ${SET}, hidden_at = null
    where (${STORED}, stones.hidden_at) is distinct from (${GIVEN}, null::timestamptz)
    returning id`,
  );
  return rows.map(({ id }) => id);
}

import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import type { Db } from '#src/platform/database/database.ts';
import { keptId } from '#src/platform/database/kept-id.ts';
import { PLANNED_ANEW, rowsOfText } from '#src/platform/database/statement.ts';
import { stones } from '../stones.tables.ts';

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

const ID = keptId(
  'stones',
  'stones.laboratory = stone.laboratory and stones.certificate = stone.certificate',
);

/** All rows as one JSON parameter: a list of 25 values for each stone would exceed what a statement takes. */
export async function writeStones(tx: Db, list: readonly ImportStone[]): Promise<number[]> {
  const rows = await rowsOfText<{ id: number }>(
    tx,
    (bind) => `
    insert into stones (id, ${NAMES})
    select ${ID}, ${KEYS} from jsonb_to_recordset(${bind(JSON.stringify(list))}::jsonb) as stone(${SHAPE})
    on conflict (laboratory, certificate) do update set ${SET}, hidden_at = null
    where (${STORED}, stones.hidden_at) is distinct from (${GIVEN}, null::timestamptz)
    returning id ${PLANNED_ANEW}`,
  );
  return rows.map(({ id }) => id);
}

/** Hides those that are not hidden yet. Returns the ids of the hidden ones. */
export async function hideStones(
  tx: Db,
  list: readonly Pick<ImportStone, 'laboratory' | 'certificate'>[],
  at: Date,
): Promise<number[]> {
  const rows = await rowsOfText<{ id: number }>(
    tx,
    (bind) => `
      update stones set hidden_at = ${bind(at.toISOString())}::timestamptz
      where hidden_at is null and (laboratory, certificate) in (
        select laboratory, certificate
        from jsonb_to_recordset(${bind(JSON.stringify(list))}::jsonb) as gone(laboratory text, certificate text))
      returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Known stones with these codes. */
export function findByCodes(
  tx: Db,
  codes: readonly string[],
): Promise<{ code: string; laboratory: string; certificate: string }[]> {
  return rowsOfText(
    tx,
    (bind) => `
    select code, laboratory, certificate from stones
    where code in (select jsonb_array_elements_text(${bind(JSON.stringify(codes))}::jsonb))`,
  );
}

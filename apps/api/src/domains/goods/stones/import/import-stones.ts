import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { RefusedRow } from '#src/platform/domain-module.ts';
import { stoneTags } from '#src/domains/goods/stock/index.ts';
import { checkRows } from './check-rows.ts';
import { writeStones } from './stones.sql.ts';

const ROWS_PER_STATEMENT = 5000;

/**
 * Writes loose stones, by certificate: ids stay, because carts and orders refer to them. Repeating an
 * import changes nothing; a stone that was taken off sale is put back. Announces `stone:ID` for each
 * change.
 * @returns the skipped rows; all others are written
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

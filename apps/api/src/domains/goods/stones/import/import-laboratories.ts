import { z } from 'zod';
import { ImportLaboratory } from '@yahont/contracts/stones/stones-import.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { laboratories } from '../stones.tables.ts';

/** Writes laboratories by their names. Repeating an import changes nothing. Throws ZodError on a malformed row. */
export async function importLaboratories(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportLaboratory).parse(input);
  await ctx.db.transaction(async (tx) => {
    const changed = await upsertChanged(tx, laboratories, list, { key: laboratories.name });
    if (changed.length === 0) return;
    await auditImport(tx, ctx, { of: 'laboratories', given: list.length, changed: changed.length });
    await announceChange(tx, ['stones']);
  });
}

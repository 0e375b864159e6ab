import { z } from 'zod';
import { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { stoneTags } from '#src/domains/goods/stock/index.ts';
import { hideStones } from './stones.sql.ts';

const RemovedStone = ImportStone.pick({ laboratory: true, certificate: true });

/**
 * Takes stones off sale, by certificate: they leave the listing, carts and settings, and their pages say that they are sold.
 * An order that holds one keeps it. Importing a stone again puts it back on sale. Unknown stones and repetitions change
 * nothing. Throws ZodError on a malformed row; then nothing is written.
 */
export async function removeStones(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(RemovedStone).parse(input);
  await ctx.db.transaction(async (tx) => {
    const ids = await hideStones(tx, list, ctx.now());
    await auditImport(tx, ctx, { of: 'removed-stones', given: list.length, changed: ids.length });
    await announceChange(tx, stoneTags(ids));
  });
}

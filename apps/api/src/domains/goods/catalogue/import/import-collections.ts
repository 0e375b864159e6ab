import { z } from 'zod';
import { ImportCollection } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { collections } from '../catalogue.tables.ts';

/** Writes collections by code; repeating an import changes nothing. */
export async function importCollections(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportCollection).parse(input);
  await ctx.db.transaction(async (tx) => {
    const changed = await upsertChanged(tx, collections, list, { key: collections.code });
    await auditImport(tx, ctx, { of: 'collections', given: list.length, changed: changed.length });
    if (changed.length > 0) await announceChange(tx, ['catalogue']);
  });
}

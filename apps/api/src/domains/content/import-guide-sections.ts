import { z } from 'zod';
import { ImportGuideSection } from '@yahont/contracts/articles.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import { announceChange } from '#src/platform/changes.ts';
import type { Context } from '#src/platform/context.ts';
import { guideSections } from './articles.tables.ts';

/** Writes sections of the guide by code; doing it twice changes nothing. */
export async function importGuideSections(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportGuideSection).parse(input);
  await ctx.db.transaction(async (tx) => {
    for (const section of list) {
      const row = { sort: section.sort, body: section, changedAt: ctx.now() };
      await tx
        .insert(guideSections)
        .values({ ...row, code: section.code })
        .onConflictDoUpdate({ target: guideSections.code, set: row });
    }
    await auditImport(tx, ctx, { of: 'guide-sections', given: list.length, changed: list.length });
    await announceChange(tx, ['content:articles']);
  });
}

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { guideSections } from './articles.tables.ts';

/** Writes sections of the guide by code; repeating an import changes nothing. */
export async function importGuideSections(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportGuideSection).parse(input);
  await ctx.db.transaction(async (tx) => {
    const last = [...new Map(list.map((section) => [section.code, section])).values()];
    const changed = last.length > 0 ? await writeSections(tx, last, ctx.now()) : 0;
    await auditImport(tx, ctx, { of: 'guide-sections', given: list.length, changed });
    await announceChange(tx, ['content:articles']);
  });
}

/** One statement for all; a section that is the same already keeps the time of its last change. Returns how many changed. */
async function writeSections(tx: Db, list: readonly ImportGuideSection[], changedAt: Date): Promise<number> {
  const changed = await tx
    .insert(guideSections)
    .values(list.map((section) => ({ code: section.code, sort: section.sort, body: section, changedAt })))
    .onConflictDoUpdate({
      target: guideSections.code,
      set: { sort: sql`excluded.sort`, body: sql`excluded.body`, changedAt },
      setWhere: sql`(${guideSections.sort}, ${guideSections.body}) is distinct from (excluded.sort, excluded.body)`,
    })
    .returning({ code: guideSections.code });
  return changed.length;
}

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { guideSections } from './articles.tables.ts';

/** Writes sections of the guide by code; repeating an import changes nothing. */
export async function importGuideSections(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportGuideSection).parse(input);
  await ctx.db.transaction(async (tx) => {
    const last = [...new Map(list.map((section) => [section.code, section])).values()];
    if (last.length > 0) await writeSections(tx, last, ctx.now());
    await announceChange(tx, ['content:articles']);
  });
}

/** One statement for all; a section that is the same already keeps the time of its last change. */
async function writeSections(tx: Db, list: readonly ImportGuideSection[], changedAt: Date): Promise<void> {
  await tx
    .insert(guideSections)
    .values(list.map((section) => ({ code: section.code, sort: section.sort, body: section, changedAt })))
    .onConflictDoUpdate({
      target: guideSections.code,
      set: { sort: sql`excluded.sort`, body: sql`excluded.body`, changedAt },
      setWhere: sql`(${guideSections.sort}, ${guideSections.body}) is distinct from (excluded.sort, excluded.body)`,
    });
}

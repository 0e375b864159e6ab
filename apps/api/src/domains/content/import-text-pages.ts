import { z } from 'zod';
import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { pageKey, writeBlock } from './content-blocks.ts';

/** Writes text pages by path; repeating an import changes nothing. */
export async function importTextPages(ctx: Context, input: readonly unknown[]): Promise<void> {
  const pages = z.array(ImportTextPage).parse(input);
  await ctx.db.transaction(async (tx) => {
    for (const page of pages) await writeBlock(tx, pageKey(page.path), page, ctx.now());
    await auditImport(tx, ctx, { of: 'text-pages', given: pages.length, changed: pages.length });
    await announceChange(tx, ['content:page']);
  });
}

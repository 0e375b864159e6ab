import { eq } from 'drizzle-orm';
import type { OfficeTextPage } from '@yahont/contracts/office/texts.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { notFound } from '#src/platform/errors.ts';
import { checkVersion } from '#src/platform/versions.ts';
import { pageKey, writeBlock } from '../content-blocks.ts';
import { contentBlocks } from '../content.tables.ts';

export type NewText = { page: OfficeTextPage; reason: string; version: number };

/**
 * Replaces the body of a text page; every page of the site that shows it is rendered again. Throws `page-not-found` and
 * `changed-meanwhile`.
 */
export async function publishText(ctx: ActingContext, { page, reason, version }: NewText): Promise<void> {
  const key = pageKey(page.path);
  await ctx.db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ body: contentBlocks.body, version: contentBlocks.version })
      .from(contentBlocks)
      .where(eq(contentBlocks.key, key))
      .for('update');
    if (!stored) throw notFound('page');
    const subject = { type: 'text' as const, id: key };
    await checkVersion(tx, { subject, version: stored.version }, version);
    await writeBlock(tx, key, page, ctx.now());
    // safe: an import or this verb wrote it, and both write an object
    const before = stored.body as Record<string, unknown>;
    await audit(tx, ctx, { action: 'content.publish', subject, before, after: page, reason });
    await announceChange(tx, ['content:page']);
  });
}

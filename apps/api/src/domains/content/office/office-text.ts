import { eq } from 'drizzle-orm';
import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { OfficeText } from '@yahont/contracts/office/texts.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { pageKey, STORED_BLOCK } from '../content-blocks.ts';
import { contentBlocks } from '../content.tables.ts';
import { readBody } from '../read-bodies.ts';

/** A text page as editors see it. Throws `page-not-found`, also for a body of before that fits no more. */
export async function describeOfficeText(
  ctx: Pick<Context, 'db' | 'log'>,
  path: string,
): Promise<OfficeText> {
  const [row] = await ctx.db
    .select({ ...STORED_BLOCK, edition: contentBlocks.version, changedAt: contentBlocks.changedAt })
    .from(contentBlocks)
    .where(eq(contentBlocks.key, pageKey(path)));
  const page = row ? readBody(ctx, ImportTextPage, row) : null;
  if (!row || !page) throw notFound('page');
  return { page, version: row.edition, changedAt: row.changedAt.toISOString() };
}

import { asc, like } from 'drizzle-orm';
import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import type { Context } from '#src/platform/context.ts';
import { STORED_BLOCK } from './content-blocks.ts';
import { contentBlocks } from './content.tables.ts';
import { readBodies } from './read-bodies.ts';

/** All text pages by address, for the site map. */
export async function listTextPages(ctx: Context): Promise<Pick<TextPage, 'path' | 'h1'>[]> {
  const rows = await ctx.db
    .select(STORED_BLOCK)
    .from(contentBlocks)
    .where(like(contentBlocks.key, 'page:%'))
    .orderBy(asc(contentBlocks.key));
  return readBodies(ctx, ImportTextPage, rows).map(({ path, h1 }) => ({ path, h1 }));
}

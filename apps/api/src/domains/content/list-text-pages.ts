import { asc, like, sql } from 'drizzle-orm';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import type { Context } from '#src/platform/context.ts';
import { contentBlocks } from './content.tables.ts';

/** All pages of text by address, for the map of the shop. */
export async function listTextPages(ctx: Context): Promise<Pick<TextPage, 'path' | 'h1'>[]> {
  return ctx.db
    .select({
      path: sql<string>`${contentBlocks.body} ->> 'path'`,
      h1: sql<string>`${contentBlocks.body} ->> 'h1'`,
    })
    .from(contentBlocks)
    .where(like(contentBlocks.key, 'page:%'))
    .orderBy(asc(contentBlocks.key));
}

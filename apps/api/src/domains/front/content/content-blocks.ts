import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readBody, rowVersion } from '#src/domains/ground/documents/index.ts';
import { contentBlocks } from './content.tables.ts';

/** Columns of `StoredBody` over content blocks. */
const STORED_BLOCK = {
  key: sql<string>`'content-blocks:' || ${contentBlocks.key}`,
  version: rowVersion(contentBlocks),
  body: contentBlocks.body,
};

/** A block by its key; null when it does not exist, or does not match the schema. */
export async function findBlock<Schema extends z.ZodType>(
  ctx: Pick<Context, 'db' | 'log'>,
  schema: Schema,
  key: string,
): Promise<z.output<Schema> | null> {
  const [block] = await ctx.db.select(STORED_BLOCK).from(contentBlocks).where(eq(contentBlocks.key, key));
  return block ? readBody(ctx, schema, block) : null;
}

export async function writeBlock(tx: Db, key: string, body: object, changedAt: Date): Promise<void> {
  await tx
    .insert(contentBlocks)
    .values({ key, body, changedAt })
    .onConflictDoUpdate({ target: contentBlocks.key, set: { body, changedAt } });
}

import { LRUCache } from 'lru-cache';
import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';

/** Maximum number of rows with a cached check; a shop has some hundreds of texts. */
const REMEMBERED = 5_000;

type Checked = { version: string; body: unknown };
const checkedBy = new WeakMap<Db, LRUCache<string, Checked>>();

/** A stored body with the data that identifies a cached check. */
export type StoredBody = {
  /** Name of the row over all tables: `articles:7`. */
  key: string;
  /** `rowVersion` of its table. */
  version: string;
  body: unknown;
};

/** Changes with every write of a row: the transaction that wrote it. */
export function rowVersion(table: PgTable): SQL<string> {
  return sql<string>`${table}.xmin::text`;
}

/**
 * The body of a row in the shape of today's schema, checked once per version of the row. null for a
 * body that does not match: written before the schema changed, or by hand. The row is logged once.
 */
export function readBody<Schema extends z.ZodType>(
  ctx: Pick<Context, 'db' | 'log'>,
  schema: Schema,
  { key, version, body }: StoredBody,
): z.output<Schema> | null {
  const checked = checkedBy.get(ctx.db) ?? new LRUCache<string, Checked>({ max: REMEMBERED });
  checkedBy.set(ctx.db, checked);
  const known = checked.get(key);
  // safe: a key is always read with the same schema
  if (known?.version === version) return known.body as z.output<Schema> | null;
  const result = schema.safeParse(withFittingBlocks(ctx, key, body));
  if (!result.success) ctx.log.error({ row: key, err: result.error }, 'a text does not fit and is left out');
  checked.set(key, { version, body: result.success ? result.data : null });
  return result.success ? result.data : null;
}

const WithBlocks = z.looseObject({ blocks: z.array(z.unknown()) });

/**
 * The same body without the blocks that do not match today's schema: one bad block must not hide the
 * whole text.
 */
function withFittingBlocks(ctx: Pick<Context, 'log'>, row: string, body: unknown): unknown {
  const text = WithBlocks.safeParse(body);
  if (!text.success) return body;
  const blocks = text.data.blocks.filter((block, place) => {
    const { success, error } = WrittenBlock.safeParse(block);
    if (!success) ctx.log.error({ row, block: place, err: error }, 'a block does not fit and is left out');
    return success;
  });
  return { ...text.data, blocks };
}

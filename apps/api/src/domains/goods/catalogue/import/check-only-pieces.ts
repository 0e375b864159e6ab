import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { products } from '../catalogue.tables.ts';

/**
 * A one-of-a-kind piece has no other metal: throws `only-piece-repeated` for a model that has another
 * product.
 */
export async function checkOnlyPieces(tx: Db, modelIds: readonly number[]): Promise<void> {
  if (modelIds.length === 0) return;
  const others = alias(products, 'others');
  const [repeated] = await tx
    .select({ code: products.code, other: others.code })
    .from(products)
    .innerJoin(others, and(eq(others.modelId, products.modelId), ne(others.id, products.id)))
    .where(and(inArray(products.modelId, [...modelIds]), sql`${products.facts} @> '{"isOnly": true}'::jsonb`))
    .limit(1);
  if (repeated) throw new AppError('invalid', 'only-piece-repeated', { context: repeated });
}

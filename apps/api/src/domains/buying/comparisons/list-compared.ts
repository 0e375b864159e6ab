import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Compared } from '@yahont/contracts/comparisons/comparisons.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';
import { isBuyer, type Caller, type Context } from '#src/platform/context.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { comparisons } from './comparisons.tables.ts';

/**
 * What the caller compares, in the order of choosing; empty for a caller without a token. A sold stone
 * stays in the list, a hidden product disappears.
 */
export async function listCompared(ctx: Pick<Context, 'db'>, caller: Caller): Promise<Compared> {
  if (!isBuyer(caller)) return { stones: [], products: [] };
  const rows = await ctx.db
    .select({ stoneId: comparisons.stoneId, shape: stones.shape, productId: products.id })
    .from(comparisons)
    .leftJoin(stones, eq(stones.id, comparisons.stoneId))
    .leftJoin(products, and(eq(products.id, comparisons.productId), isNull(products.hiddenAt)))
    .where(ownedBy(comparisons, caller))
    .orderBy(asc(comparisons.createdAt), asc(comparisons.stoneId), asc(comparisons.productId));
  return {
    stones: rows.flatMap(({ stoneId: id, shape }) => (id === null || shape === null ? [] : [{ id, shape }])),
    products: rows.flatMap(({ productId: id }) => (id === null ? [] : [{ id }])),
  };
}

import { asc, eq } from 'drizzle-orm';
import type { PriceHistory } from '@yahont/contracts/catalogue/price-history.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { termsOf } from '../records/product-record.ts';
import { heldPoints, type Held } from './held-points.ts';
import { priceHistory } from './price-history.tables.ts';
import { products } from '../catalogue.tables.ts';

/**
 * The year of prices of a product, or of one of its sizes. The last point is what the shop shows now.
 * Throws `product-not-found`.
 */
export async function getPriceHistory(
  ctx: Context,
  catalogue: Catalogue,
  { productId, skuId }: { productId: number; skuId: number | undefined },
): Promise<PriceHistory> {
  const record = catalogue.find(productId);
  if (!record) throw notFound('product');
  const index = skuId === undefined ? -1 : record.skuIds.indexOf(skuId);
  const shown = index === -1 ? record : termsOf(record, index);
  const [held, [product]] = await Promise.all([
    readHeld(ctx, productId),
    ctx.db.select({ price: products.price }).from(products).where(eq(products.id, productId)),
  ]);
  const now = { price: kopecks(shown.price), oldPrice: shown.oldPrice };
  return heldPoints(held, { now, ofPrice: product?.price ?? shown.price, at: ctx.now() });
}

function readHeld({ db }: Pick<Context, 'db'>, productId: number): Promise<Held[]> {
  return db
    .select({ price: priceHistory.price, oldPrice: priceHistory.oldPrice, since: priceHistory.since })
    .from(priceHistory)
    .where(eq(priceHistory.productId, productId))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
}

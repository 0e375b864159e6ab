import { and, eq } from 'drizzle-orm';
import { setPrice as contract } from '@yahont/contracts/office/products.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { checkVersion } from '#src/platform/versions.ts';
import { lockProduct, type LockedProduct } from './office-product.ts';
import { pricePlans } from './price-plans.tables.ts';
import { checkPrice, type Price } from './price-rules.ts';
import { writePrice } from './write-price.ts';

export type PriceNow = Price & { productId: number; reason: string; version: number };

/**
 * Sets the price from now on, in the caller's transaction: carts follow, orders keep theirs. Throws
 * `product-not-found`, `changed-meanwhile`, `price-planned` while a plan is active, and what
 * `checkPrice` throws.
 * @returns the product before the change
 */
export async function setPrice(
  tx: Db,
  ctx: ActingContext,
  { productId, price, oldPrice, reason, version }: PriceNow,
): Promise<LockedProduct> {
  const product = await lockProduct(tx, productId);
  await checkVersion(tx, { subject: { type: 'product', id: productId }, version: product.version }, version);
  const [plan] = await tx
    .select({ id: pricePlans.id })
    .from(pricePlans)
    .where(and(eq(pricePlans.productId, productId), eq(pricePlans.state, 'active')));
  if (plan) throw refuse(contract.refusals, 'price-planned', { planId: plan.id });
  const to = { price, oldPrice };
  await checkPrice(tx, ctx, product.price, to);
  if (product.price !== price || product.oldPrice !== oldPrice)
    await writePrice(tx, ctx, { product, to, action: 'prices.set', reason });
  return product;
}

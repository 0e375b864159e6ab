import { eq } from 'drizzle-orm';
import { audit } from '#src/platform/audit/audit.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { products } from '../catalogue.tables.ts';
import { keepPrices } from '../price-history/keep-prices.sql.ts';
import type { LockedProduct } from './office-product.ts';
import type { Price } from './price-rules.ts';

const SOURCES = { 'prices.set': 'staff', 'prices.apply': 'plan', 'prices.end': 'plan-end' } as const;

type PriceChange = { product: LockedProduct; to: Price; action: keyof typeof SOURCES; reason: string };

/** Writes the price of a locked product, its history and its log row, and announces the change to pages and carts. */
export async function writePrice(
  tx: Db,
  ctx: ActingContext,
  { product, to: { price, oldPrice }, action, reason }: PriceChange,
): Promise<void> {
  await tx.update(products).set({ price, oldPrice }).where(eq(products.id, product.id));
  await keepPrices(tx, SOURCES[action], [{ productId: product.id, price, oldPrice, since: ctx.now() }]);
  await audit(tx, ctx, {
    action,
    subject: { type: 'product', id: product.id },
    before: { price: product.price, oldPrice: product.oldPrice },
    after: { price, oldPrice },
    reason,
  });
  await announceChange(tx, ['listing', `product:${product.id}`]);
}

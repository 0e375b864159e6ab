import { eq } from 'drizzle-orm';
import type { AuditAction } from '@yahont/contracts/office/audit.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { products } from '../catalogue.tables.ts';
import type { LockedProduct } from './office-product.ts';
import type { Price } from './price-rules.ts';

type Written = { product: LockedProduct; to: Price; action: AuditAction; reason: string };

/** Writes the price of a locked product, its row of the log and the change that pages and carts follow. */
export async function writePrice(
  tx: Db,
  ctx: ActingContext,
  { product, to: { price, oldPrice }, action, reason }: Written,
): Promise<void> {
  await tx.update(products).set({ price, oldPrice }).where(eq(products.id, product.id));
  await audit(tx, ctx, {
    action,
    subject: { type: 'product', id: product.id },
    before: { price: product.price, oldPrice: product.oldPrice },
    after: { price, oldPrice },
    reason,
  });
  await announceChange(tx, ['listing', `product:${product.id}`]);
}

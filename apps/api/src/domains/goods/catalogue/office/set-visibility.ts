import { eq } from 'drizzle-orm';
import { audit } from '#src/platform/audit/audit.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { ActingContext } from '#src/platform/context.ts';
import { checkVersion } from '#src/platform/versions.ts';
import { products } from '../catalogue.tables.ts';
import { lockProduct } from './office-product.ts';

export type Visibility = { productId: number; isHidden: boolean; reason: string; version: number };

/**
 * Hides a product in the shop, or shows it again; old orders keep it. Its pieces stay where they are.
 * Throws `product-not-found` and `changed-meanwhile`.
 */
export async function setVisibility(
  ctx: ActingContext,
  { productId, isHidden, reason, version }: Visibility,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId);
    const subject = { type: 'product' as const, id: productId };
    await checkVersion(tx, { subject, version: product.version }, version);
    if ((product.hiddenAt !== null) === isHidden) return;
    await tx
      .update(products)
      .set({ hiddenAt: isHidden ? ctx.now() : null })
      .where(eq(products.id, productId));
    await audit(tx, ctx, {
      action: isHidden ? 'products.hide' : 'products.show',
      subject,
      before: { isHidden: !isHidden },
      after: { isHidden },
      reason,
    });
    await announceChange(tx, ['listing', `product:${productId}`]);
  });
}

import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { cartLines, carts } from './cart.tables.ts';

/** The account's cart. Carts of anonymous visitors identify nobody and are purged by age. */
export const cartData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db
      .select({
        kind: cartLines.kind,
        skuId: cartLines.skuId,
        stoneId: cartLines.stoneId,
        service: cartLines.service,
        options: cartLines.options,
        quantity: cartLines.quantity,
        createdAt: cartLines.createdAt,
        removedAt: cartLines.removedAt,
        promoCode: carts.promoCode,
      })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .where(eq(carts.accountId, accountId)),
  erase: async (tx, { accountId }) => {
    await tx.delete(carts).where(eq(carts.accountId, accountId));
  },
};

import { and, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { carts } from './cart.tables.ts';

/**
 * Two years: a cart holds no piece and no price, so the shopper who comes back later loses a list of goods most of which
 * are gone. Favourites, which are wishes, are kept.
 */
const LIFE_MS = 2 * 365 * 86_400_000;

/** Removes carts of accounts that nobody changed for two years; their lines go with them. */
export async function purgeAccountCarts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - LIFE_MS);
  await db.delete(carts).where(and(isNotNull(carts.accountId), lt(carts.updatedAt, before)));
}

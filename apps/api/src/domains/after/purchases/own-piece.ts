import type { AccountContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { findLines } from '#src/domains/buying/orders/index.ts';
import { findPurchases, type FoundPurchase } from './find-purchases.ts';
import { uinsOf } from './purchases.mapper.ts';

export type OwnPiece = FoundPurchase & { uins: readonly string[] };

/**
 * What the caller owns under a key, `o123` or `s45`, with its УИН.
 * @throws `purchase-not-found`, also for another account's piece
 */
export async function findOwnPiece(ctx: AccountContext, key: string): Promise<OwnPiece> {
  const { accountId } = ctx.caller;
  const wanted = { source: key.slice(0, 1), id: Number(key.slice(1)) };
  const [found] = await findPurchases(ctx.db, { accountId, key: wanted, limit: 1 });
  if (!found) throw notFound('purchase');
  const lines = found.orderId === null ? [] : await findLines(ctx.db, [found.orderId]);
  return { ...found, uins: uinsOf(found, lines) };
}

import type { Order } from '@yahont/contracts/orders/orders.ts';
import { announceSoon } from '#src/platform/database/announce-soon.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { placeOrder as contract } from '@yahont/contracts/checkout/checkout.ts';
import { refuse } from '#src/platform/errors.ts';
import { describeOrder, findOrderByKey, toOrder, type OrderRow } from '#src/domains/buying/orders/index.ts';
import { stoneTags } from '#src/domains/goods/stock/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { requestHash } from './idempotency-key.ts';
import { findOffer } from './delivering/find-offer.ts';
import { LateRefusal, type OrderRefusal } from './order-refusal.ts';
import { writeOrder, type OrderRequest } from './write-order.ts';

export type PlaceOrderResult = { ok: true; order: Order } | OrderRefusal;

/**
 * Orders the caller's cart in one transaction: locks the cart, reads current prices, reserves items, spends points, and
 * writes order, lines, payment and messages. The same key always gives the same order. Throws `idempotency-mismatch`
 * when the key belongs to another request.
 */
export async function placeOrder(
  ctx: AccountContext,
  deps: CheckoutDeps,
  { key, input, certificateIds }: Pick<OrderRequest, 'key' | 'input' | 'certificateIds'>,
): Promise<PlaceOrderResult> {
  const hash = requestHash(input);
  const written = await attempt(ctx, deps, {
    key,
    hash,
    input,
    offer: await findOffer(ctx, deps, input.delivery.kind),
    ...(certificateIds ? { certificateIds } : {}),
  });
  if (written.ok) {
    // After the commit: decision 0007.
    const lines = [...written.order.lines, ...(written.order.companion?.lines ?? [])];
    announceSoon(ctx, [
      ...lines.flatMap(({ productId }) => (productId === null ? [] : [`stock:${productId}`])),
      ...stoneTags(lines.flatMap(({ stoneId }) => stoneId ?? [])),
    ]);
    return { ok: true, order: toOrder({ ...written.order, now: ctx.now() }, deps.orders) };
  }

  // Look the key up only after a failure, so new orders skip a query. A retry (the cart is empty or different now, or
  // the key violates its unique index) returns the original order.
  const original = await findByKey(ctx, { key, hash });
  if (original) return { ok: true, order: await describeOrder(ctx, deps.orders, original) };
  if (written.reason === 'failed') throw written.error;
  return written;
}

type Attempt = Awaited<ReturnType<typeof writeOrder>> | { ok: false; reason: 'failed'; error: unknown };

/**
 * Keeps the error: if the cart was refilled, the reused key violates `orders_idempotency` and the original order is the
 * answer.
 */
async function attempt(ctx: AccountContext, deps: CheckoutDeps, request: OrderRequest): Promise<Attempt> {
  try {
    return await ctx.db.transaction((tx) => writeOrder(tx, ctx, deps, request));
  } catch (error) {
    if (error instanceof LateRefusal) return error.refusal;
    return { ok: false, reason: 'failed', error };
  }
}

async function findByKey(
  ctx: AccountContext,
  { key, hash }: { key: string; hash: string },
): Promise<OrderRow | undefined> {
  const order = await findOrderByKey(ctx.db, { accountId: ctx.caller.accountId, key });
  if (order && order.requestHash !== hash) {
    throw refuse(contract.refusals, 'idempotency-mismatch', { orderId: order.id });
  }
  return order;
}

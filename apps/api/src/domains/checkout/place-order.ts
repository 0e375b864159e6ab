import type { Order } from '@yahont/contracts/orders.ts';
import { announceSoon } from '#src/platform/announce-soon.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { placeOrder as contract } from '@yahont/contracts/orders.ts';
import { refuse } from '#src/platform/errors.ts';
import { describeOrder, findOrderByKey, toOrder } from '#src/domains/orders/index.ts';
import type { OrderRow } from '#src/domains/orders/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { requestHash } from './idempotency-key.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { writeOrder } from './write-order.ts';
import type { OrderRequest } from './write-order.ts';

export type PlaceOrderResult = { ok: true; order: Order } | OrderRefusal;

/**
 * Orders what is in the caller's cart, in one transaction: the cart locked, prices read anew, pieces taken, points
 * spent, order, lines, payment and messages written. The same key gives the same order however often it is sent.
 * Throws `idempotency-mismatch` when a key comes back with another request.
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
    ...(certificateIds ? { certificateIds } : {}),
  });
  if (written.ok) {
    // After the commit: decision 0007.
    announceSoon(
      ctx,
      written.order.lines.map(({ productId }) => `stock:${productId}`),
    );
    return { ok: true, order: toOrder({ ...written.order, now: ctx.now() }, deps.orders) };
  }

  // The key is looked up only now: a new one, which is nearly every one, need not pay for it. A request that was
  // answered before finds an empty or another cart, or breaks on the key; its twin is the answer all the same.
  const twin = await findByKey(ctx, { key, hash });
  if (twin) return { ok: true, order: await describeOrder(ctx, deps.orders, twin) };
  if (written.reason === 'failed') throw written.error;
  return written;
}

type Attempt = Awaited<ReturnType<typeof writeOrder>> | { ok: false; reason: 'failed'; error: unknown };

/** A failure is held back: of a cart filled anew an order under the same key breaks on the unique index. */
async function attempt(ctx: AccountContext, deps: CheckoutDeps, request: OrderRequest): Promise<Attempt> {
  try {
    return await ctx.db.transaction((tx) => writeOrder(tx, ctx, deps, request));
  } catch (error) {
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

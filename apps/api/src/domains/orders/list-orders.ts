import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { findLines, findOrdersOf } from './load-orders.ts';
import { toSummary } from './orders.mapper.ts';
import type { OrderDeps } from './orders.mapper.ts';

/** The caller's orders, newest first; at most a hundred. */
export async function listOrders(ctx: AccountContext, deps: OrderDeps): Promise<{ items: OrderSummary[] }> {
  const rows = await findOrdersOf(ctx.db, ctx.caller.accountId);
  const lines = Map.groupBy(
    await findLines(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const now = ctx.now();
  return { items: rows.map((row) => toSummary({ row, lines: lines.get(row.id) ?? [], now }, deps)) };
}

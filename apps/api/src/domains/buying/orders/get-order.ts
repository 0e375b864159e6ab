import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { findEvents, findLines, findOwnOrder, getOrderRow, type OrderRow } from './load-orders.ts';
import { toOrder, type OrderDeps } from './orders.mapper.ts';
import { findShownTenders } from './tenders/tenders.ts';

/** An order of the caller; another account's order counts as not found. */
export async function getOrder(ctx: AccountContext, deps: OrderDeps, orderId: number): Promise<Order> {
  const row = await findOwnOrder(ctx.db, { accountId: ctx.caller.accountId, orderId });
  if (!row) throw notFound('order');
  return describeOrder(ctx, deps, row);
}

/** An order in the contract's shape. The caller of this function has checked the owner. */
export async function describeOrder(ctx: Context, deps: OrderDeps, row: OrderRow): Promise<Order> {
  const { companionId } = row;
  const ids = companionId === null ? [row.id] : [row.id, companionId];
  const [lines, tenders, events, other] = await Promise.all([
    findLines(ctx.db, ids),
    findShownTenders(ctx.db, ids),
    findEvents(ctx.db, ids),
    companionId === null ? null : getOrderRow(ctx.db, companionId),
  ]);
  const partsOf = (one: OrderRow) => {
    const isOwn = ({ orderId }: { orderId: number }) => orderId === one.id;
    return {
      row: one,
      lines: lines.filter(isOwn),
      tenders: tenders.filter(isOwn),
      events: events.filter(isOwn),
    };
  };
  const companion = other === null ? null : partsOf(other);
  return toOrder({ ...partsOf(row), companion, now: ctx.now() }, deps);
}

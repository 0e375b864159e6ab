import type { OrderPapers } from '@yahont/contracts/payment/papers.ts';
import type { AccountContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { checkSeen, findOwnOrder, getOrderRow, type OrderRow } from '#src/domains/buying/orders/index.ts';
import { findPapers } from './paper-facts.ts';
import { findPower, takesPower } from './power-of-attorney.ts';

/** Documents of the caller's order. Throws `order-not-found`. */
export async function readOwnPapers(
  { db, caller: { accountId } }: AccountContext,
  orderId: number,
): Promise<OrderPapers> {
  const order = await findOwnOrder(db, { accountId, orderId });
  if (!order) throw notFound('order');
  return describe(db, order, (id) => `/api/orders/${orderId}/papers/${id}`);
}

/** The same for staff who may see the order. */
export async function readOfficePapers(ctx: StaffContext, orderId: number): Promise<OrderPapers> {
  await checkSeen(ctx.db, ctx, { orderId, permission: 'orders.see' });
  return describe(ctx.db, await getOrderRow(ctx.db, orderId), (id) => `/office/api/papers/${id}`);
}

async function describe(db: Db, order: OrderRow, fileOf: (id: number) => string): Promise<OrderPapers> {
  const [papers, power] = await Promise.all([findPapers(db, order.id), findPower(db, order.id)]);
  return {
    items: papers.map(({ id, kind, number, issuedOn, content }) => ({
      id,
      kind,
      number,
      date: issuedOn,
      sum: content.sum.total,
      file: fileOf(id),
    })),
    power,
    takesPower: takesPower(order),
  };
}

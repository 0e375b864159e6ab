import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Exchange } from '@yahont/contracts/returns/returns.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { orderLines, orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';

/** Exchanges by the ids of their orders. The caller has checked the ownership. */
export async function findExchanges(db: Db, orderIds: readonly number[]): Promise<Map<number, Exchange>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      expiresAt: orders.expiresAt,
      total: orders.total,
      name: orderLines.name,
      size: orderLines.size,
      moved: orderTenders.amount,
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), isNull(orderLines.parentPosition)))
    .innerJoin(orderTenders, and(eq(orderTenders.orderId, orders.id), eq(orderTenders.kind, 'exchange')))
    .where(inArray(orders.id, [...orderIds]));
  return new Map(
    rows.map(({ id, status, expiresAt, total, name, size, moved }) => [
      id,
      {
        order: { id, number: orderNumber(id) },
        state: stateOf(status, expiresAt),
        name,
        size,
        price: kopecks(total),
        toPay: kopecks(total - moved),
        payUntil: status === 'awaiting-payment' ? (expiresAt?.toISOString() ?? null) : null,
      },
    ]),
  );
}

function stateOf(status: OrderStatus, expiresAt: Date | null): Exchange['state'] {
  if (status === 'awaiting-payment') return expiresAt === null ? 'reserved' : 'to-pay';
  return status === 'cancelled' || status === 'expired' || status === 'refunded' ? 'ended' : 'done';
}

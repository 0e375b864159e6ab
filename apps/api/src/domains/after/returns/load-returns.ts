import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#src/platform/database/database.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { orderLines, orders } from '#src/domains/buying/orders/orders.tables.ts';
import { refundLines, refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { returnEvents, returnLines, returns } from './returns.tables.ts';

const endedRefunds = alias(refunds, 'ended_refunds');

/** Maximum number of returns in one answer to a shopper. */
const MAX = 100;

/**
 * Matching returns with the city of their order and their refunds. An ended exchange may have two: of
 * the remainder and of the carried-over amount.
 * @param where may name columns of `returns` and of the joined `orders`; it must restrict the owner
 */
export async function findReturns(
  db: Db,
  where: SQL | undefined,
  { oldestFirst = false, limit = MAX }: { oldestFirst?: boolean; limit?: number } = {},
) {
  const found = await db
    .select({
      row: returns,
      contact: orders.contact,
      accountId: orders.accountId,
      offsetHours: cities.timezoneOffset,
      refund: { id: refunds.id, amount: refunds.amount, state: refunds.state },
      ended: { id: endedRefunds.id, amount: endedRefunds.amount, state: endedRefunds.state },
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(refunds, eq(refunds.id, returns.refundId))
    .leftJoin(endedRefunds, eq(endedRefunds.id, returns.endedRefundId))
    .where(where)
    .orderBy(oldestFirst ? asc(returns.id) : desc(returns.id))
    .limit(limit);
  return found.map(({ refund, ended, ...one }) => ({
    ...one,
    refunds: [refund, ended].filter((each) => each !== null),
  }));
}
export type FoundReturn = Awaited<ReturnType<typeof findReturns>>[number];

/** Lines of several returns, services included, in the order of the order. */
export async function findReturnLines(db: Db, returnIds: readonly number[]) {
  if (returnIds.length === 0) return [];
  return db
    .select({
      returnId: returnLines.returnId,
      lineId: orderLines.id,
      name: orderLines.name,
      parentPosition: orderLines.parentPosition,
      total: orderLines.total,
      bonusDiscount: orderLines.bonusDiscount,
      setGroup: orderLines.setGroup,
      refunded: refundLines.amount,
    })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .leftJoin(refundLines, eq(refundLines.orderLineId, returnLines.orderLineId))
    .where(inArray(returnLines.returnId, [...returnIds]))
    .orderBy(asc(returnLines.returnId), asc(orderLines.position));
}
export type FoundLine = Awaited<ReturnType<typeof findReturnLines>>[number];

/** History of several returns, oldest step first. */
export async function findReturnEvents(db: Db, returnIds: readonly number[]) {
  if (returnIds.length === 0) return [];
  return db
    .select({ returnId: returnEvents.returnId, state: returnEvents.state, at: returnEvents.at })
    .from(returnEvents)
    .where(inArray(returnEvents.returnId, [...returnIds]))
    .orderBy(asc(returnEvents.id));
}
export type FoundEvent = Awaited<ReturnType<typeof findReturnEvents>>[number];

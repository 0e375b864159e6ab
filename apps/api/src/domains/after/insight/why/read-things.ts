import { asc, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { returns } from '#src/domains/after/returns/returns.tables.ts';
import { shipments } from '#src/domains/after/shipments/shipments.tables.ts';
import { orderEvents, orderLines } from '#src/domains/buying/orders/orders.tables.ts';
import { giftCertificates } from '#src/domains/goods/certificates/gift-certificates.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

export type StoryThings = Awaited<ReturnType<typeof readThings>>;

/** The steps of an order, its pieces, parcels and returns, oldest first. */
export async function readThings(db: Db, orderId: number) {
  const [history, pieces, [parcel], givenBack, gifts] = await Promise.all([
    db
      .select({
        status: orderEvents.status,
        note: orderEvents.note,
        at: orderEvents.at,
        actorKind: orderEvents.actorKind,
        staffId: orderEvents.staffId,
      })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.id)),
    db
      .select({ uin: items.uin, state: items.state, storeName: stores.name, sentAt: items.sentAt })
      .from(items)
      .leftJoin(stores, eq(stores.id, items.storeId))
      .where(eq(items.orderId, orderId))
      .orderBy(asc(items.uin)),
    db.select().from(shipments).where(eq(shipments.orderId, orderId)),
    db
      .select({
        id: returns.id,
        state: returns.state,
        exchangeOrderId: returns.exchangeOrderId,
        createdAt: returns.createdAt,
        changedAt: returns.changedAt,
      })
      .from(returns)
      .where(eq(returns.orderId, orderId))
      .orderBy(asc(returns.id)),
    db
      .select({
        id: giftCertificates.id,
        state: giftCertificates.state,
        sendAt: giftCertificates.sendAt,
        sentAt: giftCertificates.sentAt,
        amount: giftCertificates.amount,
      })
      .from(giftCertificates)
      .innerJoin(orderLines, eq(orderLines.certificateId, giftCertificates.id))
      .where(eq(orderLines.orderId, orderId)),
  ]);
  return {
    history,
    pieces,
    parcel: parcel ?? null,
    returns: givenBack,
    gifts,
  };
}

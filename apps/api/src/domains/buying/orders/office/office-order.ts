import { and, asc, eq, sql } from 'drizzle-orm';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { ENGRAVING_PLACES, type EngravingPlace } from '@yahont/values/engraving.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { LINE_KIND } from '#src/domains/buying/line-kinds/index.ts';
import { itemWords } from '#src/domains/goods/stock/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { findLines } from '../load-orders.ts';
import { orderNumber } from '../order-number.ts';
import { wantsNoCalls } from '../asked/wants-no-calls.ts';
import { toTender } from '../orders.mapper.ts';
import { orderEvents, orderLineItems, orderLines, orders, orderScans } from '../orders.tables.ts';
import { cashKept, stillDue } from '../tenders/money-to-take.ts';
import { findTenders } from '../tenders/tenders.ts';
import { findDoneWorks } from './preparing/done-works.ts';
import { fittingOf, servicesOn, uinHead, worksOn } from './office-lines.ts';

/** One order as staff see it. The caller has checked the access. */
export async function describeOfficeOrder(db: Db, orderId: number): Promise<OfficeOrder> {
  const [[row], pieces, lines, tenders, history, done] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, orderId)),
    findPieces(db, orderId),
    findLines(db, [orderId]),
    findTenders(db, [orderId]),
    findHistory(db, orderId),
    findDoneWorks(db, orderId),
  ]);
  if (!row) throw notFound('order');
  return {
    id: row.id,
    number: orderNumber(row.id),
    status: row.status,
    version: row.version,
    stateSince: row.stateSince.toISOString(),
    storeUntil: row.storeUntil?.toISOString() ?? null,
    place: row.place,
    storeId: row.storeId,
    delivery: {
      kind: row.deliveryKind,
      address: row.deliveryAddress,
      date: row.deliveryDate,
      from: row.deliveryFrom,
      to: row.deliveryTo,
      carrier: row.carrier,
      trackNumber: row.trackNumber,
    },
    total: kopecks(row.total),
    isPaid: row.paidAt !== null,
    paymentKind: row.paymentKind,
    tenders: tenders.map(toTender),
    due: stillDue(tenders),
    cash: cashKept(tenders),
    fitting: fittingOf(row, lines),
    comment: row.comment,
    contact: { name: row.contact.name, lastName: row.contact.lastName, phone: row.contact.phone },
    company: row.company,
    receiver: row.receiver,
    asked: { noCalls: wantsNoCalls(row), hidesPrice: row.hidesPrice },
    pieces: pieces.map(({ uin, isScanned, sentAt, kind, engravedAt: _place, ...piece }) => ({
      ...piece,
      part: LINE_KIND[kind].parts[piece.position] ?? null,
      uinHead: uinHead(uin),
      scannedUin: isScanned ? uin : null,
      isOnItsWay: sentAt !== null,
    })),
    services: servicesOn(lines, engravingPlaces(pieces)),
    works: worksOn(lines, done),
    history: history.map(({ at, changes, ...event }) => ({
      ...event,
      at: at.toISOString(),
      changes: [...(changes ?? [])],
    })),
  };
}

/** Where the things of an order carry an inscription, by line. */
function engravingPlaces(pieces: Awaited<ReturnType<typeof findPieces>>): Map<number, EngravingPlace> {
  return new Map(
    pieces.flatMap(({ lineId, engravedAt }) => {
      const place = ENGRAVING_PLACES.find((one) => one === engravedAt);
      return place === undefined ? [] : [[lineId, place] as const];
    }),
  );
}

function findPieces(db: Db, orderId: number) {
  return (
    db
      .select({
        lineId: orderLines.id,
        kind: orderLines.kind,
        position: orderLineItems.position,
        uin: items.uin,
        ...itemWords,
        size: skus.size,
        storeId: items.storeId,
        sentAt: items.sentAt,
        place: items.place,
        engravedAt: sql<string | null>`${products.facts} ->> 'engravedAt'`,
        isScanned: sql<boolean>`${orderScans.uin} is not null`,
      })
      .from(orderLines)
      .innerJoin(orderLineItems, eq(orderLineItems.lineId, orderLines.id))
      // A returned or replaced piece no longer belongs to the order.
      .innerJoin(items, and(eq(items.uin, orderLineItems.uin), eq(items.orderId, orderLines.orderId)))
      .leftJoin(skus, eq(skus.id, items.skuId))
      .leftJoin(products, eq(products.id, skus.productId))
      .leftJoin(stones, eq(stones.id, items.stoneId))
      .leftJoin(orderScans, and(eq(orderScans.orderId, items.orderId), eq(orderScans.uin, items.uin)))
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position), asc(orderLineItems.position))
  );
}

function findHistory(db: Db, orderId: number) {
  return db
    .select({
      status: orderEvents.status,
      at: orderEvents.at,
      note: orderEvents.note,
      reason: orderEvents.reason,
      actorKind: orderEvents.actorKind,
      staffName: staff.name,
      changes: orderEvents.changes,
    })
    .from(orderEvents)
    .leftJoin(staff, eq(staff.id, orderEvents.staffId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}

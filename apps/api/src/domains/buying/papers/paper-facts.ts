import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import {
  findLines,
  getOrderRow,
  type OrderLineRow,
  type OrderRow,
} from '#src/domains/buying/orders/index.ts';
import { orderEvents } from '#src/domains/buying/orders/orders.tables.ts';
import { findBack, findHandOver, type Back as NeverSold } from '#src/domains/buying/payment/index.ts';
import { invoices, invoiceTransfers } from '#src/domains/buying/payment/invoices/invoices.tables.ts';
import { refundLines, refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { companyPapers, powersOfAttorney } from './papers.tables.ts';

type Transfer = Pick<
  typeof invoiceTransfers.$inferSelect,
  'id' | 'way' | 'number' | 'paidOn' | 'amount' | 'createdAt'
>;
/** `delivery`: the part of the money that paid for the delivery. */
type Back = { id: string; lineIds: ReadonlySet<number>; delivery: Kopecks };

/** The facts about an order and its money that decide which documents it needs. */
export type PaperFacts = {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  invoice: typeof invoices.$inferSelect | undefined;
  /** Transfers for an invoice, and refunds of surplus transfers, oldest first. */
  transfers: readonly Transfer[];
  /** The hand-over: when it was, who made it, what was left out, and when the carrier took the parcel. */
  handOver: ({ at: Date; staffName: string | null; sentAt: Date | null } & NeverSold) | null;
  /** Goods returned after it, oldest first. */
  backs: readonly Back[];
  power: typeof powersOfAttorney.$inferSelect | undefined;
  /** Documents already issued, in the order of their numbers. */
  papers: readonly (typeof companyPapers.$inferSelect)[];
};

/** Reads all of it; lock the order first. */
export async function readPaperFacts(db: Db, orderId: number): Promise<PaperFacts> {
  const order = await getOrderRow(db, orderId);
  const lines = await findLines(db, [orderId]);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const transfers = await db
    .select()
    .from(invoiceTransfers)
    .where(and(eq(invoiceTransfers.orderId, orderId), isNull(invoiceTransfers.refundId)))
    .orderBy(asc(invoiceTransfers.createdAt), asc(invoiceTransfers.id));
  const [power] = await db.select().from(powersOfAttorney).where(eq(powersOfAttorney.orderId, orderId));
  return {
    order,
    lines,
    invoice,
    transfers,
    handOver: await readHandOver(db, orderId),
    backs: await readBacks(db, orderId),
    power,
    papers: await findPapers(db, orderId),
  };
}

/** Documents of an order, in the order of their numbers. */
export async function findPapers(db: Db, orderId: number): Promise<(typeof companyPapers.$inferSelect)[]> {
  return db
    .select()
    .from(companyPapers)
    .where(eq(companyPapers.orderId, orderId))
    .orderBy(asc(companyPapers.number));
}

async function readHandOver(db: Db, orderId: number): Promise<PaperFacts['handOver']> {
  const at = await findHandOver(db, orderId);
  if (at === null) return null;
  const [done] = await db
    .select({ name: staff.name })
    .from(orderEvents)
    .innerJoin(staff, eq(staff.id, orderEvents.staffId))
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'completed')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const [sent] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'in-delivery')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const back = await findBack(db, { orderId, before: at });
  return { at, staffName: done?.name ?? null, sentAt: sent?.at ?? null, ...back };
}

async function readBacks(db: Db, orderId: number): Promise<Back[]> {
  const rows = await db
    .select({ id: refunds.id, delivery: refunds.delivery, lineId: refundLines.orderLineId })
    .from(refunds)
    .innerJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.reason, ['returned', 'exchanged'])))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, ofRefund]) => ({
    id,
    lineIds: new Set(ofRefund.map(({ lineId }) => lineId)),
    delivery: kopecks(ofRefund[0]?.delivery ?? 0),
  }));
}

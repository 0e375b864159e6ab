import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { costsOfRest } from '@yahont/values/sums/set-refund.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { detailsOf } from '#src/domains/buying/line-kinds/index.ts';
import { invoiceTransfers } from '#src/domains/buying/payment/invoices/invoices.tables.ts';
import { refundLines, refundParts, refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { paidFor, type OrderLineRow, type OrderRow } from '../load-orders.ts';
import type { TenderRow } from '../tenders/tenders.ts';

/** What a buyer keeps of an order that was cancelled or rejected at the door in part, kopecks. */
export type HandedOver = {
  lines: readonly { name: string; details: readonly string[]; amount: Kopecks }[];
  /** Lines and delivery; `tenders` add up to it. */
  total: Kopecks;
  tenders: readonly { kind: TenderKind; amount: Kopecks }[];
};

/** Money that came by invoice, kopecks: each transfer, oldest first, and the surplus. */
export type Received = { transfers: readonly Kopecks[]; surplus: Kopecks };

type OrderRecord = { row: OrderRow; lines: readonly OrderLineRow[]; tenders: readonly TenderRow[] };

/** Lines of these refunds were never handed over; pieces returned later were. */
const NEVER_SOLD = ['cancelled', 'not-kept'] as const;

/** Null when all of the order was handed over, or nothing yet. */
export async function readHandedOver(
  db: Db,
  { row, lines, tenders }: OrderRecord,
): Promise<HandedOver | null> {
  const isSold = ({ back }: OrderLineRow) => back === null || back === 'returned' || back === 'exchanged';
  if (row.status !== 'completed' || lines.every(isSold)) return null;
  const neverSold = and(eq(refunds.orderId, row.id), inArray(refunds.reason, [...NEVER_SOLD]));
  const parts = await db
    .select({ tenderId: refundParts.tenderId, amount: sql<number>`sum(${refundParts.amount})::float8` })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .where(neverSold)
    .groupBy(refundParts.tenderId);
  const back = await db
    .select({ id: refundLines.orderLineId, amount: refundLines.amount, fromPoints: refundLines.fromPoints })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(neverSold);
  const costs = costsOfRest(
    lines,
    new Map(
      back.map(({ id, amount, fromPoints }) => [
        id,
        { amount: kopecks(amount), fromPoints: kopecks(fromPoints ?? 0) },
      ]),
    ),
  );
  const backOf = new Map(parts.map(({ tenderId, amount }) => [tenderId, amount]));
  const left = tenders.map(({ id, kind, amount }) => ({
    kind,
    amount: kopecks(amount - (backOf.get(id) ?? 0)),
  }));
  return {
    lines: lines.filter(isSold).map((line) => ({
      name: line.name,
      details: detailsOf(line),
      amount: costs.get(line.id)?.amount ?? paidFor(line),
    })),
    total: sumKopecks(left.map(({ amount }) => amount)),
    tenders: left.filter(({ amount }) => amount > 0),
  };
}

/** Null for an order that is not paid by invoice, or still waits for its money. */
export async function readReceived(db: Db, { row, tenders }: OrderRecord): Promise<Received | null> {
  const byInvoice = tenders.filter(({ kind }) => kind === 'invoice');
  if (row.paidAt === null || byInvoice.length === 0) return null;
  const transfers = await db
    .select({
      way: invoiceTransfers.way,
      amount: invoiceTransfers.amount,
      refundId: invoiceTransfers.refundId,
    })
    .from(invoiceTransfers)
    .where(eq(invoiceTransfers.orderId, row.id))
    .orderBy(asc(invoiceTransfers.createdAt), asc(invoiceTransfers.id));
  const came = transfers.flatMap(({ way, amount }) => (way === 'in' ? [kopecks(amount)] : []));
  // A surplus that was sent back no longer counts; refunds return money that paid for something.
  const sentBack = transfers.flatMap(({ way, amount, refundId }) =>
    way === 'out' && refundId === null ? [kopecks(amount)] : [],
  );
  const surplus =
    sumKopecks(came) - sumKopecks(sentBack) - sumKopecks(byInvoice.map(({ amount }) => kopecks(amount)));
  // A transfer that was sent back in full, such as one for another order, is omitted.
  for (const amount of sentBack) {
    const index = came.lastIndexOf(amount);
    if (index !== -1) came.splice(index, 1);
  }
  return { transfers: came, surplus: kopecks(Math.max(0, surplus)) };
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { LINE_KIND } from '#src/domains/buying/line-kinds/index.ts';
import { invoiceTransfers } from '#src/domains/buying/payment/invoices/invoices.tables.ts';
import { refundParts, refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { paidFor, type OrderLineRow, type OrderRow } from '../load-orders.ts';
import type { TenderRow } from '../tenders/tenders.ts';

/** What a buyer has of an order that was cancelled or left at the door in part, kopecks. */
export type HandedOver = {
  lines: readonly { name: string; details: readonly string[]; amount: Kopecks }[];
  /** Lines and delivery; `tenders` add up to it. */
  total: Kopecks;
  tenders: readonly { kind: TenderKind; amount: Kopecks }[];
};

/** Money that came by invoice, kopecks: each transfer, the oldest first, and what of them pays for nothing. */
export type Received = { transfers: readonly Kopecks[]; surplus: Kopecks };

type Facts = { row: OrderRow; lines: readonly OrderLineRow[]; tenders: readonly TenderRow[] };

/** Lines of these refunds were never handed over; what came back later was. */
const NEVER_SOLD = ['cancelled', 'not-kept'] as const;

/** Null when all of the order was handed over, or nothing yet. */
export async function readHandedOver(db: Db, { row, lines, tenders }: Facts): Promise<HandedOver | null> {
  const isSold = ({ back }: OrderLineRow) => back === null || back === 'returned' || back === 'exchanged';
  if (row.status !== 'completed' || lines.every(isSold)) return null;
  const parts = await db
    .select({ tenderId: refundParts.tenderId, amount: sql<number>`sum(${refundParts.amount})::float8` })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .where(and(eq(refunds.orderId, row.id), inArray(refunds.reason, [...NEVER_SOLD])))
    .groupBy(refundParts.tenderId);
  const backOf = new Map(parts.map(({ tenderId, amount }) => [tenderId, amount]));
  const left = tenders.map(({ id, kind, amount }) => ({
    kind,
    amount: kopecks(amount - (backOf.get(id) ?? 0)),
  }));
  return {
    lines: lines.filter(isSold).map((line) => ({
      name: line.name,
      details: LINE_KIND[line.kind].details(line),
      amount: paidFor(line),
    })),
    total: sumKopecks(left.map(({ amount }) => amount)),
    tenders: left.filter(({ amount }) => amount > 0),
  };
}

/** Null for an order that is not paid by invoice, or waits for its money. */
export async function readReceived(db: Db, { row, tenders }: Facts): Promise<Received | null> {
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
  // A surplus that was sent back is none any more; refunds give back what was paid.
  const sentBack = transfers.flatMap(({ way, amount, refundId }) =>
    way === 'out' && refundId === null ? [kopecks(amount)] : [],
  );
  const surplus =
    sumKopecks(came) - sumKopecks(sentBack) - sumKopecks(byInvoice.map(({ amount }) => kopecks(amount)));
  // A transfer that went back whole, as one of another order, is not named.
  for (const amount of sentBack) {
    const index = came.lastIndexOf(amount);
    if (index !== -1) came.splice(index, 1);
  }
  return { transfers: came, surplus: kopecks(Math.max(0, surplus)) };
}

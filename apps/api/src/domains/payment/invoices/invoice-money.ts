import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OfficeInvoice } from '@yahont/contracts/office/money/invoices.ts';
import { kopecks, sumKopecks, ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findTenders, moneyOf, orderNumber } from '#src/domains/orders/index.ts';
import type { TenderRow } from '#src/domains/orders/index.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/orders/tenders/tenders.tables.ts';
import { refundParts } from '../refunds/refunds.tables.ts';
import { invoices, invoiceTransfers } from './invoices.tables.ts';

type TransferRow = typeof invoiceTransfers.$inferSelect;

/**
 * What money pays of an order by invoice, and whether the invoice is to pay it still: its buyer may have chosen another way, and a transfer that
 * was on its way comes all the same.
 */
export function invoiced<T extends Pick<TenderRow, 'kind'>>(
  tenders: readonly T[],
): { tender: T; isByInvoice: boolean } | null {
  const own = tenders.find(({ kind }) => kind === 'invoice');
  const tender = own ?? moneyOf(tenders);
  return tender === undefined ? null : { tender, isByInvoice: own !== undefined };
}

export async function hasInvoice(db: Db, orderId: number): Promise<boolean> {
  return (await db.$count(invoices, eq(invoices.orderId, orderId))) > 0;
}

/** Orders by invoice with their money, the newest first. */
export async function describeInvoices(db: Db, orderIds: readonly number[]): Promise<OfficeInvoice[]> {
  if (orderIds.length === 0) return [];
  const ids = [...orderIds];
  const [rows, tenders, transfers, parts] = await Promise.all([
    db
      .select({ id: orders.id, status: orders.status, version: orders.version })
      .from(orders)
      .innerJoin(invoices, eq(invoices.orderId, orders.id))
      .where(inArray(orders.id, ids)),
    findTenders(db, ids),
    findTransfers(db, ids),
    db
      .select({ id: refundParts.refundId, tenderId: refundParts.tenderId, amount: refundParts.amount })
      .from(refundParts)
      .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
      .where(
        and(
          inArray(orderTenders.orderId, ids),
          eq(orderTenders.kind, 'invoice'),
          eq(refundParts.state, 'pending'),
        ),
      )
      .orderBy(asc(refundParts.refundId)),
  ]);
  const transfersOf = Map.groupBy(transfers, ({ orderId }) => orderId);
  const tendersOf = Map.groupBy(tenders, ({ orderId }) => orderId);
  return rows
    .toSorted((a, b) => b.id - a.id)
    .flatMap(({ id, status, version }) => {
      const found = invoiced(tendersOf.get(id) ?? []);
      if (found === null) return [];
      const { tender, isByInvoice } = found;
      const own = transfersOf.get(id) ?? [];
      const isPaid = isByInvoice && tender.state === 'paid';
      return {
        orderId: id,
        orderNumber: orderNumber(id),
        status,
        version,
        sum: kopecks(tender.amount),
        received: receivedOf(own),
        isPaid,
        surplus: surplusOf(own, { status, isPaid, sum: kopecks(tender.amount) }),
        refunds: parts
          .filter(({ tenderId }) => tenderId === tender.id)
          .map((part) => ({ id: part.id, amount: kopecks(part.amount) })),
        transfers: own.map(({ way, number, paidOn, amount, refundId }) => ({
          way,
          paymentOrder: number,
          date: paidOn,
          amount: kopecks(amount),
          refundId,
        })),
      };
    });
}

/** Transfers of orders, the oldest first. */
export async function findTransfers(db: Db, orderIds: readonly number[]): Promise<TransferRow[]> {
  return db
    .select()
    .from(invoiceTransfers)
    .where(inArray(invoiceTransfers.orderId, [...orderIds]))
    .orderBy(asc(invoiceTransfers.createdAt), asc(invoiceTransfers.id));
}

/** What came and was not sent back as paying for nothing, kopecks. Refunds are another matter: they give back what was paid. */
export function receivedOf(transfers: readonly Pick<TransferRow, 'way' | 'amount' | 'refundId'>[]): Kopecks {
  return sumKopecks(
    transfers
      .filter(({ refundId }) => refundId === null)
      .map(({ way, amount }) => kopecks(way === 'in' ? amount : -amount)),
  );
}

/** Whether transfers have brought money of an order and it was not sent back. */
export async function hasTransfers(db: Db, orderId: number): Promise<boolean> {
  return receivedOf(await findTransfers(db, [orderId])) > 0;
}

type Facts = { status: OfficeInvoice['status']; isPaid: boolean; sum: Kopecks };

/** Money that pays for nothing: beyond the sum of a paid order, or all of it when the order ended before it was paid. */
export function surplusOf(
  transfers: Parameters<typeof receivedOf>[0],
  { status, isPaid, sum }: Facts,
): Kopecks {
  const received = receivedOf(transfers);
  if (isPaid) return kopecks(received - sum);
  return status === 'awaiting-payment' ? ZERO : received;
}

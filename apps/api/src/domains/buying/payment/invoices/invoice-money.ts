import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OfficeInvoice } from '@yahont/contracts/office/money/invoices.ts';
import { kopecks, sumKopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { isPart, partBounds } from '@yahont/values/sums/parts.ts';
import type { Db } from '#src/platform/database/database.ts';
import {
  findTenders,
  isPartlyPaid,
  moneyOf,
  orderNumber,
  restOf,
  type TenderRow,
} from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { refundParts } from '../refunds/refunds.tables.ts';
import { invoices, invoiceTransfers } from './invoices.tables.ts';

type TransferRow = typeof invoiceTransfers.$inferSelect;

/**
 * The amount of money that pays an order by invoice, and whether the invoice still pays it: its buyer
 * may have chosen another way, and a transfer under way arrives all the same.
 */
export function invoiced<T extends Pick<TenderRow, 'kind' | 'state'>>(
  tenders: readonly T[],
): { tender: T; isByInvoice: boolean } | null {
  const own = tenders.find(({ kind }) => kind === 'invoice');
  const tender = own ?? restOf(tenders) ?? moneyOf(tenders);
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
      .select({ id: refundParts.refundId, orderId: orderTenders.orderId, amount: refundParts.amount })
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
      const ofOrder = tendersOf.get(id) ?? [];
      const own = transfersOf.get(id) ?? [];
      const money = moneyByInvoice(ofOrder, own, { status });
      if (money === null) return [];
      const refunds = Map.groupBy(
        parts.filter(({ orderId }) => orderId === id),
        (part) => part.id,
      );
      return {
        orderId: id,
        orderNumber: orderNumber(id),
        status,
        version,
        ...money,
        refunds: [...refunds].map(([refundId, ofRefund]) => ({
          id: refundId,
          amount: sumKopecks(ofRefund.map(({ amount }) => kopecks(amount))),
        })),
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

/**
 * Received money minus the surplus sent back, kopecks. Refunds are not subtracted: they return money
 * that paid for something.
 */
export function receivedOf(transfers: readonly Pick<TransferRow, 'way' | 'amount' | 'refundId'>[]): Kopecks {
  return sumKopecks(
    transfers
      .filter(({ refundId }) => refundId === null)
      .map(({ way, amount }) => kopecks(way === 'in' ? amount : -amount)),
  );
}

/** Whether transfers brought money for an order that was not sent back. */
export async function hasTransfers(db: Db, orderId: number): Promise<boolean> {
  return receivedOf(await findTransfers(db, [orderId])) > 0;
}

type InvoiceMoney = Pick<OfficeInvoice, 'sum' | 'received' | 'isPaid' | 'surplus' | 'canGoBack' | 'canCount'>;

/**
 * The transfers of an order, the part that pays for something, and what staff may do with the rest.
 * Null for an order that is not paid with money.
 */
export function moneyByInvoice(
  tenders: readonly TenderRow[],
  transfers: Parameters<typeof receivedOf>[0],
  { status }: Pick<OfficeInvoice, 'status'>,
): InvoiceMoney | null {
  const found = invoiced(tenders);
  if (found === null) return null;
  const byInvoice = tenders.filter(({ kind }) => kind === 'invoice');
  const counted = sumOf(byInvoice.filter(({ state }) => state === 'paid'));
  const received = receivedOf(transfers);
  const spare = kopecks(received - counted);
  const rest = isPartlyPaid(tenders) && status === 'awaiting-payment' ? restOf(tenders) : undefined;
  const isWaitedFor = status === 'awaiting-payment' && byInvoice.some(({ state }) => state === 'pending');
  return {
    sum: rest ? kopecks(counted + rest.amount) : sumOf(byInvoice.length > 0 ? byInvoice : [found.tender]),
    received,
    isPaid: rest === undefined && counted > 0,
    surplus: isWaitedFor ? ZERO : spare,
    canGoBack: spare,
    canCount: rest ? countable(spare, kopecks(rest.amount)) : ZERO,
  };
}

/** All of the transfer, unless it would leave a rest too small to be paid. */
function countable(spare: Kopecks, left: Kopecks): Kopecks {
  if (spare <= 0) return ZERO;
  const amount = kopecks(Math.min(spare, left));
  if (isPart(amount, { due: amount, left, max: left })) return amount;
  return kopecks(Math.max(0, partBounds({ due: left, left, max: kopecks(left - 1) }).most));
}

function sumOf(tenders: readonly Pick<TenderRow, 'amount'>[]): Kopecks {
  return sumKopecks(tenders.map(({ amount }) => kopecks(amount)));
}

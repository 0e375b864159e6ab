import { and, desc, eq, exists, lt, or, sql } from 'drizzle-orm';
import { getOfficeInvoice as contract, type OfficeInvoice } from '@yahont/contracts/office/money/invoices.ts';
import type { Context } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { refundParts } from '../refunds/refunds.tables.ts';
import { describeInvoices } from './invoice-money.ts';
import { invoices, invoiceTransfers } from './invoices.tables.ts';

const PAGE = 50;

/** The money of one order. Throws `invoice-not-found`. */
export async function readOfficeInvoice(
  { db }: Pick<Context, 'db'>,
  orderId: number,
): Promise<OfficeInvoice> {
  const [invoice] = await describeInvoices(db, [orderId]);
  if (!invoice) throw refuse(contract.refusals, 'invoice-not-found', {});
  return invoice;
}

/**
 * Orders with money that pays for nothing yet or that staff have to send back, newest first; each order
 * once.
 */
export async function listInvoiceDifferences(
  { db }: Pick<Context, 'db'>,
  before: number | undefined,
): Promise<{ items: OfficeInvoice[]; next: number | null }> {
  // Computed like `moneyByInvoice`, but in SQL: a page of orders cannot be chosen after it was read.
  const received = sql`(select coalesce(sum(case when ${invoiceTransfers.way} = 'in' then ${invoiceTransfers.amount}
      else -${invoiceTransfers.amount} end), 0) from ${invoiceTransfers}
    where ${invoiceTransfers.orderId} = ${orders.id} and ${invoiceTransfers.refundId} is null)`;
  const counted = sql`(select coalesce(sum(${orderTenders.amount}), 0) from ${orderTenders}
    where ${orderTenders.orderId} = ${orders.id} and ${orderTenders.kind} = 'invoice' and ${orderTenders.state} = 'paid')`;
  const rows = await db
    .select({ id: orders.id })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        before === undefined ? undefined : lt(orders.id, before),
        or(
          sql`${received} > ${counted}`,
          exists(
            db
              .select({ one: sql`1` })
              .from(refundParts)
              .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
              .where(
                and(
                  eq(orderTenders.orderId, orders.id),
                  eq(orderTenders.kind, 'invoice'),
                  eq(refundParts.state, 'pending'),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(PAGE + 1);
  const ids = rows.slice(0, PAGE).map(({ id }) => id);
  return {
    items: await describeInvoices(db, ids),
    next: rows.length > PAGE ? (ids.at(-1) ?? null) : null,
  };
}

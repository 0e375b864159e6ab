import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import { readOf, type DatabaseRead } from '#src/platform/database/reads.ts';
import type { OrderRow } from '../load-orders.ts';

/** A company is no longer suggested after this many orders without it. */
const MAX = 20;

/** Statuses in which an order holds its pieces until it is collected or cancelled. */
const UNDER_WAY: readonly OrderStatus[] = ['new', 'assembling', 'ready', 'in-delivery'];

/** Orders of an account that hold pieces and are paid on receipt. */
export function openCashOrdersRead(accountId: number): DatabaseRead<number> {
  return readOf<{ count: number }, number>(
    (bind) => `select count(*)::int as count from orders
      where account_id = ${bind(accountId)}::int and payment_kind = 'cash' and paid_at is null
        and status in (${UNDER_WAY.map((status) => `'${status}'`).join(', ')})`,
    ([row]) => row?.count ?? 0,
  );
}

type EarlierOrders = Omit<CheckoutOptions['buyer'], 'canFind' | 'openCashOrders'>;
type EarlierRow = Pick<OrderRow, 'company' | 'status' | 'paymentKind'>;

/** The buyer of an account's last order, the last company, and how many orders wait for a transfer. */
export function earlierOrdersRead(accountId: number): DatabaseRead<EarlierOrders> {
  return readOf<EarlierRow, EarlierOrders>(
    (bind) => `select company, status, payment_kind as "paymentKind" from orders
      where account_id = ${bind(accountId)}::int order by id desc limit ${MAX}`,
    (rows) => ({
      lastKind: buyerKindOf(rows[0] ?? { company: null }),
      company: rows.find(({ company }) => company !== null)?.company ?? null,
      openInvoices: rows.filter(
        ({ status, paymentKind }) => status === 'awaiting-payment' && paymentKind === 'invoice',
      ).length,
    }),
  );
}

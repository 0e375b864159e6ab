import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import { readOf, type Read } from '#src/platform/database/reads.ts';
import type { OrderRow } from '../load-orders.ts';

/** A company that the account has not ordered for in so many orders is not offered any more. */
const MAX = 20;

/** In which an order holds its pieces until it is collected or cancelled. */
const UNDER_WAY: readonly OrderStatus[] = ['new', 'assembling', 'ready', 'in-delivery'];

/** Orders of an account that hold pieces and whose money is taken on receipt. */
export function openCashOrdersRead(accountId: number): Read<number> {
  return readOf<{ count: number }, number>(
    (bind) => `select count(*)::int as count from orders
      where account_id = ${bind(accountId)}::int and payment_kind = 'cash' and paid_at is null
        and status in (${UNDER_WAY.map((status) => `'${status}'`).join(', ')})`,
    ([row]) => row?.count ?? 0,
  );
}

type EarlierOrders = Omit<CheckoutOptions['buyer'], 'canFind' | 'openCashOrders'>;
type EarlierRow = Pick<OrderRow, 'company' | 'status' | 'paymentKind'>;

/** Who bought the last order of an account, the company of the last one that a company bought, and how many wait for a transfer. */
export function earlierOrdersRead(accountId: number): Read<EarlierOrders> {
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

import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import { builtOnce } from '#src/platform/database/built-once.ts';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';

/** A company that the account has not ordered for in so many orders is not offered any more. */
const MOST = 20;

/** In which an order holds its pieces until it is collected or cancelled. */
const UNDER_WAY: readonly OrderStatus[] = ['new', 'assembling', 'ready', 'in-delivery'];

const openCashOrders = builtOnce(['accountId'], (db, { accountId }) =>
  db
    .select({ count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(orders.paymentKind, 'cash'),
        inArray(orders.status, [...UNDER_WAY]),
        isNull(orders.paidAt),
      ),
    )
    .prepare('open_cash_orders'),
);

const latestOrders = builtOnce(['accountId'], (db, { accountId }) =>
  db
    .select({ company: orders.company, status: orders.status, paymentKind: orders.paymentKind })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.id))
    .limit(MOST)
    .prepare('latest_orders'),
);

/** Orders of an account that hold pieces and whose money is taken on receipt. */
export async function countOpenCashOrders(db: Db, accountId: number): Promise<number> {
  const [row] = await openCashOrders(db, { accountId });
  return row?.count ?? 0;
}

/** Who bought the last order of an account, the company of the last one that a company bought, and how many wait for a transfer. */
export async function readEarlierOrders(
  db: Db,
  accountId: number,
): Promise<Omit<CheckoutOptions['buyer'], 'canFind' | 'openCashOrders'>> {
  const rows = await latestOrders(db, { accountId });
  return {
    lastKind: buyerKindOf(rows[0] ?? { company: null }),
    company: rows.find(({ company }) => company !== null)?.company ?? null,
    openInvoices: rows.filter(
      ({ status, paymentKind }) => status === 'awaiting-payment' && paymentKind === 'invoice',
    ).length,
  };
}

import { desc, eq } from 'drizzle-orm';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';

/** A company that the account has not ordered for in so many orders is not offered any more. */
const MOST = 20;

/** Who bought the last order of an account, the company of the last one that a company bought, and how many wait for a transfer. */
export async function readEarlierOrders(
  db: Db,
  accountId: number,
): Promise<Omit<CheckoutOptions['buyer'], 'canFind'>> {
  const rows = await db
    .select({ company: orders.company, status: orders.status, paymentKind: orders.paymentKind })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.id))
    .limit(MOST);
  return {
    lastKind: buyerKindOf(rows[0] ?? { company: null }),
    company: rows.find(({ company }) => company !== null)?.company ?? null,
    openInvoices: rows.filter(
      ({ status, paymentKind }) => status === 'awaiting-payment' && paymentKind === 'invoice',
    ).length,
  };
}

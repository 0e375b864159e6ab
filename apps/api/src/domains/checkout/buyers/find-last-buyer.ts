import { desc, eq } from 'drizzle-orm';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';

/** A company that the account has not ordered for in so many orders is not offered any more. */
const MOST = 20;

/** Who bought the last order of an account, and the company of the last one that a company bought. */
export async function findLastBuyer(
  db: Db,
  accountId: number,
): Promise<Pick<CheckoutOptions['buyer'], 'lastKind' | 'company'>> {
  const rows = await db
    .select({ company: orders.company })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.id))
    .limit(MOST);
  return {
    lastKind: buyerKindOf(rows[0] ?? { company: null }),
    company: rows.find(({ company }) => company !== null)?.company ?? null,
  };
}

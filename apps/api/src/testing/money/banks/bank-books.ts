import { asc, eq, sql } from 'drizzle-orm';
import { createDemoBank } from '#src/adapters/demo-bank/demo-bank.ts';
import { demoBankPayments } from '#src/adapters/demo-bank/demo-bank.tables.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import type { PaymentProvider } from '#src/domains/buying/payment/provider.ts';
import type { Context } from '#src/platform/context.ts';
import type { TestShop } from '../../shop.ts';

/** A bank that cannot end an unpaid payment, as YooKassa: what was replaced may be paid all the same. */
export function createSlowBank(context: Context): PaymentProvider {
  const bank = createDemoBank(context);
  return { ...bank, cancel: ({ providerId }) => bank.get(providerId) };
}

/** What the demo bank took and gave back for each payment of an order, in the order of the attempts. */
export async function bankOf(
  of: TestShop,
  orderId: number,
): Promise<{ amount: number; state: string; refunded: number }[]> {
  return of.context.db
    .select({
      amount: sql<number>`${demoBankPayments.amount}::float8`,
      state: demoBankPayments.state,
      refunded: sql<number>`${demoBankPayments.refunded}::float8`,
    })
    .from(payments)
    .innerJoin(demoBankPayments, sql`${demoBankPayments.id}::text = ${payments.providerId}`)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** What the bank has of an order and did not give back, kopecks. */
export async function keptBy(of: TestShop, orderId: number): Promise<number> {
  const bank = await bankOf(of, orderId);
  return bank.reduce((sum, one) => sum + (one.state === 'succeeded' ? one.amount - one.refunded : 0), 0);
}

/** The bank takes the money of a payment, whatever the shop thinks of it. */
export async function payByBank({ context }: TestShop, paymentId: string): Promise<void> {
  const [row] = await context.db.select().from(payments).where(eq(payments.id, paymentId));
  await context.db
    .update(demoBankPayments)
    .set({ state: 'succeeded' })
    .where(sql`${demoBankPayments.id}::text = ${row?.providerId ?? ''}`);
}

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import { receipts } from '#src/domains/buying/payment/receipts/receipts.tables.ts';
import type { Context } from '#src/platform/context.ts';

/** Writes a receipt of an order that its provider refused, for tests that only need one to exist. */
export async function writeBareReceipt({ db, now }: Context, orderId: number): Promise<string> {
  const [id, paymentId, at] = [randomUUID(), randomUUID(), now()];
  const [tender] = await db.select().from(orderTenders).where(eq(orderTenders.orderId, orderId));
  if (!tender) throw new Error(`order ${orderId} has no tender`);
  const row = { orderId, amount: 100, createdAt: at, changedAt: at };
  await db.insert(payments).values({
    ...row,
    id: paymentId,
    tenderId: tender.id,
    provider: 'bare',
    method: 'card',
    state: 'cancelled',
  });
  await db
    .insert(receipts)
    .values({ ...row, id, paymentId, kind: 'closing', state: 'dead', nextTryAt: at, fault: 'refused' });
  return id;
}

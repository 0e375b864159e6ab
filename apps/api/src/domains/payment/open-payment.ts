import { randomUUID } from 'node:crypto';
import type { WithSubquery } from 'drizzle-orm';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database.ts';
import { outbox } from '#src/platform/outbox.tables.ts';
import { payments } from './payment.tables.ts';

type NewAttempt = { orderId: number; amount: Kopecks; provider: string; at: Date };

/**
 * Writes down the intent to pay an order, and that the provider shall be told after the commit.
 * Does nothing while another attempt of the order is alive.
 */
export async function openPayment(tx: Db, attempt: NewAttempt): Promise<void> {
  const [opened, announced] = paymentWrites(tx, attempt);
  await tx.with(opened, announced).select({ id: opened.id }).from(opened);
}

/** The same as parts of a statement that writes more: an order and its payment begin at once. */
export function paymentWrites(tx: Db, { orderId, amount, provider, at }: NewAttempt) {
  const id = randomUUID();
  const opened = tx
    .$with('payment_opened')
    .as(
      tx
        .insert(payments)
        .values({ id, orderId, provider, amount, state: 'created', createdAt: at, changedAt: at })
        .onConflictDoNothing()
        .returning({ id: payments.id }),
    );
  const announced = tx.$with('payment_announced').as(
    tx
      .insert(outbox)
      .values({ topic: 'start-payment', payload: { paymentId: id } })
      .returning({ id: outbox.id }),
  );
  return [opened, announced] as const satisfies readonly WithSubquery[];
}

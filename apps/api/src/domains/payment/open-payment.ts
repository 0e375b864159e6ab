import { randomUUID } from 'node:crypto';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { messageWrite } from '#src/platform/messages/outbox.ts';
import { insertRow, rowsOfText, together } from '#src/platform/database/statement.ts';
import type { Write } from '#src/platform/database/statement.ts';

type NewAttempt = { orderId: number; amount: Kopecks; provider: string; at: Date };

/**
 * Stores a new payment of an order and a message that creates it at the provider after the commit. Does nothing while
 * another attempt is open.
 */
export async function openPayment(tx: Db, attempt: NewAttempt): Promise<void> {
  await rowsOfText(tx, together(paymentWrites(attempt), 'select 1'));
}

/** The same as parts of a larger statement: an order and its payment are written at once. */
export function paymentWrites({ orderId, amount, provider, at }: NewAttempt): Record<string, Write> {
  const id = randomUUID();
  const now = at.toISOString();
  const opened = insertRow('payments', {
    id,
    order_id: orderId,
    provider,
    amount,
    state: 'created',
    created_at: now,
    changed_at: now,
  });
  return {
    payment_opened: (bind) => `${opened(bind)} on conflict do nothing`,
    payment_announced: messageWrite({ topic: 'start-payment', payload: { paymentId: id } }),
  };
}

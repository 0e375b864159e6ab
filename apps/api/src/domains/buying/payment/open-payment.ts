import { randomUUID } from 'node:crypto';
import type { OnlineKind } from '@yahont/values/sums/tenders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { messageWrite } from '#src/platform/messages/outbox.ts';
import { insertRow, rowsOfText, together, type Write } from '#src/platform/database/statement.ts';
import type { TenderRow } from '#src/domains/buying/orders/index.ts';
import type { CardToCharge } from './cards/find-cards.ts';

type NewAttempt = {
  /** The tender to pay or, for an order in several payments, the rest. */
  tender: Pick<TenderRow, 'id' | 'orderId' | 'amount'>;
  method: OnlineKind;
  provider: string;
  /** The saved card that pays; undefined: the shopper types one. */
  card?: CardToCharge | null;
  /** Whether another attempt of the tender may still bring money. */
  isBesideAnother?: boolean;
  at: Date;
};

/**
 * Writes the intent to pay a tender, and the message that creates the payment at the provider after the
 * commit. Does nothing while another attempt of the tender is active.
 */
export async function openPayment(tx: Db, attempt: NewAttempt): Promise<void> {
  await rowsOfText(tx, together(paymentWrites(attempt), 'select 1'));
}

/** The same as parts of a larger statement: an order and its payment are written together. */
export function paymentWrites({
  tender,
  method,
  provider,
  card = null,
  isBesideAnother = false,
  at,
}: NewAttempt): Record<string, Write> {
  const id = randomUUID();
  const now = at.toISOString();
  const opened = insertRow('payments', {
    id,
    order_id: tender.orderId,
    tender_id: tender.id,
    provider,
    method,
    amount: tender.amount,
    state: 'created',
    saved_card_id: card?.id ?? null,
    method_id: card?.methodId ?? null,
    // The shopper may replace a saved card whose bank asks for a confirmation.
    is_two_stage: card !== null || isBesideAnother,
    created_at: now,
    changed_at: now,
  });
  return {
    payment_opened: (bind) => `${opened(bind)} on conflict do nothing returning id`,
    // If two starts race, one opens nothing; it must send no message, which would end as a dead letter.
    payment_announced: messageWrite({ topic: 'start-payment', payload: { paymentId: id } }, 'payment_opened'),
  };
}

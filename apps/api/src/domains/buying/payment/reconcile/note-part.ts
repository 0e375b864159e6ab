import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { holdUntil } from '#src/domains/buying/orders/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { partsHeldUntil } from './parts-term.ts';

type Came = { order: { id: number; createdAt: Date }; tenderId: string };

/**
 * Records a part that is not the last: the order holds its pieces until the stated day, and the buyer
 * is notified of the rest.
 */
export async function notePart(
  tx: Db,
  ctx: ActingContext,
  { rules }: Pick<PaymentDeps, 'rules'>,
  { order, tenderId }: Came,
): Promise<void> {
  const orderId = order.id;
  await holdUntil(tx, { orderId, until: partsHeldUntil(order.createdAt, rules) });
  await enqueue(tx, {
    topic: 'part-received',
    payload: { orderId, tenderId, at: ctx.now().toISOString() },
  });
}

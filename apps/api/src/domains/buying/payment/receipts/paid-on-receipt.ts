import { handOverOrder, type PaidOnReceipt } from '@yahont/contracts/office/orders.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { cashKept, lockTenders, noteByCard } from '#src/domains/buying/orders/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { writePrinted } from './write-printed.ts';

type ReceiptPayment = { orderId: number; paid: PaidOnReceipt };

/**
 * Staff record how the money of a hand-over was paid, and the till's receipt: a receipt of the sale,
 * with this kind of payment. The order is handed over, and pieces left at the door are accounted for.
 * Throws `nothing-to-take`, and `cards-not-taken` in a shop without terminals.
 */
export async function notePaidOnReceipt(
  tx: Db,
  ctx: StaffContext,
  { rules }: Pick<PaymentDeps, 'rules'>,
  { orderId, paid: { by, fiscal } }: ReceiptPayment,
): Promise<void> {
  const at = ctx.now();
  const amount = cashKept(await lockTenders(tx, orderId));
  if (amount === 0) throw refuse(handOverOrder.refusals, 'nothing-to-take', {});
  if (by === 'card') {
    if (!rules.cardOnReceipt) throw refuse(handOverOrder.refusals, 'cards-not-taken', {});
    await noteByCard(tx, { orderId, at });
  }
  if (fiscal !== undefined)
    await writePrinted(tx, {
      orderId,
      kind: 'sale',
      amount,
      means: by === 'card' ? 'electronic' : 'cash',
      fiscal,
      at,
    });
  await audit(tx, ctx, {
    action: 'payments.on-receipt',
    subject: { type: 'order', id: orderId },
    after: { by, amount, ...(fiscal === undefined ? {} : { document: fiscal.document }) },
  });
}

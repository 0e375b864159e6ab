import { eq } from 'drizzle-orm';
import { closeDifference as contract } from '@yahont/contracts/office/money/differences.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockOrder } from '#src/domains/buying/orders/index.ts';
import { isOpen, lockPayment } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import { differences } from './differences.tables.ts';

/**
 * Staff have dealt with a difference. This pays no order: a payment with another sum ends, which lets
 * the buyer pay again and changes nothing at its provider; money already counted for an order stays.
 * Throws `difference-not-found`, and `difference-closed` for a difference that was closed in another
 * way.
 */
export async function closeDifference(
  ctx: StaffContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { staffId } = ctx.caller;
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx.select().from(differences).where(eq(differences.id, id));
    if (!found) throw refuse(contract.refusals, 'difference-not-found', {});
    const { orderId, paymentId, of, kind, provider, providerId } = found;
    // In the same order in which all code locks them.
    if (orderId !== null) await lockOrder(tx, orderId);
    const payment = paymentId === null ? null : await lockPayment(tx, paymentId);
    const [now] = await tx.select().from(differences).where(eq(differences.id, id)).for('update');
    if (now?.staffId === staffId && now.reason === reason) return;
    if (!now || now.closedAt !== null) throw refuse(contract.refusals, 'difference-closed', {});
    const at = ctx.now();
    await tx.update(differences).set({ closedAt: at, staffId, reason }).where(eq(differences.id, id));
    const ends =
      payment !== null && kind === 'amount' && (isOpen(payment.state) || payment.state === 'replaced');
    if (ends)
      await tx.update(payments).set({ state: 'cancelled', changedAt: at }).where(eq(payments.id, payment.id));
    await audit(tx, ctx, {
      action: 'payments.close-difference',
      subject: orderId === null ? { type: of, id: providerId } : { type: 'order', id: orderId },
      after: {
        difference: id,
        kind,
        of,
        provider,
        providerId,
        expected: now.hereAmount,
        reported: now.thereAmount,
        ...(ends ? { payment: payment.id } : {}),
      },
      reason,
    });
  });
}

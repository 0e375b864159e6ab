import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { Context } from '#src/platform/context.ts';
import { payments } from '../payment.tables.ts';
import { refundParts } from '../refunds/refunds.tables.ts';
import { receipts } from '../receipts/receipts.tables.ts';
import type { Period } from './books.ts';
import { toDifference } from '../differences/to-difference.ts';

/**
 * Receipts of sales and refunds of a period that the provider should have registered but the tax
 * service does not have.
 */
export async function findMissingReceipts({ db }: Context, { from, to }: Period): Promise<Difference[]> {
  const rows = await db
    .select({
      receipt: receipts,
      provider: payments.provider,
      paymentProviderId: payments.providerId,
      refundProviderId: refundParts.providerId,
    })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(
      refundParts,
      and(eq(refundParts.refundId, receipts.refundId), eq(refundParts.tenderId, payments.tenderId)),
    )
    .where(
      and(
        // Two conditions, because each has its own index.
        or(inArray(receipts.state, ['waiting', 'registering']), eq(receipts.state, 'dead')),
        gte(receipts.createdAt, from),
        lt(receipts.createdAt, to),
      ),
    )
    .orderBy(receipts.createdAt);
  return rows.map(({ receipt, provider, paymentProviderId, refundProviderId }) => {
    const isOfRefund = receipt.refundId !== null;
    const ours = { ...receipt, providerId: isOfRefund ? refundProviderId : paymentProviderId };
    const of = isOfRefund ? 'refund' : 'payment';
    return toDifference({ of, provider, ours, theirs: undefined }, { kind: 'receipt' });
  });
}

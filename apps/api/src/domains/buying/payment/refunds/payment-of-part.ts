import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { payments } from '../payment.tables.ts';
import { refundParts } from './refunds.tables.ts';

/**
 * Joins a part of a refund with the payment to refund: the surplus payment that it names, or the one
 * that paid its tender.
 */
export function paymentOfPart(): SQL | undefined {
  const paidTender = and(
    isNull(refundParts.paymentId),
    eq(payments.tenderId, refundParts.tenderId),
    inArray(payments.state, ['held', 'succeeded']),
  );
  return or(paidTender, eq(payments.id, refundParts.paymentId));
}

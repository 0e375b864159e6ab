import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { Context } from '#src/platform/context.ts';
import { payments } from '../payment.tables.ts';
import { receipts } from '../receipts/receipts.tables.ts';
import type { Period } from './books.ts';
import { toDifference } from './to-difference.ts';

/** Receipts of a period that the tax service does not have although its provider makes them. */
export async function findMissingReceipts({ db }: Context, { from, to }: Period): Promise<Difference[]> {
  const rows = await db
    .select({ receipt: receipts, provider: payments.provider, paymentProviderId: payments.providerId })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(
      and(
        inArray(receipts.state, ['waiting', 'registering', 'dead']),
        gte(receipts.createdAt, from),
        lt(receipts.createdAt, to),
      ),
    )
    .orderBy(receipts.createdAt);
  return rows.map(({ receipt, provider, paymentProviderId: providerId }) =>
    toDifference(
      { of: 'payment', provider, ours: { ...receipt, providerId }, theirs: undefined },
      'receipt',
      false,
    ),
  );
}

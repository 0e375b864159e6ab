import type { Context } from '#src/platform/context.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { openAdvanceBack } from './advance-back.ts';
import { processReceipt } from './process-receipts.ts';

/**
 * A refund that restored certificates is finished: the receipt for their share is sent, or left to
 * staff. Doing it twice changes nothing.
 */
export async function takeBackAdvance(ctx: Context, deps: PaymentDeps, refundId: string): Promise<void> {
  const receiptId = await openAdvanceBack(ctx, deps, refundId);
  // A failure here is retried by the schedule for receipts.
  if (receiptId !== null) await processReceipt(ctx, deps, receiptId);
}

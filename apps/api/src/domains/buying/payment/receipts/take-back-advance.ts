import type { Context } from '#src/platform/context.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { openAdvanceBack } from './advance-back.ts';
import { processReceipt } from './process-receipts.ts';

/** A refund that gave certificates back is over: the receipt of their share goes out, or to staff. Doing it twice changes nothing. */
export async function takeBackAdvance(ctx: Context, deps: PaymentDeps, refundId: string): Promise<void> {
  const receiptId = await openAdvanceBack(ctx, deps, refundId);
  // A fault here is retried by the schedule that sees to receipts.
  if (receiptId !== null) await processReceipt(ctx, deps, receiptId);
}

import type { Context } from '#src/platform/context.ts';
import { findHeld, takeHeld } from './take-held.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { openClosingReceipt } from '../receipts/open-receipts.ts';
import { processReceipt } from '../receipts/process-receipts.ts';

/**
 * The buyer has the goods of an order: its held money is captured, or its closing receipt is sent.
 * Doing it twice changes nothing. Throws `ProviderUnavailable` when money could not be captured.
 */
export async function closeSale(ctx: Context, deps: PaymentDeps, orderId: number): Promise<void> {
  const held = await findHeld(ctx, orderId);
  if (held) await takeHeld(ctx, deps, held.id);
  const receiptId = await openClosingReceipt(ctx, deps, orderId);
  // A failure here is retried by the schedule for receipts.
  if (receiptId !== null) await processReceipt(ctx, deps, receiptId);
}

import type { Context } from '#src/platform/context.ts';
import { findHeld, takeHeld } from './take-held.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { openClosingReceipt } from '../receipts/open-receipts.ts';
import { processReceipt } from '../receipts/process-receipts.ts';

/**
 * The buyer has the goods of an order: money that was held for it is taken, or its closing receipt goes out. Doing it twice changes
 * nothing. Throws `ProviderUnavailable` when money could not be taken.
 */
export async function closeSale(ctx: Context, deps: PaymentDeps, orderId: number): Promise<void> {
  const held = await findHeld(ctx, orderId);
  if (held) await takeHeld(ctx, deps, held.id);
  const receiptId = await openClosingReceipt(ctx, deps, orderId);
  // A fault here is retried by the schedule that sees to receipts.
  if (receiptId !== null) await processReceipt(ctx, deps, receiptId);
}

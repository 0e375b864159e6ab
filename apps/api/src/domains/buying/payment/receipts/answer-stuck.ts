import { eq } from 'drizzle-orm';
import {
  recordReceiptMade as contract,
  type FiscalNumbers,
} from '@yahont/contracts/office/money/receipts.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { receipts } from './receipts.tables.ts';

type ReceiptRow = typeof receipts.$inferSelect;

/**
 * Staff made a receipt by hand at a till. Throws `receipt-not-found`, and `receipt-not-stuck` for one
 * that is already made, unless it has the same numbers.
 */
export async function recordReceiptMade(
  ctx: StaffContext,
  { id, document, storage, sign }: FiscalNumbers & { id: string },
): Promise<void> {
  const numbers = { documentNumber: document, storageNumber: storage, fiscalSign: sign };
  await ctx.db.transaction(async (tx) => {
    const receipt = await lockReceipt(tx, id);
    const isSame =
      receipt.documentNumber === document && receipt.storageNumber === storage && receipt.fiscalSign === sign;
    if (receipt.state === 'registered' && isSame) return;
    if (receipt.state !== 'by-hand' && receipt.state !== 'dead')
      throw refuse(contract.refusals, 'receipt-not-stuck', {});
    await tx
      .update(receipts)
      .set({ state: 'registered', ...numbers, fault: null, changedAt: ctx.now() })
      .where(eq(receipts.id, id));
    await audit(tx, ctx, {
      action: 'receipts.made',
      subject: { type: 'order', id: receipt.orderId },
      after: { receiptId: id, kind: receipt.kind, document, storage, sign },
    });
  });
}

/**
 * Sends a receipt to the provider again after a refusal or a lost answer. Throws `receipt-not-found`,
 * and `receipt-not-stuck` for any other receipt.
 */
export async function sendReceiptAgain(ctx: StaffContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const receipt = await lockReceipt(tx, id);
    if (receipt.state !== 'dead') throw refuse(contract.refusals, 'receipt-not-stuck', {});
    await tx
      .update(receipts)
      .set({
        // We send the receipts that move no money; the others are made with their payment or refund and
        // only looked up.
        state: receipt.kind === 'closing' || receipt.kind === 'advance-back' ? 'waiting' : 'registering',
        tries: 0,
        nextTryAt: ctx.now(),
        changedAt: ctx.now(),
      })
      .where(eq(receipts.id, id));
    await audit(tx, ctx, {
      action: 'receipts.again',
      subject: { type: 'order', id: receipt.orderId },
      after: { receiptId: id, kind: receipt.kind },
    });
  });
}

async function lockReceipt(tx: Db, id: string): Promise<ReceiptRow> {
  const [receipt] = await tx.select().from(receipts).where(eq(receipts.id, id)).for('update');
  if (!receipt) throw refuse(contract.refusals, 'receipt-not-found', {});
  return receipt;
}

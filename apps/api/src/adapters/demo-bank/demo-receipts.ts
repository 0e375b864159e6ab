import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { ProviderReceipt, ReceiptDesk } from '#src/domains/buying/payment/provider.ts';
import { demoBankReceipts, demoBankRefunds } from './demo-bank.tables.ts';

/** Number of a fiscal storage that does not exist. */
const STORAGE = '9999999999999999';

/** The till of the demo bank: every receipt is registered at once, with numbers made of its id. */
export function createDemoReceipts({ db, now }: Pick<Context, 'db' | 'now'>): ReceiptDesk {
  return {
    close: async ({ receiptId, paymentProviderId: paymentId, amount }) => {
      const createdAt = now();
      await db
        .insert(demoBankReceipts)
        .values({ id: receiptId, paymentId, amount, createdAt })
        .onConflictDoNothing();
      return toReceipt({ id: receiptId, createdAt }, true);
    },
    list: async (paymentId) => {
      const closing = await db
        .select()
        .from(demoBankReceipts)
        .where(and(eq(demoBankReceipts.paymentId, paymentId), isNull(demoBankReceipts.refundId)));
      return [toReceipt({ id: paymentId }, false), ...closing.map((one) => toReceipt(one, true))];
    },
    listOfRefund: async (refundId) => {
      const [made, advances] = await Promise.all([
        db.select().from(demoBankRefunds).where(eq(demoBankRefunds.id, refundId)),
        db.select().from(demoBankReceipts).where(eq(demoBankReceipts.refundId, refundId)),
      ]);
      return [...made.map((one) => toReceipt(one, false)), ...advances.map((one) => toReceipt(one, true))];
    },
    takeBackAdvance: async ({
      receiptId,
      refundProviderId: refundId,
      paymentProviderId: paymentId,
      amount,
    }) => {
      const createdAt = now();
      await db
        .insert(demoBankReceipts)
        .values({ id: receiptId, paymentId, refundId, amount, createdAt })
        .onConflictDoNothing();
      return toReceipt({ id: receiptId, createdAt }, true);
    },
  };
}

/** The ledger does not record when a payment was made, so its receipt has no time. */
function toReceipt({ id, createdAt }: { id: string; createdAt?: Date }, setsOff: boolean): ProviderReceipt {
  const numberAt = (start: number) => String(Number.parseInt(id.slice(start, start + 4), 16) + 1);
  return {
    providerId: id,
    setsOff,
    status: 'registered',
    fiscal: { document: numberAt(0), storage: STORAGE, sign: numberAt(4).padStart(10, '1') },
    registeredAt: createdAt ?? null,
  };
}

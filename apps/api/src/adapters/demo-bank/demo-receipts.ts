import { eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { ProviderReceipt, ReceiptDesk } from '#src/domains/payment/provider.ts';
import { demoBankReceipts } from './demo-bank.tables.ts';

/** Number of a fiscal storage that does not exist. */
const STORAGE = '9999999999999999';

/** The till of the demo bank: every receipt is registered at once, with numbers made of its id. */
export function createDemoReceipts({ db, now }: Pick<Context, 'db' | 'now'>): ReceiptDesk {
  return {
    close: async ({ receiptId, paymentProviderId: paymentId, amount }) => {
      await db
        .insert(demoBankReceipts)
        .values({ id: receiptId, paymentId, amount, createdAt: now() })
        .onConflictDoNothing();
      return toReceipt(receiptId, true);
    },
    list: async (paymentId) => {
      const closing = await db
        .select({ id: demoBankReceipts.id })
        .from(demoBankReceipts)
        .where(eq(demoBankReceipts.paymentId, paymentId));
      return [toReceipt(paymentId, false), ...closing.map(({ id }) => toReceipt(id, true))];
    },
  };
}

function toReceipt(id: string, isClosing: boolean): ProviderReceipt {
  const numberAt = (start: number) => String(Number.parseInt(id.slice(start, start + 4), 16) + 1);
  return {
    providerId: id,
    isClosing,
    status: 'registered',
    fiscal: { document: numberAt(0), storage: STORAGE, sign: numberAt(4).padStart(10, '1') },
  };
}

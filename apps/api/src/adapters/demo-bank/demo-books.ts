import { and, eq, gte, lt } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type { BookedRefund, ProviderBooks } from '#src/domains/buying/payment/daily/books.ts';
import { orNull, type ProviderPayment } from '#src/domains/buying/payment/provider.ts';
import { demoBankPayments, demoBankRefunds } from './demo-bank.tables.ts';

/** The demo bank's ledger, as a bank shows it to a shop. */
export function createDemoBooks(
  { db }: Pick<Context, 'db'>,
  read: (providerId: string) => Promise<ProviderPayment>,
): ProviderBooks {
  return {
    lists: {
      payments: async ({ from, to }) => {
        const { createdAt } = demoBankPayments;
        const rows = await db
          .select()
          .from(demoBankPayments)
          .where(and(gte(createdAt, from), lt(createdAt, to)));
        return rows.map(({ id, state, amount }) => ({
          providerId: id,
          paymentId: id,
          status: state,
          amount: kopecks(amount),
        }));
      },
      refunds: async ({ from, to }) => {
        const { createdAt } = demoBankRefunds;
        const rows = await db
          .select()
          .from(demoBankRefunds)
          .where(and(gte(createdAt, from), lt(createdAt, to)));
        return rows.map(toBooked);
      },
    },
    find: async ({ paymentId, providerId }) => {
      const found = await orNull(read(providerId ?? paymentId));
      return found && { ...found, paymentId };
    },
    refundsOf: async (paymentId) =>
      (await db.select().from(demoBankRefunds).where(eq(demoBankRefunds.paymentId, paymentId))).map(toBooked),
  };
}

function toBooked({ id, paymentId, amount }: typeof demoBankRefunds.$inferSelect): BookedRefund {
  return { providerId: id, paymentProviderId: paymentId, status: 'done', amount: kopecks(amount) };
}

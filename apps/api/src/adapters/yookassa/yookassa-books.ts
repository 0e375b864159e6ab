import { fromDecimalString } from '@yahont/values/money.ts';
import type { BookedRefund, Period, ProviderBooks } from '#src/domains/payment/daily/books.ts';
import { listYookassa } from './yookassa-lists.ts';
import type { YookassaSettings } from './yookassa-settings.ts';
import { toProviderPayment, toRefundStatus, YookassaPayment, YookassaRefund } from './yookassa-wire.ts';

/** YooKassa's lists of payments and refunds. */
export function createYookassaBooks(settings: YookassaSettings): ProviderBooks {
  const refunds = async (query: Readonly<Record<string, string>>) =>
    (await listYookassa(settings, { path: '/refunds', query, item: YookassaRefund })).map(toBookedRefund);
  return {
    payments: async (period) => {
      const found = await listYookassa(settings, {
        path: '/payments',
        query: within(period),
        item: YookassaPayment,
      });
      return found.map((payment) => {
        const { providerId, status, amount } = toProviderPayment(payment);
        return { providerId, status, amount, paymentId: payment.metadata?.['payment_id'] ?? null };
      });
    },
    refunds: (period) => refunds(within(period)),
    refundsOf: (paymentProviderId) => refunds({ payment_id: paymentProviderId }),
  };
}

function within({ from, to }: Period): Record<string, string> {
  return { 'created_at.gte': from.toISOString(), 'created_at.lt': to.toISOString() };
}

function toBookedRefund(refund: YookassaRefund): BookedRefund {
  const { id, payment_id, amount } = refund;
  return {
    providerId: id,
    paymentProviderId: payment_id,
    status: toRefundStatus(refund),
    amount: fromDecimalString(amount.value),
  };
}

import { fromDecimalString } from '@yahont/values/money.ts';
import type {
  BookedPayment,
  BookedRefund,
  Period,
  ProviderBooks,
} from '#src/domains/buying/payment/daily/books.ts';
import { orNull } from '#src/domains/buying/payment/provider.ts';
import { callYookassa } from './yookassa-client.ts';
import { listYookassa } from './yookassa-lists.ts';
import type { YookassaSettings } from './yookassa-settings.ts';
import { toProviderPayment, toRefundStatus, YookassaPayment, YookassaRefund } from './yookassa-wire.ts';

/** YooKassa's lists of payments and refunds. */
export function createYookassaBooks(settings: YookassaSettings): ProviderBooks {
  const refunds = async (query: Readonly<Record<string, string>>) =>
    (await listYookassa(settings, { path: '/refunds', query, item: YookassaRefund })).map(toBookedRefund);
  return {
    lists: {
      payments: async (period) => {
        const query = within(period);
        const found = await listYookassa(settings, { path: '/payments', query, item: YookassaPayment });
        return found.map(toBookedPayment);
      },
      refunds: (period) => refunds(within(period)),
    },
    // The id of a payment is assigned by YooKassa, so a payment whose answer was lost is found in the
    // list.
    find: async ({ providerId }) => {
      if (providerId === null) return null;
      const path = `/payments/${encodeURIComponent(providerId)}`;
      const found = await orNull(callYookassa(settings, { method: 'GET', path, answer: YookassaPayment }));
      return found && toBookedPayment(found);
    },
    refundsOf: (paymentProviderId) => refunds({ payment_id: paymentProviderId }),
  };
}

function toBookedPayment(payment: YookassaPayment): BookedPayment {
  const { providerId, status, amount } = toProviderPayment(payment);
  return { providerId, status, amount, paymentId: payment.metadata?.['payment_id'] ?? null };
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

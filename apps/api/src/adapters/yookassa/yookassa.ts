import { toDecimalString } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { NewPayment, PaymentProvider, Receipt, ReceiptLine } from '#src/domains/payment/provider.ts';
import { callYookassa, YookassaRefused } from './yookassa-client.ts';
import type { YookassaSettings } from './yookassa-settings.ts';
import { toProviderPayment, YookassaPayment, YookassaRefund } from './yookassa-wire.ts';

const DESCRIPTION_LIMIT = 128;
/** 22 %, the main rate since 2026. */
const DEFAULT_VAT_CODE = 11;

/** YooKassa API v3: one-stage payments on the provider's own page. */
export function createYookassa(settings: YookassaSettings): PaymentProvider {
  const read = async (providerId: string) =>
    toProviderPayment(
      await callYookassa(settings, {
        method: 'GET',
        path: `/payments/${encodeURIComponent(providerId)}`,
        answer: YookassaPayment,
      }),
    );
  return {
    name: 'yookassa',
    takesCards: true,
    takesInstalments: settings.instalmentMethod !== undefined,
    create: async (request) =>
      toProviderPayment(
        await callYookassa(settings, {
          method: 'POST',
          path: '/payments',
          body: paymentBody(settings, request),
          idempotenceKey: request.paymentId,
          answer: YookassaPayment,
        }),
      ),
    get: read,
    cancel: async ({ providerId, paymentId }) => {
      try {
        await callYookassa(settings, {
          method: 'POST',
          path: `/payments/${encodeURIComponent(providerId)}/cancel`,
          body: {},
          idempotenceKey: `cancel-${paymentId}`,
          answer: YookassaPayment,
        });
      } catch (error) {
        // YooKassa cannot cancel an unpaid payment: it expires there within an hour.
        if (!(error instanceof YookassaRefused) || error.status !== 400) throw error;
      }
      return read(providerId);
    },
    refund: async ({ refundId, providerId, amount, receipt }) => {
      const refund = await callYookassa(settings, {
        method: 'POST',
        path: '/refunds',
        body: { payment_id: providerId, amount: toAmount(amount), receipt: toReceipt(settings, receipt) },
        idempotenceKey: `refund-${refundId}`,
        answer: YookassaRefund,
      });
      if (refund.status === 'canceled') throw new Error(`YooKassa cancelled the refund ${refund.id}`);
    },
    cardForm: null,
  };
}

function paymentBody(settings: YookassaSettings, request: NewPayment): object {
  const type = (request.method === 'instalment' && settings.instalmentMethod) || 'bank_card';
  return {
    amount: toAmount(request.amount),
    capture: true,
    payment_method_data: { type },
    confirmation: {
      type: 'redirect',
      return_url: `${settings.returnUrlBase}/cart/pay/?order=${request.orderId}`,
    },
    description: request.description.slice(0, DESCRIPTION_LIMIT),
    metadata: { order_id: String(request.orderId), payment_id: request.paymentId },
    receipt: toReceipt(settings, request.receipt),
  };
}

function toAmount(amount: Kopecks): { value: string; currency: 'RUB' } {
  return { value: toDecimalString(amount), currency: 'RUB' };
}

/** How a line is settled (54-ФЗ), in the words of the provider. */
const PAYMENT_MODES: Readonly<Record<ReceiptLine['mode'], string>> = {
  whole: 'full_prepayment',
  part: 'partial_prepayment',
  advance: 'advance',
};

function toReceipt(
  { vatCode = DEFAULT_VAT_CODE }: YookassaSettings,
  { fullName, phone, email, lines }: Receipt,
): object {
  return {
    customer: { full_name: fullName, phone: phone.replace(/^\+/, ''), ...(email === '' ? {} : { email }) },
    items: lines.map(({ description, amount, subject, mode }) => ({
      description: description.slice(0, DESCRIPTION_LIMIT),
      quantity: '1.00',
      amount: toAmount(amount),
      vat_code: vatCode,
      payment_mode: PAYMENT_MODES[mode],
      payment_subject: subject,
    })),
  };
}

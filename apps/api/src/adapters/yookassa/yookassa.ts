import {
  ProviderRefused,
  SavedCardRefused,
  type NewPayment,
  type PaymentProvider,
} from '#src/domains/buying/payment/provider.ts';
import { callYookassa } from './yookassa-client.ts';
import type { YookassaMethod, YookassaSettings } from './yookassa-settings.ts';
import { createYookassaBooks } from './yookassa-books.ts';
import { createReceiptDesk, DESCRIPTION_LIMIT, toAmount, toReceipt } from './yookassa-receipts.ts';
import { toProviderPayment, toRefundStatus, YookassaPayment, YookassaRefund } from './yookassa-wire.ts';

/** YooKassa API v3: payments on the provider's own page, taken at once or held until the hand-over. */
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
    methods: settings.methods ?? ['card'],
    holds: settings.capture === 'at-hand-over' ? HOLDING.filter(isOf(settings.methods ?? ['card'])) : [],
    canHold: HOLDING.filter(isOf(settings.methods ?? ['card'])),
    savesCards: settings.savesCards ?? false,
    create: async (request) => {
      try {
        return toProviderPayment(
          await callYookassa(settings, {
            method: 'POST',
            path: '/payments',
            body: paymentBody(settings, request),
            idempotenceKey: request.paymentId,
            answer: YookassaPayment,
          }),
        );
      } catch (error) {
        if (error instanceof ProviderRefused && error.says(BLAMES_METHOD)) throw new SavedCardRefused();
        throw error;
      }
    },
    get: read,
    capture: async ({ providerId, paymentId, amount, receipt }) => {
      const refused = await refusalOf(
        callYookassa(settings, {
          method: 'POST',
          path: `/payments/${encodeURIComponent(providerId)}/capture`,
          body: { amount: toAmount(amount), receipt: toReceipt(settings, receipt) },
          idempotenceKey: `capture-${paymentId}`,
          answer: YookassaPayment,
        }),
      );
      const state = await read(providerId);
      // A held payment that was not captured as asked means an invalid request.
      if (refused && state.status === 'held') throw refused;
      return state;
    },
    cancel: async ({ providerId, paymentId }) => {
      // YooKassa cannot cancel an unpaid payment, which expires there within an hour. We do not ask it
      // to: its refusal would remain the answer for this key, and money held later could not be
      // released.
      const before = await read(providerId);
      if (before.status !== 'held') return before;
      await refusalOf(
        callYookassa(settings, {
          method: 'POST',
          path: `/payments/${encodeURIComponent(providerId)}/cancel`,
          body: {},
          idempotenceKey: `cancel-${paymentId}`,
          answer: YookassaPayment,
        }),
      );
      return read(providerId);
    },
    refund: async ({ refundId, attempt, providerId, amount, receipt }) => {
      const refund = await callYookassa(settings, {
        method: 'POST',
        path: '/refunds',
        body: { payment_id: providerId, amount: toAmount(amount), receipt: toReceipt(settings, receipt) },
        idempotenceKey: attempt === 0 ? `refund-${refundId}` : `refund-${refundId}-${attempt}`,
        answer: YookassaRefund,
      });
      return { refundProviderId: refund.id, status: toRefundStatus(refund) };
    },
    receipts: createReceiptDesk(settings),
    books: createYookassaBooks(settings),
    cardForm: null,
    transferForm: null,
    applicationForm: null,
  };
}

/**
 * The payment had already left the state; the caller reads it to find out its state. Undefined when the
 * call was carried out.
 */
async function refusalOf(action: Promise<unknown>): Promise<ProviderRefused | undefined> {
  try {
    await action;
    return undefined;
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.status !== 400) throw error;
    return error;
  }
}

/** How YooKassa's answer names the field that it rejects. */
const BLAMES_METHOD = '"parameter":"payment_method_id"';

/** Ways to pay whose money can be held. */
const HOLDING = ['card', 'sberpay'] as const;

function isOf(methods: readonly YookassaMethod[]) {
  return (method: YookassaMethod) => methods.includes(method);
}

/** Our kinds in YooKassa's terms. On its page СБП is a code to scan, or a choice of banks on a phone. */
const METHOD_TYPES: Readonly<Record<YookassaMethod, string>> = {
  card: 'bank_card',
  sbp: 'sbp',
  sberpay: 'sberbank',
};

/** A saved card is named instead of a way to pay. YooKassa sends the shopper to its page only when the bank wants a confirmation. */
function methodPart(method: YookassaMethod, { methodId, savesCard }: NewPayment): object {
  if (methodId !== null) return { payment_method_id: methodId };
  const way = { payment_method_data: { type: METHOD_TYPES[method] } };
  return savesCard ? { ...way, save_payment_method: true } : way;
}

function paymentBody(settings: YookassaSettings, request: NewPayment): object {
  if (request.method === 'credit') throw new Error('YooKassa gives no instalments in this shop');
  return {
    amount: toAmount(request.amount),
    capture: !request.isHeld,
    ...methodPart(request.method, request),
    confirmation: {
      type: 'redirect',
      return_url: `${settings.returnUrlBase}/cart/pay/?order=${request.orderId}`,
    },
    description: request.description.slice(0, DESCRIPTION_LIMIT),
    metadata: { order_id: String(request.orderId), payment_id: request.paymentId },
    receipt: toReceipt(settings, request.receipt),
  };
}

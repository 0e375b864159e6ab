import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import { toDecimalString } from '@yahont/values/money.ts';
import type { InstalmentOperator } from '#src/domains/buying/payment/instalments/operator.ts';
import type { NewPayment } from '#src/domains/buying/payment/provider.ts';
import { askProvider } from '../http/ask-provider.ts';
import { ignoringRefusals, isRefusedWith } from '../http/ignoring-refusals.ts';
import { YANDEX_PAY_URL, type YandexSplitSettings } from './yandex-split-settings.ts';
import {
  toApplication,
  toRefunds,
  toRefundStatus,
  YandexDone,
  YandexLink,
  YandexOrder,
  YandexRefund,
} from './yandex-split-wire.ts';

/** Statuses that say that an order has already left the state. */
const OUT_OF_TURN = [400, 409];

/** Yandex Pay Merchant API, Split alone: an order with its page, held until we capture it. */
export function createYandexSplit(settings: YandexSplitSettings): InstalmentOperator {
  const read = async (id: string) =>
    (await call(settings, { path: `/${encodeURIComponent(id)}`, answer: YandexOrder })).data;
  const get = async (id: string) => toApplication(await read(id));
  const refundsOf = async (id: string) => toRefunds(await read(id));
  const act = (id: string, action: string, body: object) =>
    call(settings, { path: `/${encodeURIComponent(id)}/${action}`, body, answer: YandexDone });
  return {
    name: 'yandex-split',
    terms: settings.terms,
    apply: async (request) => {
      const { paymentId, amount } = request;
      try {
        // The id of the order is ours, so the same order cannot be made twice.
        const { data } = await call(settings, {
          path: '',
          body: orderBody(settings, request),
          answer: YandexLink,
        });
        return {
          applicationId: paymentId,
          state: 'applied',
          amount,
          number: null,
          schedule: null,
          pageUrl: data.paymentUrl,
        };
      } catch (error) {
        if (!isRefusedWith([409], error)) throw error;
        // An earlier attempt made the order, and its answer was lost.
        return get(paymentId);
      }
    },
    get,
    commit: async ({ providerId, paymentId, amount }) => {
      await ignoringRefusals(
        OUT_OF_TURN,
        act(providerId, 'capture', {
          orderAmount: toDecimalString(amount),
          externalOperationId: `capture-${paymentId}`,
        }),
      );
      return get(providerId);
    },
    cancel: async ({ applicationId, paymentId }) => {
      const { state } = await get(applicationId);
      // An order without a payment is rolled back; an order whose money is held is cancelled.
      if (state === 'applied') await ignoringRefusals(OUT_OF_TURN, act(applicationId, 'rollback', {}));
      if (state === 'signed')
        await ignoringRefusals(
          OUT_OF_TURN,
          act(applicationId, 'cancel', {
            reason: 'ORDER_CANCELLED',
            externalOperationId: `cancel-${paymentId}`,
          }),
        );
      return get(applicationId);
    },
    refund: async ({ refundId, attempt, providerId, amount }) => {
      const refundProviderId = attempt === 0 ? refundId : `${refundId}-${attempt}`;
      try {
        const { data } = await call(settings, {
          path: `/${encodeURIComponent(providerId)}/refund`,
          body: { refundAmount: toDecimalString(amount), externalOperationId: refundProviderId },
          answer: YandexRefund,
        });
        const begun = data?.operation;
        return { refundProviderId, status: begun ? toRefundStatus(begun.status ?? 'PENDING') : 'done' };
      } catch (error) {
        if (!isRefusedWith(OUT_OF_TURN, error)) throw error;
        // An earlier attempt started the refund and its answer was lost: the same operation is refused
        // from then on.
        const made = (await refundsOf(providerId)).find((one) => one.providerId === refundProviderId);
        if (!made) throw error;
        return { refundProviderId, status: made.status };
      }
    },
    refundsOf,
    form: null,
  };
}

type Call<S> = { path: string; body?: object; answer: S };

function call<S extends z.ZodType>(
  settings: YandexSplitSettings,
  { path, body, answer }: Call<S>,
): Promise<z.output<S>> {
  const {
    apiKey,
    baseUrl = YANDEX_PAY_URL,
    timeoutMs = PROVIDERS.yandexPay.tryMs,
    retryPauseMs: pauseMs,
  } = settings;
  const { budgetMs, breaker } = settings;
  const requestId = randomUUID();
  let attempt = 0;
  return askProvider(
    { provider: PROVIDERS.yandexPay, pauseMs, timeoutMs, budgetMs, breaker },
    async (signal) => {
      const response = await fetch(`${baseUrl}/api/merchant/v1/orders${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Api-Key ${apiKey}`,
          'content-type': 'application/json',
          'x-request-id': requestId,
          'x-request-timeout': String(timeoutMs),
          'x-request-attempt': String(attempt++),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal,
      });
      return { status: response.status, body: await response.json() };
    },
    (found) => answer.parse(found),
  );
}

function orderBody({ returnUrlBase, tax }: YandexSplitSettings, request: NewPayment): object {
  const { paymentId, orderId, amount, receipt } = request;
  const page = `${returnUrlBase}/cart/pay/?order=${orderId}`;
  const { phone, email } = receipt;
  return {
    orderId: paymentId,
    currencyCode: 'RUB',
    availablePaymentMethods: ['SPLIT'],
    cart: {
      items: receipt.lines.map((line, index) => ({
        productId: String(index + 1),
        title: line.description,
        quantity: { count: '1' },
        total: toDecimalString(line.amount),
        receipt: { tax },
      })),
      total: { amount: toDecimalString(amount) },
    },
    redirectUrls: { onSuccess: page, onError: page, onAbort: page },
    fiscalContact: email === '' ? phone : email,
    metadata: String(orderId),
  };
}

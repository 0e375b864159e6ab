import { z } from 'zod';
import type { ApplicationState } from '@yahont/contracts/payment/instalment.ts';
import { fromDecimalString } from '@yahont/values/money.ts';
import type { Application } from '#src/domains/payment/instalments/operator.ts';

const PAYMENT_STATUSES = [
  'PENDING',
  'AUTHORIZED',
  'CAPTURED',
  'CONFIRMED',
  'VOIDED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'FAILED',
] as const;

/** An order as Yandex Pay writes it; only the fields that we read. */
export const YandexOrder = z.object({
  data: z.object({
    order: z.object({
      orderId: z.string(),
      paymentStatus: z.enum(PAYMENT_STATUSES).nullish(),
      orderAmount: z.string(),
      paymentUrl: z.url().nullish(),
    }),
  }),
});
export type YandexOrder = z.infer<typeof YandexOrder>['data']['order'];

export const YandexLink = z.object({ data: z.object({ paymentUrl: z.url() }) });
export const YandexDone = z.object({ status: z.literal('success') });

/** What a notice says once its signature was checked; the order is read again all the same. */
export const YandexNotice = z.object({
  merchantId: z.string(),
  event: z.string().max(100),
  order: z.object({ orderId: z.string().max(100) }).optional(),
  operation: z.object({ orderId: z.string().max(100) }).optional(),
});

const STATES: Readonly<Record<(typeof PAYMENT_STATUSES)[number], ApplicationState>> = {
  PENDING: 'applied',
  AUTHORIZED: 'signed',
  CAPTURED: 'in-force',
  CONFIRMED: 'in-force',
  // Something went back, so it was in force.
  REFUNDED: 'in-force',
  PARTIALLY_REFUNDED: 'in-force',
  VOIDED: 'cancelled',
  FAILED: 'refused',
};

/** Maps Yandex Pay's words to ours. Its number of the contract is the number of the order; it names no schedule. */
export function toApplication({ orderId, paymentStatus, orderAmount, paymentUrl }: YandexOrder): Application {
  const state = STATES[paymentStatus ?? 'PENDING'];
  return {
    applicationId: orderId,
    state,
    amount: fromDecimalString(orderAmount),
    number: state === 'signed' || state === 'in-force' ? orderId : null,
    schedule: null,
    pageUrl: state === 'applied' ? (paymentUrl ?? null) : null,
  };
}

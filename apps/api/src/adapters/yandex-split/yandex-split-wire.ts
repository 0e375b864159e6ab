import { z } from 'zod';
import type { ApplicationState } from '@yahont/contracts/payment/instalment.ts';
import { fromDecimalString } from '@yahont/values/money.ts';
import type { BookedRefund } from '#src/domains/buying/payment/daily/books.ts';
import type { Application } from '#src/domains/buying/payment/instalments/operator.ts';
import type { RefundStatus } from '#src/domains/buying/payment/provider-states.ts';

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

const OPERATION_STATUSES = ['PENDING', 'SUCCESS', 'FAIL'] as const;

/** One operation on the money of an order; only the fields that we read. */
const YandexOperation = z.object({
  operationType: z.string().max(100),
  operationId: z.string(),
  /** Our id; missing for operations done in their merchant office. */
  externalOperationId: z.string().nullish(),
  status: z.enum(OPERATION_STATUSES).nullish(),
  amount: z.string(),
});

/** An order as Yandex Pay writes it; only the fields that we read. */
export const YandexOrder = z.object({
  data: z.object({
    order: z.object({
      orderId: z.string(),
      paymentStatus: z.enum(PAYMENT_STATUSES).nullish(),
      orderAmount: z.string(),
      paymentUrl: z.url().nullish(),
    }),
    operations: z.array(YandexOperation).nullish(),
  }),
});
export type YandexOrder = z.infer<typeof YandexOrder>['data'];

export const YandexLink = z.object({ data: z.object({ paymentUrl: z.url() }) });
export const YandexDone = z.object({ status: z.literal('success') });

/** A refund that was started; it may already be finished. */
export const YandexRefund = YandexDone.extend({
  data: z
    .object({ operation: z.object({ status: z.enum(OPERATION_STATUSES).nullish() }).nullish() })
    .nullish(),
});

/** Content of a notice whose signature was checked; the order is read again all the same. */
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
  // Money was refunded, so the contract was in force.
  REFUNDED: 'in-force',
  PARTIALLY_REFUNDED: 'in-force',
  VOIDED: 'cancelled',
  FAILED: 'refused',
};

/** Maps Yandex Pay's words to ours. Its number of the contract is the number of the order; it names no schedule. */
export function toApplication({ order, operations }: YandexOrder): Application {
  const { orderId, paymentStatus, orderAmount, paymentUrl } = order;
  const state = STATES[paymentStatus ?? 'PENDING'];
  // Yandex Pay subtracts refunds from the sum of an order.
  const taken = operations?.find((one) => one.operationType === 'CAPTURE' && one.status === 'SUCCESS');
  return {
    applicationId: orderId,
    state,
    amount: fromDecimalString(taken?.amount ?? orderAmount),
    number: state === 'signed' || state === 'in-force' ? orderId : null,
    schedule: null,
    pageUrl: state === 'applied' ? (paymentUrl ?? null) : null,
  };
}

/** The refunds among the operations of an order. */
export function toRefunds({ order, operations }: YandexOrder): BookedRefund[] {
  const refunds = operations?.filter(({ operationType }) => operationType === 'REFUND') ?? [];
  return refunds.map(({ externalOperationId, operationId, status, amount }) => ({
    providerId: externalOperationId ?? operationId,
    paymentProviderId: order.orderId,
    status: toRefundStatus(status ?? 'PENDING'),
    amount: fromDecimalString(amount),
  }));
}

const REFUND_STATUSES = { PENDING: 'pending', SUCCESS: 'done', FAIL: 'cancelled' } as const satisfies Record<
  (typeof OPERATION_STATUSES)[number],
  RefundStatus
>;

export function toRefundStatus(status: (typeof OPERATION_STATUSES)[number]): RefundStatus {
  return REFUND_STATUSES[status];
}

import { z } from 'zod';
import { normalizePaymentOrder } from '@yahont/values/invoice/payment-order.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { OrderStatus } from '../../orders/orders.ts';
import { Reason } from '../fields.ts';
import { CHANGED_MEANWHILE } from '../products.ts';

/** `in`: from the buyer. `out`: back to the buyer. */
export const TRANSFER_WAYS = ['in', 'out'] as const;
export type TransferWay = (typeof TRANSFER_WAYS)[number];

/** A bank transfer of an order, identified by its payment order. */
const Transfer = z.object({
  way: z.enum(TRANSFER_WAYS),
  /** Its number. */
  paymentOrder: z.string(),
  date: z.iso.date(),
  amount: MoneyOut,
  /** Refund for returned goods or an ended order; null: surplus money. */
  refundId: z.uuid().nullable(),
});

/** The money of an order paid by invoice. */
export const OfficeInvoice = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  status: OrderStatus,
  /** Version of the order: goes into `If-Match`. */
  version: z.int(),
  /** The part of the order that transfers pay, or are to pay. */
  sum: MoneyOut,
  received: MoneyOut,
  isPaid: z.boolean(),
  /**
   * Received money that pays for nothing: a surplus, or part of an order that ended or is paid by other
   * payments.
   */
  surplus: MoneyOut,
  /**
   * What may be sent back now: the surplus, and the received part of an order that still waits for the
   * rest.
   */
  canGoBack: MoneyOut,
  /** What may be counted as a part of an order in several payments. */
  canCount: MoneyOut,
  /** Refunds that staff have to send. */
  refunds: z.array(z.object({ id: z.uuid(), amount: MoneyOut })),
  transfers: z.array(Transfer),
});
export type OfficeInvoice = z.infer<typeof OfficeInvoice>;

const params = z.object({ id: IdParam });
const access = { staff: 'payments.reconcile' } as const;

/** As `normalizePaymentOrder` writes it. */
const PaymentOrder = z.string().transform((text, ctx) => {
  const number = normalizePaymentOrder(text);
  if (number !== null) return number;
  ctx.addIssue({ code: 'custom', message: 'the number of a payment order' });
  return z.NEVER;
});

export const BankTransfer = z.object({
  paymentOrder: PaymentOrder,
  date: z.iso.date(),
  /** Kopecks. */
  amount: z.int().min(1).max(100_000_000_000),
});

const NOT_FOUND = { 'invoice-not-found': refusal(404, {}) };
const TRANSFER_REFUSALS = {
  ...NOT_FOUND,
  ...CHANGED_MEANWHILE,
  /** This number and date are already recorded, with another sum. */
  'another-sum': refusal(409, { amount: MoneyOut }),
  'in-the-future': refusal(422, {}),
};

export const getOfficeInvoice = endpoint({
  method: 'GET',
  path: '/office/api/orders/{id}/invoice',
  summary: 'What came and went for an order that is paid by invoice',
  params,
  answer: OfficeInvoice,
  access,
  refusals: NOT_FOUND,
});

/** `If-Match` is required. Repeating the same number and date changes nothing. */
export const recordInvoicePayment = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/invoice-payments',
  summary: 'Write down money that came by invoice; the order is paid when all of it is here',
  params,
  body: BankTransfer,
  answer: OfficeInvoice,
  access,
  refusals: TRANSFER_REFUSALS,
});

/** `If-Match` is required. With `refundId` the whole refund; without it a surplus, up to `canGoBack`. */
export const recordInvoiceRefund = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/invoice-refunds',
  summary: 'Write down money that was sent back by a bank transfer',
  params,
  body: BankTransfer.extend({
    refundId: z.uuid().nullable().default(null),
    /** Required while the order waits for its money. */
    reason: Reason.nullable().default(null),
  }),
  answer: OfficeInvoice,
  access,
  refusals: {
    ...TRANSFER_REFUSALS,
    /** Not the sum to be sent back: that is `due`, or 0 when nothing is. */
    'not-due': refusal(409, { due: MoneyOut }),
    'reason-needed': refusal(422, {}),
  },
});

/** `If-Match` is required. Counts `canCount`. */
export const countInvoicePart = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/invoice-parts',
  summary: 'Count what came by transfer as a part of an order in several payments',
  params,
  answer: OfficeInvoice,
  access,
  refusals: {
    ...NOT_FOUND,
    ...CHANGED_MEANWHILE,
    /** `canCount` is 0. */
    'nothing-to-count': refusal(409, {}),
  },
});

/** Newest orders first, 50 at a time. Pass `next` as `before` for the next page; null on the last one. */
export const listInvoiceDifferences = endpoint({
  method: 'GET',
  path: '/office/api/invoice-differences',
  summary: 'Orders by invoice with money that pays for nothing yet, or that staff have to send back',
  query: z.object({ before: IdParam.optional() }),
  answer: z.object({ items: z.array(OfficeInvoice), next: z.int().nullable() }),
  access,
});

import { z } from 'zod';
import { WAY_REASONS } from '@yahont/values/sums/ways-to-pay.ts';
import { PaymentKind, OrderStatus } from '../orders/orders.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Instalment } from './instalment.ts';
import { PaymentRefusal } from './payment.ts';

/** How an order that waits for its money can be paid. */
export const OrderWays = z.object({
  orderId: z.int(),
  /** The part paid with money, whichever way is chosen. */
  due: MoneyOut,
  /** The way that is chosen now. */
  current: PaymentKind,
  /** Whether it still waits for money; otherwise no way is available. */
  canPay: z.boolean(),
  /** In the order of the checkout, as returned by `waysToPay`. */
  ways: z.array(
    z.object({
      kind: PaymentKind,
      isAvailable: z.boolean(),
      reason: z.enum(WAY_REASONS).nullable(),
      instalment: Instalment.nullable(),
    }),
  ),
  /** Most that is paid on receipt. */
  cashMax: MoneyOut,
  /** Whether cards are accepted on receipt too. */
  cardOnReceipt: z.boolean(),
  /** Banking days for which an invoice is awaited; null when the shop sends none. */
  invoiceDays: z.int().nullable(),
  /** The operator of instalments; null when there is none. */
  operator: z.string().nullable(),
  /**
   * The newest attempt, if it has ended without payment; null while one is open, and before the first
   * one.
   */
  failed: z
    .object({
      kind: PaymentKind,
      /** Null: abandoned, or expired. */
      refusal: PaymentRefusal.nullable(),
      isBySavedCard: z.boolean(),
    })
    .nullable(),
});
export type OrderWays = z.infer<typeof OrderWays>;

const params = z.object({ id: IdParam });

/** Reads the state of an open attempt from its provider first, so that an order that was paid meanwhile offers nothing. */
export const getOrderWays = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/ways-to-pay',
  summary: 'How an unpaid order can be paid',
  params,
  answer: OrderWays,
  access: 'account',
  refusals: { 'order-not-found': refusal(404, {}) },
});

/**
 * Pays an unpaid order in another way, or in the same one again after a refusal. Number, pieces, points and certificates stay.
 * An open attempt is replaced: if it is charged nevertheless, the money pays a still unpaid order, and is refunded
 * otherwise. With payment on receipt the order goes to work at once; an invoice holds the pieces for its own term.
 */
export const changeWay = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/way-to-pay',
  summary: 'Pay an unpaid order in another way',
  params,
  body: z.object({ kind: PaymentKind }),
  answer: z.object({ kind: PaymentKind, status: OrderStatus, isPaid: z.boolean() }),
  access: 'account',
  refusals: {
    'not-payable': refusal(409, {}),
    'payment-unavailable': refusal(409, { because: z.enum([...WAY_REASONS, 'unknown']) }),
    /** Some of its money has come already, and the rest is paid in the same way. */
    'partly-paid': refusal(409, {}),
    'order-not-found': refusal(404, {}),
  },
});

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
  /** What money pays of it, whichever way is taken. */
  due: MoneyOut,
  /** The way that is chosen now. */
  current: PaymentKind,
  /** Whether it still waits; without it no way is available. */
  canPay: z.boolean(),
  /** In the order of the checkout, as `waysToPay` answers for it. */
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
  /** Whether cards are taken on receipt too. */
  cardOnReceipt: z.boolean(),
  /** Banking days that an invoice is waited for; null where the shop sends none. */
  invoiceDays: z.int().nullable(),
  /** Who gives instalments; null where nobody does. */
  operator: z.string().nullable(),
  /** The newest attempt, when it has ended and nothing was paid by it; null while one is open, and before the first one. */
  failed: z
    .object({
      kind: PaymentKind,
      /** Null: given up, or its time was over. */
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
 * Pays an unpaid order in another way, or in the same one again after a refusal. Number, pieces, points and certificates stay. An open attempt is
 * replaced: money that it brings all the same pays the order while nothing else has, and goes back otherwise. On receipt nothing is waited
 * for any more, and the order goes to work; an invoice holds the pieces for its own term.
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

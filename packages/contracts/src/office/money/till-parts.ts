import { z } from 'zod';
import { kopecks } from '@yahont/values/money.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { CHANGED_MEANWHILE } from '../products.ts';
import { FiscalNumbers } from './receipts.ts';

/** How a store receives a part of an order at its till, and refunds it. */
export const TILL_METHODS = ['cash', 'card'] as const;
export type TillMethod = (typeof TILL_METHODS)[number];

/** The money of an order in several payments, as staff see it. */
export const OfficeParts = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  /** Version of the order: goes into `If-Match`. */
  version: z.int(),
  paid: MoneyOut,
  left: MoneyOut,
  /** Until when the pieces are held; null once nothing is awaited. */
  until: z.iso.datetime().nullable(),
  /** Parts of refunds that a till has to pay out. */
  refunds: z.array(z.object({ id: z.uuid(), amount: MoneyOut })),
});
export type OfficeParts = z.infer<typeof OfficeParts>;

const params = z.object({ id: IdParam });
const access = { staff: 'till.sell' } as const;
const Till = z.object({
  /** Where the till is. */
  storeId: z.int().positive(),
  method: z.enum(TILL_METHODS),
  /** What the till printed. */
  fiscal: FiscalNumbers,
});

const REFUSALS = {
  ...CHANGED_MEANWHILE,
  /** It is paid in another way, or no longer waits for a part. */
  'not-in-parts': refusal(409, {}),
  /** This receipt is already recorded, for another order or another sum. */
  'receipt-known': refusal(409, {}),
};

export const getOfficeParts = endpoint({
  method: 'GET',
  path: '/office/api/orders/{id}/parts',
  summary: 'What was paid of an order in several payments, and what is left',
  params,
  answer: OfficeParts,
  access,
  refusals: { 'not-in-parts': refusal(409, {}) },
});

/** `If-Match` is required. Repeating the same receipt changes nothing. */
export const recordTillPart = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/till-parts',
  summary: 'Write down a part of an order that a store took at its till, with its receipt of prepayment',
  params,
  body: Till.extend({ amount: z.int().min(1).max(100_000_000_000).transform(kopecks) }),
  answer: OfficeParts,
  access,
  refusals: {
    ...REFUSALS,
    /** More than is left, more than the shop takes in cash, or it would leave only a few kopecks. */
    'part-refused': refusal(409, { most: MoneyOut, left: MoneyOut }),
  },
});

/** `If-Match` is required. Repeating the same receipt changes nothing. */
export const recordTillRefund = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/till-refunds',
  summary: 'Write down that a store gave back what its till had taken for an order, with the receipt of that',
  params,
  body: Till.extend({ refundId: z.uuid() }),
  answer: OfficeParts,
  access,
  refusals: { ...REFUSALS, 'nothing-due': refusal(409, {}) },
});

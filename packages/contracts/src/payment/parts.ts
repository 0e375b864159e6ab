import { z } from 'zod';
import { PART_KINDS, TENDER_KINDS } from '@yahont/values/sums/tenders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Payment } from './payment.ts';

export const PartKind = z.enum(PART_KINDS);

/** An order that is paid by several payments, as its payment page shows it. */
export const OrderParts = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  /** The part of the order paid with money: `paid` and `left` add up to it. */
  due: MoneyOut,
  paid: MoneyOut,
  left: MoneyOut,
  /** Until when the pieces are held: half an hour for the first part, days after it. */
  until: z.iso.datetime(),
  /** Until when they are held once the first part has arrived. */
  heldAfterFirst: z.iso.datetime(),
  canPay: z.boolean(),
  /** Ways in which the next part can be paid, with its bounds; none when nothing is left. */
  ways: z.array(z.object({ kind: PartKind, least: MoneyOut, most: MoneyOut })),
  /** Received parts, oldest first. */
  parts: z.array(
    z.object({ kind: z.enum(TENDER_KINDS), amount: MoneyOut, refunded: MoneyOut, at: z.iso.datetime() }),
  ),
  /** The newest attempt to pay a part; null before the first one. */
  payment: Payment.nullable(),
});
export type OrderParts = z.infer<typeof OrderParts>;

/** Reads the state of an open attempt from its provider first; without an answer the stored state is used. */
export const getParts = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/parts',
  summary: 'What was paid of an order in several payments, and what is left',
  params: z.object({ id: IdParam }),
  answer: OrderParts,
  access: 'account',
  refusals: {
    /** It is paid in another way. */
    'not-in-parts': refusal(409, {}),
    'order-not-found': refusal(404, {}),
  },
});

/**
 * Starts to pay a part. Repeating the same sum in the same way continues the open attempt. Another sum
 * or way replaces it; money that the replaced attempt brings all the same counts as a part, or is
 * refunded if it exceeds the rest.
 */
export const startPart = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/parts',
  summary: 'Begin to pay a part of an order',
  params: z.object({ id: IdParam }),
  body: z.object({ method: PartKind, amount: z.int().min(1).max(100_000_000_000).transform(kopecks) }),
  answer: Payment,
  access: 'account',
  refusals: {
    'payment-provider-unavailable': refusal(503, {}),
    'not-payable': refusal(409, {}),
    /** The shop does not take parts in this way. */
    'way-unavailable': refusal(409, {}),
    /** Outside these bounds, or it would leave only a few kopecks. */
    'part-refused': refusal(409, { least: MoneyOut, most: MoneyOut, left: MoneyOut }),
    'order-not-found': refusal(404, {}),
  },
});

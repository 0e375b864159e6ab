import { z } from 'zod';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import { OrderStatus, PaymentKind } from '../../orders/orders.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../../wire/fields.ts';
import { INPUT_ERROR } from '../../wire/limits.ts';
import { typedLine } from '../../wire/typed.ts';
import { readOrderSearch } from './order-search.ts';

/**
 * An order in the list of staff. It shows just enough about the buyer to distinguish two orders; the
 * order itself has the rest.
 */
export const OfficeOrderRow = z.object({
  id: z.int(),
  number: z.string(),
  status: OrderStatus,
  /** Since when it waits in this status. */
  stateSince: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Until when a ready order waits to be collected. */
  storeUntil: z.iso.datetime().nullable(),
  place: z.string().nullable(),
  /** Store that hands it over; null for every other delivery. */
  storeId: z.int().nullable(),
  delivery: z.object({
    kind: z.enum(DELIVERY_KINDS),
    date: z.iso.date(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    carrier: z.string().nullable(),
  }),
  total: MoneyOut,
  /** Money that is still to come, as in the order. */
  due: MoneyOut,
  isPaid: z.boolean(),
  paymentKind: PaymentKind,
  buyer: z.object({
    name: z.string(),
    lastName: z.string(),
    /** The last four digits; empty once the buyer was erased. */
    phoneTail: z.string(),
  }),
  /** The things, without their services. */
  names: z.array(z.string()),
  /** Whether the buyer wrote wishes. */
  hasComment: z.boolean(),
  /** The other order of the same cart; null: there is none. */
  companionId: z.int().nullable(),
});
export type OfficeOrderRow = z.infer<typeof OfficeOrderRow>;

/**
 * Orders to work on, longest in their status first. With `status` only that status, with `q` all
 * matches; orders that are over, unpaid or searched for come newest first. 50 at a time: pass `next` as
 * `after`, with the same filters; null on the last page.
 */
export const listOfficeOrders = endpoint({
  method: 'GET',
  path: '/office/api/orders',
  summary: 'Orders of the stores in which the caller acts',
  query: z.object({
    status: OrderStatus.optional(),
    /** `warehouse`: orders that no store hands over. */
    store: z.union([z.literal('warehouse'), IdParam]).optional(),
    /** Number of an order, a phone, or its last four digits. */
    q: typedLine()
      .max(30)
      .refine((text) => text === '' || readOrderSearch(text) !== null, INPUT_ERROR)
      .optional(),
    after: z
      .string()
      .regex(/^\d{1,15}\.\d{1,15}$/)
      .optional(),
  }),
  answer: z.object({ items: z.array(OfficeOrderRow), next: z.string().nullable() }),
  access: { staff: 'orders.see' },
});

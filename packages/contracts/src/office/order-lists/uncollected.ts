import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { LongIdParam, MoneyOut } from '../../wire/fields.ts';

/** A ready order whose buyer did not come in time: staff extend its storage or cancel it. */
export const UncollectedOrder = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  version: z.int(),
  /** Where it waits. */
  storeId: z.int().nullable(),
  /** Cell or safe. */
  place: z.string().nullable(),
  readySince: z.iso.datetime(),
  /** The last day on which it was kept, in the buyer's city. */
  keptUntil: z.iso.date(),
  total: MoneyOut,
  isPaid: z.boolean(),
  contact: z.object({ name: z.string(), lastName: z.string(), phone: z.string() }),
});
export type UncollectedOrder = z.infer<typeof UncollectedOrder>;

/** By order, the oldest first, 50 at a time: pass `next` as `after`; null on the last page. */
export const listUncollectedOrders = endpoint({
  method: 'GET',
  path: '/office/api/uncollected-orders',
  summary: 'Ready orders that nobody has collected in time',
  query: z.object({ after: LongIdParam.optional() }),
  answer: z.object({ items: z.array(UncollectedOrder), next: z.int().nullable() }),
  access: { staff: 'orders.see' },
});

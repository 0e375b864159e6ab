import { z } from 'zod';
import { OrderStatus } from '../orders/orders.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';

/** Work that waits for staff, each a list of its own. */
export const DUTIES = [
  'uncollected',
  'returns',
  'approvals',
  'letters',
  'leads',
  'appointments',
  'holds',
  'questions',
  'reviews',
  'receipts',
  'differences',
  'messages',
] as const;
export const DutyCode = z.enum(DUTIES);
export type DutyCode = z.infer<typeof DutyCode>;

/** Open orders of one status by how long they wait in it. */
const Stage = z.object({
  status: OrderStatus,
  underHour: z.int(),
  underFourHours: z.int(),
  underDay: z.int(),
  overDay: z.int(),
});
export type Stage = z.infer<typeof Stage>;

const Revenue = z.object({ orders: z.int(), total: MoneyOut });

/** Orders that were made today and not cancelled, beside those of the same weekday a week ago; days of Moscow. */
const Sales = z.object({
  today: Revenue,
  /** Up to the same time of day. */
  weekAgo: Revenue,
  weekAgoWhole: Revenue,
  /** Sums by the hours of both days, from midnight; today ends with the current hour. */
  hours: z.object({ today: z.array(MoneyOut), weekAgo: z.array(MoneyOut) }),
  /** By stores, most first; null is the central warehouse. */
  stores: z.array(z.object({ storeId: z.int().nullable(), today: Revenue, weekAgo: Revenue })),
});
export type Sales = z.infer<typeof Sales>;

const OrderInBrief = z.object({
  id: z.int(),
  number: z.string(),
  names: z.array(z.string()),
  total: MoneyOut,
});

/** Parts to which the caller has no right are null or missing. */
export const Today = z.object({
  at: z.iso.datetime(),
  /** With `orders.see`: every status in which an order is worked on. */
  stages: z.array(Stage).nullable(),
  /** With `orders.hand-over`: ready orders whose storage ends first, five at most. */
  handOvers: z
    .array(
      OrderInBrief.extend({
        buyer: z.object({ name: z.string(), lastName: z.string() }),
        place: z.string().nullable(),
        storeUntil: z.iso.datetime().nullable(),
        isPaid: z.boolean(),
      }),
    )
    .nullable(),
  /** With `payments.see`: unpaid orders whose reservation ends first, five at most, and how many there are. */
  unpaid: z
    .object({
      count: z.int(),
      orders: z.array(OrderInBrief.extend({ createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() })),
    })
    .nullable(),
  /** With `reports.own`, of the caller's stores. */
  sales: Sales.nullable(),
  /** Those the caller may do something about. */
  duties: z.array(
    z.object({
      code: DutyCode,
      count: z.int(),
      /** Since when the longest waits; null: none does. For `appointments` the next visit of today. */
      oldest: z.iso.datetime().nullable(),
    }),
  ),
});
export type Today = z.infer<typeof Today>;

/** Kept for 10 seconds for people of the same rights and stores. */
export const getToday = endpoint({
  method: 'GET',
  path: '/office/api/today',
  summary: 'What waits for the caller, and how the day goes',
  query: z.object({
    /** `warehouse`: orders that no store hands over. Duties without a store are counted whole. */
    store: z.union([z.literal('warehouse'), IdParam]).optional(),
  }),
  answer: Today,
  access: 'staff',
});

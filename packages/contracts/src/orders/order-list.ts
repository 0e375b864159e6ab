import { z } from 'zod';
import { ORDER_SEARCH_MAX } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { OrderSummary, type OrderStatus } from './orders.ts';
import { typedLine } from '../wire/typed.ts';

/** The groups by which a shopper finds an order. */
export const OrderGroup = z.enum(['waiting', 'active', 'received', 'cancelled']);
export type OrderGroup = z.infer<typeof OrderGroup>;
/** Every status is in exactly one group. */
export const ORDER_GROUPS = {
  waiting: ['awaiting-payment'],
  active: ['new', 'paid', 'assembling', 'ready', 'in-delivery'],
  received: ['completed'],
  cancelled: ['cancelled', 'expired', 'refunded'],
} as const satisfies Record<OrderGroup, readonly OrderStatus[]>;

/** Most orders in one answer, and the longest search. */
const PAGE_MAX = 100;

export const OrderList = z.object({
  items: z.array(OrderSummary),
  /** `before` of the next page; null on the last one. */
  next: z.int().nullable(),
  /** All orders of the caller by group, whatever the filter. */
  counts: z.object({ waiting: z.int(), active: z.int(), received: z.int(), cancelled: z.int() }),
});
export type OrderList = z.infer<typeof OrderList>;

/** Keyset paging: an order that arrives between two pages shifts nothing. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  summary: 'Own orders, the newest first',
  query: z.object({
    group: OrderGroup.optional(),
    /** Number of the order, or a part of a piece's name or article. */
    q: typedLine().max(ORDER_SEARCH_MAX).optional(),
    before: IdParam.optional(),
    limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE_MAX),
  }),
  answer: OrderList,
  access: 'account',
});

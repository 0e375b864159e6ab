import { z } from 'zod';
import { TimeOfDay } from '../delivery/tariffs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Order } from './orders.ts';

/** How many times the buyer can move the visit of one order; further moves are arranged by phone. */
export const VISIT_MOVES_MAX = 3;

/**
 * `not-visited`: no courier of the shop delivers it, or a courier has it already. `too-late`: the route
 * is already planned, the evening before the visit. `no-moves-left`: the limit of moves is reached.
 */
export const VISIT_OBSTACLES = ['not-visited', 'too-late', 'no-moves-left'] as const;
export type VisitObstacle = (typeof VISIT_OBSTACLES)[number];

export const OrderVisits = z.object({
  /** Why its buyer cannot move it now; null: they can. */
  obstacle: z.enum(VISIT_OBSTACLES).nullable(),
  /** How often it can still be moved. */
  movesLeft: z.int(),
  /** Days to choose from in the calendar of the order's city, earliest first; none where there is an obstacle. */
  dates: z.array(z.iso.date()),
  /** Hours to choose from; empty: the courier comes at any time of the day. */
  intervals: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      /** Days on which no courier is free in these hours. The order's own visit is not counted. */
      takenOn: z.array(z.iso.date()),
    }),
  ),
});
export type OrderVisits = z.infer<typeof OrderVisits>;

const params = z.object({ id: IdParam });
const NOT_FOUND = { 'order-not-found': refusal(404, {}) };

export const getOrderVisits = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/visits',
  summary: 'The days and hours to which the buyer can move the visit of the courier',
  params,
  answer: OrderVisits,
  access: 'account',
  refusals: NOT_FOUND,
});

/**
 * Another order of the same cart on the same visit moves along. Choosing the current visit changes
 * nothing.
 */
export const moveOrderVisit = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/visit',
  summary: 'Move the visit of the courier to another day or other hours',
  params,
  body: z.object({
    date: z.iso.date(),
    /** The time at which it begins, «10:00»; null where couriers come at any time of the day. */
    interval: TimeOfDay.nullable(),
  }),
  answer: Order,
  access: 'account',
  refusals: {
    ...NOT_FOUND,
    'not-visited': refusal(409, {}),
    'too-late': refusal(409, {}),
    'no-moves-left': refusal(409, {}),
    /** Not one of the days that `getOrderVisits` names. */
    'day-unfit': refusal(422, {}),
    /** No courier comes in these hours, or none is free in them. */
    'interval-taken': refusal(409, {}),
  },
});

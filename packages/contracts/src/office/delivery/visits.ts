import { z } from 'zod';
import { TimeOfDay } from '../../delivery/tariffs.ts';
import { OrderStatus } from '../../orders/orders.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { Reason } from '../fields.ts';
import { OfficeOrder } from '../orders.ts';
import { UNKNOWN_INTERVAL } from './intervals.ts';

/** Another order of the same cart on the same visit moves along. The buyer is notified. */
export const changeVisit = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/visit',
  summary: 'Agree with the buyer on another day and other hours of the courier',
  params: z.object({ id: IdParam }),
  body: z.object({
    /** In the calendar of the buyer's city. */
    date: z.iso.date(),
    /** Start of the hours, «10:00»; null where couriers come at any time of the day. */
    interval: TimeOfDay.nullable(),
    reason: Reason,
  }),
  answer: OfficeOrder,
  access: { staff: 'orders.change' },
  refusals: {
    /** No courier of the shop delivers it, or a courier has it already. */
    'not-visited': refusal(409, { status: OrderStatus }),
    'day-unfit': refusal(422, { first: z.iso.date(), last: z.iso.date() }),
    ...UNKNOWN_INTERVAL,
    'interval-taken': refusal(409, {}),
  },
});

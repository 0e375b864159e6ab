import { z } from 'zod';
import { TimeOfDay } from '../../delivery/tariffs.ts';
import { Code } from '../../wire/fields.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { refusal } from '../../wire/refusals.ts';
import { Reason } from '../fields.ts';

const access = { staff: 'delivery.capacity' } as const;

/** Zones whose courier comes in intervals on this day. */
export const listOfficeZones = endpoint({
  method: 'GET',
  path: '/office/api/delivery/zones',
  summary: 'Zones in which visits of couriers are counted',
  query: z.object({ date: z.iso.date() }),
  answer: z.object({ items: z.array(z.object({ code: z.string(), name: z.string() })) }),
  access,
});

/** The intervals of a zone on one day. */
export const OfficeIntervals = z.object({
  zone: z.string(),
  /** In the calendar of the zone. */
  date: z.iso.date(),
  intervals: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      /** Addresses that can be visited. */
      capacity: z.int(),
      /** The tariffs' value, when staff have set another one for this day. */
      usual: z.int(),
      /** Orders to be delivered; may exceed `capacity` after it was lowered. */
      taken: z.int(),
    }),
  ),
});
export type OfficeIntervals = z.infer<typeof OfficeIntervals>;

/** `unknown-interval`: the tariffs of that day have no such zone or no such interval. */
export const UNKNOWN_INTERVAL = { 'unknown-interval': refusal(404, {}) } as const;

export const listOfficeIntervals = endpoint({
  method: 'GET',
  path: '/office/api/delivery/intervals',
  summary: 'How many visits of couriers an interval takes on a day, and how many are taken',
  query: z.object({ zone: Code, date: z.iso.date() }),
  answer: OfficeIntervals,
  access,
  refusals: UNKNOWN_INTERVAL,
});

/** Existing orders stay as they are. */
export const changeCapacity = endpoint({
  method: 'POST',
  path: '/office/api/delivery/intervals',
  summary: 'Change how many visits of couriers one interval takes on one day',
  body: z.object({
    zone: Code,
    date: z.iso.date(),
    /** The time at which it begins: «10:00». */
    interval: TimeOfDay,
    /** 0: no further order can choose it. */
    capacity: z.int().min(0).max(10_000),
    reason: Reason,
  }),
  answer: OfficeIntervals,
  access,
  refusals: UNKNOWN_INTERVAL,
});

import { z } from 'zod';
import { OrderStatus } from '../../orders/orders.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam, LongIdParam } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { Reason } from '../fields.ts';
import { NOT_TO_SEND } from '../orders.ts';
import { typedLine } from '../../wire/typed.ts';

/**
 * `refused`: the carrier will not carry it. `cancelled`: it was removed at the carrier although its order is still to be
 * sent. `returned`: nobody took it. `waiting`: the carrier has not registered it for an hour and is still asked.
 */
export const STUCK_PARCEL_STATES = ['refused', 'cancelled', 'returned', 'waiting'] as const;

/** A parcel that goes nowhere until staff see to it. */
export const StuckParcel = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  orderStatus: OrderStatus,
  carrier: z.string().nullable(),
  /** By which the carrier knows it: `100216`, of the second round `100216-2`. */
  number: z.string(),
  /** How often the parcel was given to the carrier as a new one. */
  round: z.int(),
  state: z.enum(STUCK_PARCEL_STATES),
  /** What the carrier said, in its words; null when it said nothing. */
  problem: z.string().nullable(),
  since: z.iso.datetime(),
  city: z.string(),
  /** Where the carrier would hand it over; null for the buyer's door. */
  point: z.object({ code: z.string(), address: z.string() }).nullable(),
});
export type StuckParcel = z.infer<typeof StuckParcel>;

/** By order, the oldest first, 50 at a time: pass `next` as `after`; null on the last page. */
export const listStuckParcels = endpoint({
  method: 'GET',
  path: '/office/api/parcels/stuck',
  summary: 'Parcels that their carrier refused, gave back or does not register',
  query: z.object({ after: LongIdParam.optional() }),
  answer: z.object({ items: z.array(StuckParcel), next: z.int().nullable() }),
  access: { staff: 'orders.see' },
});

const access = { staff: 'orders.send' } as const;
const params = z.object({ id: IdParam });

const REFUSALS = {
  /** No carrier was given a parcel of this order. */
  'parcel-not-found': refusal(404, {}),
  /** The carrier has it, or is about to get it. */
  'parcel-not-stuck': refusal(409, {}),
  /** The order was cancelled or handed over. */
  'not-sent-now': refusal(409, { status: OrderStatus }),
};

/**
 * A job sends it within a minute, with what the order says then. Calling it again for the same round changes nothing, so a
 * second click cannot make a third round of a parcel that was refused again.
 */
export const registerParcelAgain = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/parcel/again',
  summary: 'Give a stuck parcel to its carrier once more, under a new number',
  params,
  /** `round`: the one that is stuck, as the list shows it. */
  body: z.object({ round: z.int().min(1).max(1000) }),
  /** The round that goes on now. */
  answer: z.object({ round: z.int(), number: z.string() }),
  access,
  refusals: REFUSALS,
});

/** The order is on its way with this; the same number again changes nothing. All of it was scanned, as for any courier. */
export const sendParcelElsewhere = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/parcel/elsewhere',
  summary: 'Write down that a stuck parcel was sent without its carrier',
  params,
  body: z.object({
    /** By which the buyer follows it. */
    trackNumber: typedLine().regex(/^[0-9A-Z-]{4,40}$/i),
    /** Who brings it, and why. */
    reason: Reason,
  }),
  answer: z.object({ success: z.literal(true) }),
  access,
  refusals: { ...REFUSALS, ...NOT_TO_SEND },
});

import { z } from 'zod';
import { OrderStatus } from '../../orders/orders.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam, LongIdParam } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { Reason } from '../fields.ts';
import { NOT_TO_SEND } from '../orders.ts';
import { typedLine } from '../../wire/typed.ts';

/**
 * `refused`: the carrier will not carry it. `cancelled`: it was removed at the carrier although its
 * order is still to be sent. `returned`: nobody accepted it. `waiting`: not registered for an hour; the
 * job still retries.
 */
export const STUCK_PARCEL_STATES = ['refused', 'cancelled', 'returned', 'waiting'] as const;

/** A parcel that needs staff's attention. */
export const StuckParcel = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  orderStatus: OrderStatus,
  carrier: z.string().nullable(),
  /** The carrier's reference: `100216`, in the second round `100216-2`. */
  number: z.string(),
  /** Number of rounds: how often the parcel was given to the carrier as a new one. */
  round: z.int(),
  state: z.enum(STUCK_PARCEL_STATES),
  /** The carrier's text; null when there is none. */
  problem: z.string().nullable(),
  since: z.iso.datetime(),
  city: z.string(),
  /** Where the carrier would hand it over; null: at the buyer's door. */
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
  /** No parcel of this order was given to a carrier. */
  'parcel-not-found': refusal(404, {}),
  /** The carrier has it, or is about to get it. */
  'parcel-not-stuck': refusal(409, {}),
  /** The order was cancelled or handed over. */
  'not-sent-now': refusal(409, { status: OrderStatus }),
};

/**
 * A job registers it within a minute, with the order's current data. Repeating the call for the same
 * round changes nothing, so a second click cannot start a third round.
 */
export const registerParcelAgain = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/parcel/again',
  summary: 'Give a stuck parcel to its carrier once more, under a new number',
  params,
  /** `round`: the stuck one, as in the list. */
  body: z.object({ round: z.int().min(1).max(1000) }),
  /** The current round. */
  answer: z.object({ round: z.int(), number: z.string() }),
  access,
  refusals: REFUSALS,
});

/**
 * The order is on its way with this number; repeating it changes nothing. All pieces must be scanned,
 * as for any courier.
 */
export const sendParcelElsewhere = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/parcel/elsewhere',
  summary: 'Write down that a stuck parcel was sent without its carrier',
  params,
  body: z.object({
    /** The buyer's tracking number. */
    trackNumber: typedLine().regex(/^[0-9A-Z-]{4,40}$/i),
    /** Who delivers it, and why. */
    reason: Reason,
  }),
  answer: z.object({ success: z.literal(true) }),
  access,
  refusals: { ...REFUSALS, ...NOT_TO_SEND },
});

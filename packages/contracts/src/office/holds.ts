import { z } from 'zod';
import { COMINGS, HOLD_STATES } from '../holds/hold-terms.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Reason } from './fields.ts';

/** A piece that a store keeps for a shopper without an order. */
export const OfficeHold = z.object({
  id: z.int(),
  code: z.string(),
  state: z.enum(HOLD_STATES),
  storeId: z.int(),
  name: z.string(),
  article: z.string(),
  /** Hundredths of a millimetre. */
  size: z.int().nullable(),
  /** Price when it was put aside. */
  price: MoneyOut,
  /** The piece; null once the hold is over, or when the piece was lost. */
  uin: z.string().nullable(),
  /** Case, safe or cell of the piece. */
  place: z.string().nullable(),
  phone: z.string(),
  coming: z.enum(COMINGS),
  /** What else the shopper wants to see. */
  wish: z.string(),
  madeAt: z.iso.datetime(),
  until: z.iso.datetime(),
  extendedAt: z.iso.datetime().nullable(),
  /** When a seller took it out of the showcase; null: that is still to be done. */
  readyAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type OfficeHold = z.infer<typeof OfficeHold>;

/**
 * The duties of a store: what is to be taken out of the showcase and kept, those that end first. Pass `next` as `after` for the
 * next page; null on the last one.
 */
export const listOfficeHolds = endpoint({
  method: 'GET',
  path: '/office/api/holds',
  summary: 'Pieces kept for shoppers in the stores in which the caller acts',
  query: z.object({
    storeId: IdParam.optional(),
    state: z.enum(HOLD_STATES).optional(),
    /** The code that a visitor names. */
    code: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    after: z
      .string()
      .regex(/^\d{1,15}\.\d{1,10}$/)
      .optional(),
  }),
  answer: z.object({ items: z.array(OfficeHold), next: z.string().nullable() }),
  access: { staff: 'appointments.see' },
});

const params = z.object({ id: IdParam });
/** Holds of other stores are not found. */
const refusals = { 'hold-not-found': refusal(404, {}), 'hold-ended': refusal(409, {}) };

/** Repeating it changes nothing. */
export const noteHoldReady = endpoint({
  method: 'POST',
  path: '/office/api/holds/{id}/ready',
  summary: 'It was taken out of the showcase and waits',
  params,
  answer: OfficeHold,
  access: { staff: 'appointments.serve' },
  refusals,
});

/** The shopper gets an SMS. */
export const cancelHold = endpoint({
  method: 'POST',
  path: '/office/api/holds/{id}/cancel',
  summary: 'End a hold and put the piece back on sale',
  params,
  body: z.object({ reason: Reason }),
  answer: OfficeHold,
  access: { staff: 'appointments.cancel' },
  refusals,
});

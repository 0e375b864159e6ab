import { z } from 'zod';
import { AppointmentEnder, AppointmentState } from '../appointments/appointments.ts';
import { AppointmentKind, Appraisal } from '../appointments/shown-things.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Reason, Uin } from './fields.ts';
import { ItemState } from './items.ts';

export const OfficeAppointment = z.object({
  id: z.int(),
  state: AppointmentState,
  kind: AppointmentKind,
  /** Name of the stone or product, or the service. */
  name: z.string(),
  /** Code of the stone, article of the product, lots of gold. */
  code: z.string(),
  /** The setting to try, the size, pieces to prepare, words to engrave. */
  extra: z.string().nullable(),
  appraisal: Appraisal.nullable(),
  storeId: z.int(),
  startsAt: z.iso.datetime(),
  /** In the city of the store. */
  date: z.iso.date(),
  time: z.string(),
  visitor: z.object({ name: z.string(), phone: z.string() }),
  madeAt: z.iso.datetime(),
  /** The things put aside for it, the setting before the stone. */
  held: z.array(
    z.object({
      uin: z.string(),
      name: z.string(),
      article: z.string(),
      /** Hundredths of a millimetre. */
      size: z.int().nullable(),
      /** Its place, or the store to which it is sent; null is the central warehouse. */
      storeId: z.int().nullable(),
      isOnItsWay: z.boolean(),
      place: z.string().nullable(),
      /** It is elsewhere and has not been sent yet: `items/{uin}/send` does that. */
      isToBeBrought: z.boolean(),
    }),
  ),
  /** Until when; after that it is on sale again. */
  heldUntil: z.iso.datetime(),
  /** Who moved or cancelled it; `staffName` of staff only. */
  ended: z
    .object({ at: z.iso.datetime(), by: AppointmentEnder, staffName: z.string().nullable() })
    .nullable(),
});
export type OfficeAppointment = z.infer<typeof OfficeAppointment>;

/**
 * The soonest first, 50 at a time. `from` and `to` are calendar days in the city of the store, both included. Pass `next` as
 * `after` for the next page; null on the last one.
 */
export const listOfficeAppointments = endpoint({
  method: 'GET',
  path: '/office/api/appointments',
  summary: 'Visits to the stores in which the caller acts',
  query: z.object({
    storeId: IdParam.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    state: AppointmentState.optional(),
    after: z
      .string()
      .regex(/^\d{1,15}\.\d{1,10}$/)
      .optional(),
  }),
  answer: z.object({ items: z.array(OfficeAppointment), next: z.string().nullable() }),
  access: { staff: 'appointments.see' },
});

const params = z.object({ id: IdParam });

/** Appointments of other stores are 404. */
export const getOfficeAppointment = endpoint({
  method: 'GET',
  path: '/office/api/appointments/{id}',
  summary: 'A visit with the pieces that are put aside for it',
  params,
  answer: OfficeAppointment,
  access: { staff: 'appointments.see' },
  refusals: { 'appointment-not-found': refusal(404, {}) },
});

/** From an hour before the visit on. Its pieces stay put aside. Repeating it changes nothing. */
export const noteCame = endpoint({
  method: 'POST',
  path: '/office/api/appointments/{id}/came',
  summary: 'The visitor came',
  params,
  answer: OfficeAppointment,
  access: { staff: 'appointments.serve' },
  refusals: {
    'appointment-not-found': refusal(404, {}),
    /** Moved, cancelled, or ended by a sale. */
    'visit-ended': refusal(409, {}),
    'too-early': refusal(409, {}),
  },
});

/** From a quarter of an hour after the start of the visit. The things put aside are on sale again. */
export const noteNoShow = endpoint({
  method: 'POST',
  path: '/office/api/appointments/{id}/no-show',
  summary: 'Nobody came',
  params,
  answer: OfficeAppointment,
  access: { staff: 'appointments.serve' },
  refusals: noteCame.refusals,
});

/** The piece is off the site until the visit is over. Repeating it for the same piece changes nothing. */
export const holdForAppointment = endpoint({
  method: 'POST',
  path: '/office/api/appointments/{id}/pieces',
  summary: 'Put one more piece aside for a visit',
  params,
  body: z.object({ uin: Uin }),
  answer: OfficeAppointment,
  access: { staff: 'appointments.serve' },
  refusals: {
    'appointment-not-found': refusal(404, {}),
    /** Moved, cancelled, or over. */
    'visit-ended': refusal(409, {}),
    'item-not-found': refusal(404, {}),
    /** It is not on sale. */
    'illegal-move': refusal(409, { from: ItemState, isOnItsWay: z.boolean() }),
  },
});

/** The visitor gets an SMS. Appointments of other stores are 404. */
export const cancelAppointmentByStaff = endpoint({
  method: 'POST',
  path: '/office/api/appointments/{id}/cancel',
  summary: 'Cancel a visit and free its hour',
  params,
  body: z.object({ reason: Reason }),
  answer: OfficeAppointment,
  access: { staff: 'appointments.cancel' },
  /** Moved, cancelled or past. */
  refusals: { 'visit-ended': refusal(409, {}) },
});

import { z } from 'zod';
import { AppointmentEnder, AppointmentState } from '../appointments/appointments.ts';
import { AppointmentKind, Appraisal } from '../appointments/shown-things.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Reason } from './fields.ts';

export const OfficeAppointment = z.object({
  id: z.int(),
  state: AppointmentState,
  kind: AppointmentKind,
  /** Of the stone or product, or the service. */
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

/** The visitor gets an SMS. Appointments of other stores are 404. */
export const cancelAppointmentByStaff = endpoint({
  method: 'POST',
  path: '/office/api/appointments/{id}/cancel',
  summary: 'Cancel a visit and free its hour',
  params: z.object({ id: IdParam }),
  body: z.object({ reason: Reason }),
  answer: OfficeAppointment,
  access: { staff: 'appointments.cancel' },
  /** Moved, cancelled or past. */
  refusals: { 'visit-ended': refusal(409, {}) },
});

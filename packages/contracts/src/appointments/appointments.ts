import { z } from 'zod';
import { Store } from '../stores/stores.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Code, Consent, Id, MobilePhone, PersonName } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';

/** Where a stone lies, as a store sees it. */
export const STONE_PLACES = ['here', 'same-city', 'vault', 'other-city'] as const;
export type StonePlace = (typeof STONE_PLACES)[number];

const VisitedStore = Store.pick({
  id: true,
  name: true,
  cityName: true,
  address: true,
  metro: true,
  phone: true,
  hoursText: true,
});

/** An hour that a visitor may come at. */
const Slot = z.object({
  startsAt: z.iso.datetime(),
  /** In the city of the store: `14:00`. */
  time: z.string(),
});

/** When a store can show a stone. */
export const Showing = z.object({
  store: VisitedStore,
  stonePlace: z.enum(STONE_PLACES),
  /** The current day in the city of the store. */
  today: z.iso.date(),
  /** Days with a free hour, the soonest first. */
  days: z.array(z.object({ date: z.iso.date(), slots: z.array(Slot).min(1) })),
});
export type Showing = z.infer<typeof Showing>;

export const getShowings = endpoint({
  method: 'GET',
  path: '/api/stones/{code}/showings',
  summary: 'Where and when a loose diamond can be seen in the caller’s city',
  params: z.object({ code: Code }),
  /** The soonest store first; empty for a stone that is not on sale. */
  answer: z.array(Showing),
});

export const AppointmentRequest = z.object({
  stoneCode: Code,
  /** The setting to try the stone with. */
  skuId: Id.nullable().default(null),
  storeId: Id,
  startsAt: z.iso.datetime(INPUT_ERROR),
  name: PersonName,
  phone: MobilePhone,
  acceptsPersonalData: Consent,
  /** Captcha token; the demo captcha accepts an empty one. */
  token: z.string().max(4096).default(''),
});

export const Appointment = z.object({
  /** For the shopper to quote in a call. */
  id: z.int(),
  store: VisitedStore,
  date: z.iso.date(),
  /** In the city of the store: `14:00`. */
  time: z.string(),
});
export type Appointment = z.infer<typeof Appointment>;

export const makeAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments',
  summary:
    'Come and see a loose diamond in a store; another hour for the same stone and phone replaces the first',
  body: AppointmentRequest,
  answer: Appointment,
  refusals: {
    ...CAPTCHA_REFUSALS,
    'stone-not-found': refusal(404, {}),
    'stone-taken': refusal(409, {}),
    'sku-not-found': refusal(404, {}),
    'store-not-found': refusal(404, {}),
    /** The hour is full, or the store does not show the stone then. */
    'slot-taken': refusal(409, {}),
    'too-many-appointments': refusal(429, RetryAfter),
  },
});

/** `replaced`: the visitor chose another hour. */
export const APPOINTMENT_STATES = ['requested', 'replaced'] as const;

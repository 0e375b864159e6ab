import { z } from 'zod';
import { Store } from '../stores/stores.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Code, Consent, Id, IdParam, MobilePhone, PersonName } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { FITTING_PIECES_MAX, SERVICE_KINDS } from './appointment-kinds.ts';
import { ShownThing } from './shown-things.ts';

/**
 * `replaced`: moved to another hour, which has its own appointment. `past`: its hour has passed, and
 * staff recorded nothing. `came`, `no-show`: recorded by staff. `bought`: a sale of the store names it.
 */
export const APPOINTMENT_STATES = [
  'requested',
  'replaced',
  'cancelled',
  'past',
  'came',
  'no-show',
  'bought',
] as const;
export const AppointmentState = z.enum(APPOINTMENT_STATES);
export type AppointmentState = z.infer<typeof AppointmentState>;

/** Who moved or cancelled an appointment: the holder of the link from the SMS, an account, or staff. */
export const APPOINTMENT_ENDERS = ['link', 'account', 'staff'] as const;
export const AppointmentEnder = z.enum(APPOINTMENT_ENDERS);
export type AppointmentEnder = z.infer<typeof AppointmentEnder>;

/** Where a thing is, relative to a store. */
export const PLACES = ['here', 'same-city', 'vault', 'other-city'] as const;
export type Place = (typeof PLACES)[number];

const VisitedStore = Store.pick({
  id: true,
  name: true,
  cityName: true,
  address: true,
  metro: true,
  phone: true,
  hoursText: true,
});

/** An hour at which a visitor may come. */
const Slot = z.object({
  startsAt: z.iso.datetime(),
  /** In the city of the store: `14:00`. */
  time: z.string(),
});

/** When a store can show a thing. */
export const Showing = z.object({
  store: VisitedStore,
  place: z.enum(PLACES),
  /** The current day in the city of the store. */
  today: z.iso.date(),
  /** Days with a free hour, the soonest first. `taken`: hours at which the store is full, `14:00`. */
  days: z.array(z.object({ date: z.iso.date(), slots: z.array(Slot).min(1), taken: z.array(z.string()) })),
});
export type Showing = z.infer<typeof Showing>;

/** The link of a visit that is being moved: the thing that it holds can be shown to its visitor. */
const ofVisit = { visit: z.string().max(80).optional() };

/** The store that has the thing first, then the soonest day; empty for a thing that is not on sale. */
const Showings = z.array(Showing);

export const getStoneShowings = endpoint({
  method: 'GET',
  path: '/api/stones/{code}/showings',
  summary: 'Where and when a loose diamond can be seen in the caller’s city',
  params: z.object({ code: Code }),
  query: z.object(ofVisit),
  answer: Showings,
});

export const getProductShowings = endpoint({
  method: 'GET',
  path: '/api/catalogue/products/{id}/showings',
  summary: 'Where and when a product, or one size of it, can be seen in the caller’s city',
  params: z.object({ id: IdParam }),
  query: z.object({ sku: IdParam.optional(), ...ofVisit }),
  answer: Showings,
});

export const getServiceShowings = endpoint({
  method: 'GET',
  path: '/api/showings',
  summary: 'Where and when a service is given in the caller’s city: fitting, gold buying, engraving, care',
  query: z.object({
    for: z.enum(SERVICE_KINDS),
    /** Pieces to try on, `7,15`. */
    products: z
      .string()
      .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
      .transform((text) => text.split(',').map(Number))
      .pipe(z.array(Id).max(FITTING_PIECES_MAX))
      .optional(),
    ...ofVisit,
  }),
  answer: Showings,
  refusals: { 'product-not-found': refusal(404, {}) },
});

export const AppointmentRequest = z.object({
  shown: ShownThing,
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
  /** Gives access to the calendar file of this hour and nothing else. */
  calendarLink: z.string(),
});
export type Appointment = z.infer<typeof Appointment>;

/** Why an hour cannot be booked, for a new or a moved visit. */
export const HOUR_REFUSALS = {
  'stone-not-found': refusal(404, {}),
  'stone-taken': refusal(409, {}),
  'product-not-found': refusal(404, {}),
  'product-sold': refusal(409, {}),
  'sku-not-found': refusal(404, {}),
  'store-not-found': refusal(404, {}),
  /** The hour is full, or the store does not show the thing then. */
  'slot-taken': refusal(409, {}),
  'too-many-appointments': refusal(429, RetryAfter),
};

export const makeAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments',
  summary:
    'Come and see a thing in a store; an account moves its own earlier appointment for the same thing and phone by this',
  body: AppointmentRequest,
  answer: Appointment,
  refusals: {
    ...CAPTCHA_REFUSALS,
    ...HOUR_REFUSALS,
    /** The phone has an appointment for this thing. Its owner got an SMS with a link to it; the caller learns nothing else. */
    'already-made': refusal(409, {}),
  },
});

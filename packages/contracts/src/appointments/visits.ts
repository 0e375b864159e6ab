import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Id, MoneyOut } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { refusal } from '../wire/refusals.ts';
import { Appointment, AppointmentState, HOUR_REFUSALS } from './appointments.ts';
import { Appraisal, AppointmentKind, ShownThing } from './shown-things.ts';

/** The content behind a link from an SMS. A moved appointment names no hour: the new one has its own link. */
export const Visit = z.object({
  id: z.int(),
  state: AppointmentState,
  /** The hour has passed: nothing can be changed. */
  isPast: z.boolean(),
  shown: ShownThing,
  /** Name of the stone or product; «Примерка», «Оценка золота». */
  name: z.string(),
  /** The setting to try, the size, the gold or the words to engrave. */
  extra: z.string().nullable(),
  /** Appraisal of gold, as it was when the appointment was made. */
  appraisal: Appraisal.nullable(),
  /** Pieces to try on, or the piece wanted for gold. */
  pieces: z.array(z.object({ name: z.string(), url: z.string().nullable(), price: MoneyOut })),
  /** Address of the thing's page; null once it is not shown there. */
  url: z.string().nullable(),
  when: Appointment.omit({ id: true }).nullable(),
  /**
   * Names of the things put aside for it, the setting before the stone; empty when there are none, or
   * no longer.
   */
  held: z.array(z.string()),
  /**
   * Until when things are put aside, in the city of the store: `17:00` on the day of the visit; null
   * when there are none.
   */
  heldUntil: z.string().nullable(),
});
export type Visit = z.infer<typeof Visit>;

/** A link is proof enough: its owner got it in an SMS. A link of another form is `visit-not-found` too. */
const params = z.object({ link: z.string().max(80) });

const NOT_FOUND = { 'visit-not-found': refusal(404, {}) };
/** Moved, cancelled or past. */
const ENDED = { 'visit-ended': refusal(409, {}) };

export const showVisit = endpoint({
  method: 'GET',
  path: '/api/appointments/visits/{link}',
  summary: 'The appointment behind a link',
  params,
  answer: Visit,
  refusals: NOT_FOUND,
});

export const moveVisit = endpoint({
  method: 'POST',
  path: '/api/appointments/visits/{link}/move',
  summary: 'Choose another hour or store; the link ends, and another one comes in an SMS',
  params,
  body: z.object({ storeId: Id, startsAt: z.iso.datetime(INPUT_ERROR) }),
  /** `link`: to the new appointment. */
  answer: Appointment.extend({ link: z.string() }),
  refusals: { ...HOUR_REFUSALS, ...NOT_FOUND, ...ENDED },
});

export const cancelVisit = endpoint({
  method: 'POST',
  path: '/api/appointments/visits/{link}/cancel',
  summary: 'Give the hour back; once more changes nothing',
  params,
  answer: Visit,
  refusals: { ...NOT_FOUND, ...ENDED },
});

/** The data of a calendar file. */
export const CalendarEntry = z.object({
  /** The same for every hour of one visit, so that a calendar moves its entry. */
  uid: z.string(),
  /** How often the visit was moved. */
  sequence: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** When it was made or moved. */
  stampedAt: z.iso.datetime(),
  /** Hours by which the city of the store is ahead of UTC. */
  timezone: z.number(),
  kind: AppointmentKind,
  name: z.string(),
  store: Appointment.shape.store,
  position: z.object({ lat: z.number(), lon: z.number() }),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

export const getCalendarEntry = endpoint({
  method: 'GET',
  path: '/api/appointments/visits/{link}/calendar',
  summary: 'An appointment for the visitor’s calendar, by its own link or by that of the calendar alone',
  params,
  answer: CalendarEntry,
  refusals: NOT_FOUND,
});

export const listOwnVisits = endpoint({
  method: 'GET',
  path: '/api/appointments/own',
  summary: 'Visits to come of the caller’s account and phone, with their links',
  answer: z.array(z.object({ link: z.string(), shown: ShownThing, when: Appointment.omit({ id: true }) })),
  access: 'account',
});

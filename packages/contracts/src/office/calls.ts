import { z } from 'zod';
import { typedCode } from '../wire/typed.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';

/** `waiting`: for anybody, at once or at `dueAt`. `taken`: somebody calls. `done`: nobody calls any more. */
export const CALL_STATES = ['waiting', 'taken', 'done'] as const;
export const CallState = z.enum(CALL_STATES);
export type CallState = z.infer<typeof CallState>;

/** How a call ended. `later`: the shopper named a time. */
export const CALL_RESULTS = ['talked', 'no-answer', 'busy', 'wrong-number', 'later'] as const;
export const CallResult = z.enum(CALL_RESULTS);
export type CallResult = z.infer<typeof CallResult>;

/** Seconds within which the site promises the call. */
export const CALL_PROMISE_SECONDS = 28;
/** A number that does not answer or is busy is called so many times, with this pause between. */
export const CALL_TRIES_MAX = 3;
export const CALL_AGAIN_MINUTES = 15;

const Person = z.object({ id: z.int(), name: z.string() });

export const OfficeCall = z.object({
  id: z.int(),
  state: CallState,
  /** The phone, masked. */
  contact: z.string(),
  /** The whole phone, for the person who has taken the call; null for everybody else and afterwards. */
  phone: z.string().nullable(),
  cityName: z.string(),
  /** Hours ahead of UTC in the shopper's city. */
  utcOffset: z.int(),
  askedAt: z.iso.datetime(),
  /** Until when the site promised the first call. */
  promisedAt: z.iso.datetime(),
  /** When to call again; null: at once. */
  dueAt: z.iso.datetime().nullable(),
  /** Calls that nobody answered. */
  tries: z.int(),
  /** Of the last call; null before the first one. */
  result: CallResult.nullable(),
  /** Who calls, or who called last. */
  takenBy: Person.nullable(),
  takenAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type OfficeCall = z.infer<typeof OfficeCall>;

const Line = z.object({
  /** Whether the caller takes calls now. */
  isOn: z.boolean(),
  /** Everybody who does, the caller included. */
  people: z.array(Person),
});

/**
 * Open calls: the most urgent first, of a day, and those to be called again. Ended calls: of today in Moscow, the newest first. 50 at a
 * time. Pass `next` as `after` for the next page; null on the last one.
 */
export const listCalls = endpoint({
  method: 'GET',
  path: '/office/api/calls',
  summary: 'Calls that shoppers asked for, who is on the line, and how many were called in time today',
  query: z.object({
    state: z.enum(['open', 'done']).default('open'),
    after: z
      .string()
      .regex(/^\d{1,15}\.\d{1,15}$/)
      .optional(),
  }),
  answer: z.object({
    /** By the clock of the server, for counting down. */
    now: z.iso.datetime(),
    items: z.array(OfficeCall),
    next: z.string().nullable(),
    line: Line,
    /** Of today in Moscow. `asked`: whose promised time is over or who were called; `inTime`: taken within it. */
    today: z.object({ asked: z.int(), inTime: z.int() }),
  }),
  access: { staff: 'calls.take' },
});

const params = z.object({ id: IdParam });

/** Calls of a city in which the caller has no store are 404, too. */
const NOT_FOUND = { 'call-not-found': refusal(404, {}) };

export const takeCall = endpoint({
  method: 'POST',
  path: '/office/api/calls/{id}/take',
  summary: 'Take a call: nobody else gets it, and its phone is shown',
  params,
  answer: OfficeCall,
  access: { staff: 'calls.take' },
  refusals: {
    ...NOT_FOUND,
    /** `by`: name of the person who was faster. */
    'call-taken': refusal(409, { by: z.string() }),
    'call-ended': refusal(409, {}),
    /** The caller has another one, `id`, whose result is not known. */
    'call-in-hand': refusal(409, { id: z.int() }),
  },
});

/** The call is another person's, was given back, or has ended. */
const NOT_YOURS = { 'call-not-yours': refusal(409, {}) };

export const releaseCall = endpoint({
  method: 'POST',
  path: '/office/api/calls/{id}/release',
  summary: 'Give a taken call back, so that somebody else takes it',
  params,
  answer: OfficeCall,
  access: { staff: 'calls.take' },
  refusals: { ...NOT_FOUND, ...NOT_YOURS },
});

/** After `no-answer` and `busy` it comes again in 15 minutes, three times at most. */
export const endCall = endpoint({
  method: 'POST',
  path: '/office/api/calls/{id}/result',
  summary: 'Say how a taken call ended',
  params,
  body: z
    .object({
      result: CallResult,
      /** For `later`: the next such time of day in the shopper's city, `16:00`. */
      at: typedCode()
        .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
        .optional(),
    })
    .refine(({ result, at }) => (result === 'later') === (at !== undefined), { path: ['at'] }),
  answer: OfficeCall,
  access: { staff: 'calls.take' },
  refusals: { ...NOT_FOUND, ...NOT_YOURS },
});

/** Repeating it keeps the caller on the line: three minutes after the last time they are off it. */
export const setLine = endpoint({
  method: 'PUT',
  path: '/office/api/line',
  summary: 'Go on the line or off it; while nobody is on it the site offers no calls',
  body: z.object({ isOn: z.boolean() }),
  answer: Line,
  access: { staff: 'calls.take' },
});

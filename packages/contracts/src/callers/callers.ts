import { z } from 'zod';
import {
  BADGE_TEXT_MAX_LENGTH,
  CALLER_PHONE_MAX_LENGTH,
  isBadgeText,
  isCallerPhone,
} from '@yahont/values/contacts/caller.ts';
import { endpoint } from '../wire/endpoint.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { typedCode } from '../wire/typed.ts';

/** Both checks are counted together, so that nobody tries out numbers or names. */
const REFUSALS = { 'too-many-checks': refusal(429, RetryAfter) };

export const CheckedPhone = z.object({
  isOurs: z.boolean(),
  /**
   * The owner of the number: «Служба заботы о покупателях», or the name and address of a store; null
   * for an unknown number.
   */
  owner: z.string().nullable(),
  /**
   * Whether the shop calls from this number; false for a number that only receives calls: a call from
   * it is fraud.
   */
  callsOut: z.boolean(),
});
export type CheckedPhone = z.infer<typeof CheckedPhone>;

export const checkPhone = endpoint({
  method: 'POST',
  path: '/api/callers/phone',
  summary: 'Is a phone number ours, and does the shop call from it',
  body: z.object({
    phone: typedCode().max(CALLER_PHONE_MAX_LENGTH, INPUT_ERROR).refine(isCallerPhone, INPUT_ERROR),
  }),
  answer: CheckedPhone,
  refusals: REFUSALS,
});

export const CheckedBadge = z.object({
  isOurs: z.boolean(),
  /** Without the surname. Null for somebody unknown. */
  firstName: z.string().nullable(),
  /**
   * Where they work: a store, or a service of the shop. Several entries when several people share the
   * name.
   */
  places: z.array(z.string()),
});
export type CheckedBadge = z.infer<typeof CheckedBadge>;

export const checkBadge = endpoint({
  method: 'POST',
  path: '/api/callers/badge',
  summary: 'Does somebody work here, by the number of a badge or by first name and surname',
  body: z.object({
    badge: typedCode().max(BADGE_TEXT_MAX_LENGTH, INPUT_ERROR).refine(isBadgeText, INPUT_ERROR),
  }),
  answer: CheckedBadge,
  refusals: REFUSALS,
});

export const ImportHousePhone = z.object({
  phone: z.string().refine(isCallerPhone),
  owner: z.string().min(1).max(120),
  callsOut: z.boolean(),
  /** The shop no longer uses the number. */
  isEnded: z.boolean().default(false),
});
export type ImportHousePhone = z.infer<typeof ImportHousePhone>;

export const ImportBadge = z.object({
  /** Drawn at random, so that the next one cannot be guessed. */
  number: z.string().regex(/^\d{6}$/),
  /** First name, then surname. */
  name: z
    .string()
    .regex(/^\S+(?: \S+)+$/)
    .max(BADGE_TEXT_MAX_LENGTH),
  /** Null for people who do not work in a store. */
  storeCode: z.string().nullable(),
  /** Their job outside stores: «служба доставки»; empty for people of a store. */
  service: z.string().max(120).default(''),
  /** The person has left: the badge is invalid. */
  hasLeft: z.boolean().default(false),
});
export type ImportBadge = z.infer<typeof ImportBadge>;

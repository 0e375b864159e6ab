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
  /** Whose it is: «Служба заботы о покупателях», or the name and address of a store; null for an unknown number. */
  owner: z.string().nullable(),
  /** Our people call from it; false for a number that only takes calls: a call from it is a fraud. */
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
  /** Where they work: a store, or a service of the house. Several when several people have this name. */
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
  /** The house has given the number up. */
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
  /** Null for those who work in no store. */
  storeCode: z.string().nullable(),
  /** What they do outside of stores: «служба доставки»; empty for those of a store. */
  service: z.string().max(120).default(''),
  /** The person has left: the badge is worth nothing. */
  hasLeft: z.boolean().default(false),
});
export type ImportBadge = z.infer<typeof ImportBadge>;

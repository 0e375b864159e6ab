import { z } from 'zod';
import { isYearlyDay } from '@yahont/values/dates/yearly-day.ts';
import { RING_SIZES } from '@yahont/values/measures/ring-size.ts';
import { lengthOfCm, LONGEST_CM, SHORTEST_CM } from '@yahont/values/measures/size.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { refusal } from '../wire/refusals.ts';
import { typedCode, typedLine } from '../wire/typed.ts';
import { PERSON_NAME_MAX, PERSON_NOTE_MAX } from './close-people-terms.ts';

const note = () => typedLine().max(PERSON_NOTE_MAX, INPUT_ERROR).default('');

/** Hundredths of a millimetre: one of the sizes that the shop sells. */
const Ring = z
  .int()
  .refine((size) => RING_SIZES.includes(size), INPUT_ERROR)
  .nullable()
  .default(null);

/** Hundredths of a millimetre, in whole millimetres: 50 000 is «50 см». */
const Length = z
  .int()
  .min(lengthOfCm(SHORTEST_CM), INPUT_ERROR)
  .max(lengthOfCm(LONGEST_CM), INPUT_ERROR)
  .multipleOf(100, INPUT_ERROR)
  .nullable()
  .default(null);

/** What the shopper notes about a person for whom they buy; everything but the name may be empty. */
const Fields = z.object({
  /** As the shopper calls them: «Мама», «Соня». */
  name: typedLine().min(1, INPUT_ERROR).max(PERSON_NAME_MAX, INPUT_ERROR),
  /** «дочь» */
  relation: note(),
  ring: Ring,
  /** Beside the size of the ring: «безымянный правый». */
  finger: note(),
  chain: Length,
  bracelet: Length,
  /** «жёлтый» */
  metal: note(),
  /** «проколоты, английский замок» */
  ears: note(),
  /** The day of the year that matters, month first: `12-25`. */
  day: typedCode().refine(isYearlyDay, INPUT_ERROR).nullable().default(null),
  /** What the day is: «юбилей». */
  occasion: note(),
  /** The consent to one letter a year, three weeks before the day. */
  remind: z.boolean().default(false),
});

/** A reminder needs a day. */
export const ClosePersonFields = Fields.refine(({ day, remind }) => !remind || day !== null, {
  path: ['day'],
  error: INPUT_ERROR,
});
export type ClosePersonFields = z.infer<typeof Fields>;

export const ClosePerson = Fields.extend({
  id: z.int(),
  /** When the next letter about the day is sent; null without a reminder. */
  remindOn: z.iso.date().nullable(),
});
export type ClosePerson = z.infer<typeof ClosePerson>;

/** Sizes that the account bought, each once, the latest first. */
const BoughtSizes = z.object({
  rings: z.array(z.int()),
  chains: z.array(z.int()),
  bracelets: z.array(z.int()),
});
export type BoughtSizes = z.infer<typeof BoughtSizes>;

export const ClosePeople = z.object({
  /** In the order in which they were added. */
  items: z.array(ClosePerson),
  /** Whether the account has a confirmed e-mail address: reminders reach it. */
  isReachable: z.boolean(),
  bought: BoughtSizes,
});
export type ClosePeople = z.infer<typeof ClosePeople>;

export const SizedPerson = z.object({
  id: z.int(),
  name: z.string(),
  ring: z.int().nullable(),
  chain: z.int().nullable(),
  bracelet: z.int().nullable(),
});
export type SizedPerson = z.infer<typeof SizedPerson>;

const NOT_FOUND = { 'person-not-found': refusal(404, {}) };

export const listClosePeople = endpoint({
  method: 'GET',
  path: '/api/account/people',
  summary: 'Close people of the account with their measures and days',
  answer: ClosePeople,
  access: 'account',
});
/** For the choice of a size on the page of a product, and for the menu of the account. */
export const listSizesOfPeople = endpoint({
  method: 'GET',
  path: '/api/account/people/sizes',
  summary: 'Sizes of close people',
  answer: z.object({ items: z.array(SizedPerson) }),
  access: 'account',
});
export const addClosePerson = endpoint({
  method: 'POST',
  path: '/api/account/people',
  summary: 'Note a close person',
  body: ClosePersonFields,
  answer: ClosePerson,
  status: 201,
  access: 'account',
  refusals: { 'too-many-people': refusal(409, { max: z.int() }) },
});
export const changeClosePerson = endpoint({
  method: 'PUT',
  path: '/api/account/people/{id}',
  summary: 'Change a close person',
  params: z.object({ id: IdParam }),
  body: ClosePersonFields,
  answer: ClosePerson,
  access: 'account',
  refusals: NOT_FOUND,
});
export const removeClosePerson = endpoint({
  method: 'DELETE',
  path: '/api/account/people/{id}',
  summary: 'Forget a close person',
  params: z.object({ id: IdParam }),
  answer: z.object({ success: z.literal(true) }),
  access: 'account',
  refusals: NOT_FOUND,
});

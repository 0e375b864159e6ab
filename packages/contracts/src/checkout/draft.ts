import { z } from 'zod';
import { DRAFT_FIELDS } from './draft-fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id } from '../wire/fields.ts';

const LENGTH = 1000;
/**
 * Texts as in the form, valid or not: a draft is checked when it is ordered. An older draft lacks newer
 * fields.
 */
export const DraftValues = z.partialRecord(z.enum(DRAFT_FIELDS), z.string().max(LENGTH));
export type DraftValues = z.infer<typeof DraftValues>;

const KeptDraft = z.object({
  /** Null: there is no draft. */
  values: DraftValues.nullable(),
  /** City for which it was filled in; null when that was not stored. */
  cityId: z.int().nullable(),
  /** When it was saved; null if `values` is. */
  savedAt: z.iso.datetime().nullable(),
  /** When it was read, by the same clock: a tab may have saved since. */
  readAt: z.iso.datetime(),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

export const getCheckoutDraft = endpoint({
  method: 'GET',
  path: '/api/checkout/draft',
  summary: 'What the caller typed into the checkout and did not order',
  answer: KeptDraft,
  access: 'account',
});
/** Of several tabs and devices, the newest draft wins. */
export const saveCheckoutDraft = endpoint({
  method: 'PUT',
  path: '/api/checkout/draft',
  summary: 'Keep what is typed into the checkout until it is ordered, for a month at most',
  body: z.object({ values: DraftValues, cityId: Id.optional() }),
  answer: z.object({ success: z.literal(true), savedAt: z.iso.datetime() }),
  access: 'account',
});

import { z } from 'zod';
import { DRAFT_FIELDS } from './draft-fields.ts';
import { endpoint } from '../wire/endpoint.ts';

const LENGTH = 1000;
/** Texts as they are in the form, right or not: a draft is checked when it is ordered. */
export const DraftValues = z.record(z.enum(DRAFT_FIELDS), z.string().max(LENGTH));
export type DraftValues = z.infer<typeof DraftValues>;

export const getCheckoutDraft = endpoint({
  method: 'GET',
  path: '/api/checkout/draft',
  summary: 'What the caller typed into the checkout and did not order',
  answer: z.object({ values: DraftValues.nullable() }),
  access: 'account',
});
/** The newest one of several tabs and devices stays. */
export const saveCheckoutDraft = endpoint({
  method: 'PUT',
  path: '/api/checkout/draft',
  summary: 'Keep what is typed into the checkout until it is ordered, for a month at most',
  body: z.object({ values: DraftValues }),
  answer: z.object({ success: z.literal(true) }),
  access: 'account',
});

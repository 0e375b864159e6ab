import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { Reason } from '../fields.ts';
import { Difference, DIFFERENCE_KINDS } from './reconciliations.ts';

/**
 * Differences that wait for a person, each recorded once. Late receipts have their own list, and
 * unanswered queries are repeated.
 */
export const NOTED_KINDS = DIFFERENCE_KINDS.filter((kind) => kind !== 'receipt' && kind !== 'unasked');

/** One thing on which the shop and a provider differ. `here`: what the shop expects; `there`: what the provider reports. */
export const OpenDifference = Difference.omit({ isSettled: true }).extend({
  id: z.int(),
  kind: z.enum(NOTED_KINDS),
  providerId: z.string(),
  /** Null when neither side knows an order of the shop. */
  orderId: z.int().nullable(),
  /** Currency of both sums. */
  currency: z.literal('RUB'),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type OpenDifference = z.infer<typeof OpenDifference>;

/** Newest first, 50 at a time. Pass `next` as `before` for the next page; null on the last one. */
export const listDifferences = endpoint({
  method: 'GET',
  path: '/office/api/differences',
  summary: 'Payments and refunds on which the shop and a provider differ',
  query: z.object({ before: IdParam.optional() }),
  answer: z.object({ items: z.array(OpenDifference), next: z.int().nullable() }),
  access: { staff: 'payments.differences' },
});

/**
 * Staff have dealt with it. This pays no order: an open payment ends, so that the buyer may pay again.
 * Repeating it by the same person with the same text changes nothing.
 */
export const closeDifference = endpoint({
  method: 'POST',
  path: '/office/api/differences/{id}/close',
  summary: 'Close a difference with a provider',
  params: z.object({ id: IdParam }),
  body: z.object({ reason: Reason }),
  answer: z.object({ success: z.literal(true) }),
  access: { staff: 'payments.close-difference' },
  refusals: {
    'difference-not-found': refusal(404, {}),
    /** By somebody else, or because both sides now agree. */
    'difference-closed': refusal(409, {}),
  },
});

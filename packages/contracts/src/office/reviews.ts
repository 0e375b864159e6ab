import { z } from 'zod';
import {
  COMPLAINT_REASONS,
  HIDING_REASONS,
  REFUSAL_REASONS,
  REVIEW_TEXT_MAX,
} from '@yahont/values/reviews.ts';
import { Review, ReviewState } from '../reviews/reviews.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { typedText } from '../wire/typed.ts';
import { Reason } from './fields.ts';
import { CHANGED_MEANWHILE } from './products.ts';

export const OfficeReview = Review.omit({ publishedOn: true }).extend({
  state: ReviewState,
  productId: z.int(),
  productName: z.string(),
  uin: z.string(),
  storeId: z.int().nullable(),
  sentAt: z.iso.datetime(),
  /** By when it has to be published or refused. */
  dueAt: z.iso.datetime(),
  isOverdue: z.boolean(),
  /** Goes into `If-Match` of a decision: its author may change it while it waits. */
  version: z.int(),
  refusal: z.object({ reason: z.enum(HIDING_REASONS), words: z.string() }).nullable(),
  /** Complaints that nobody has decided on. */
  complaints: z.array(
    z.object({ reason: z.enum(COMPLAINT_REASONS), text: z.string(), at: z.iso.datetime() }),
  ),
});
export type OfficeReview = z.infer<typeof OfficeReview>;

/** The term and the id of the last review of a page; no date is later than 8.64e15 ms, and ids have ten digits. */
const After = z.string().regex(/^\d{1,15}-\d{1,9}$/);

export const OFFICE_REVIEW_LISTS = ['waiting', 'complaints', 'unanswered', 'published'] as const;

/**
 * All lists: by their terms, the nearest first. `complaints`: published ones with open complaints.
 * `unanswered`: marks of three and lower without an answer of a store. 50 at a time; pass `next` as `after`.
 */
export const listOfficeReviews = endpoint({
  method: 'GET',
  path: '/office/api/reviews',
  summary: 'Reviews that wait for staff, with their terms',
  query: z.object({ list: z.enum(OFFICE_REVIEW_LISTS).default('waiting'), after: After.optional() }),
  answer: z.object({ items: z.array(OfficeReview), next: After.nullable() }),
  access: { staff: 'reviews.see' },
});

const params = z.object({ id: IdParam });
const WRONG_STATE = { 'wrong-state': refusal(409, { state: ReviewState }) };

/** `If-Match` is required: what is published is what was read. */
export const publishReview = endpoint({
  method: 'POST',
  path: '/office/api/reviews/{id}/publish',
  summary: 'Publish a review that waits',
  params,
  answer: OfficeReview,
  access: { staff: 'reviews.moderate' },
  refusals: { ...WRONG_STATE, ...CHANGED_MEANWHILE },
});

/** The author reads `words` and keeps the text. A low mark is no cause. `If-Match` is required. */
export const refuseReview = endpoint({
  method: 'POST',
  path: '/office/api/reviews/{id}/refuse',
  summary: 'Refuse a review that waits, with an explanation for its author',
  params,
  body: z.object({ cause: z.enum(REFUSAL_REASONS), reason: Reason }),
  answer: OfficeReview,
  access: { staff: 'reviews.moderate' },
  refusals: { ...WRONG_STATE, ...CHANGED_MEANWHILE },
});

/** Signed with the store's address. A second answer replaces the first. */
export const answerReview = endpoint({
  method: 'POST',
  path: '/office/api/reviews/{id}/answer',
  summary: 'Answer a published review in the name of a store',
  params,
  body: z.object({ storeId: Id, text: typedText().min(1).max(REVIEW_TEXT_MAX) }),
  answer: OfficeReview,
  access: { staff: 'reviews.answer' },
  refusals: { ...WRONG_STATE, 'sold-elsewhere': refusal(422, { storeId: z.int() }) },
});

/** Only a review with an open complaint can be hidden, and never for its mark. */
export const hideReview = endpoint({
  method: 'POST',
  path: '/office/api/reviews/{id}/hide',
  summary: 'Hide a published review after a complaint',
  params,
  body: z.object({ cause: z.enum(HIDING_REASONS), reason: Reason }),
  answer: OfficeReview,
  access: { staff: 'reviews.moderate' },
  refusals: { ...WRONG_STATE, 'no-complaint': refusal(409, {}) },
});

export const keepReview = endpoint({
  method: 'POST',
  path: '/office/api/reviews/{id}/keep',
  summary: 'Close the complaints about a review and leave it published',
  params,
  body: z.object({ reason: Reason }),
  answer: OfficeReview,
  access: { staff: 'reviews.moderate' },
  refusals: { ...WRONG_STATE, 'no-complaint': refusal(409, {}) },
});

import { z } from 'zod';
import {
  COMPLAINT_REASONS,
  FITS,
  HIDING_REASONS,
  isReviewText,
  MARKS,
  REVIEW_FORM_BYTES,
  REVIEW_NOTES,
  REVIEW_PHOTOS,
  REVIEW_TEXT_MAX,
} from '@yahont/values/reviews.ts';
import { Picture } from '../catalogue/pictures.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { FILE_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { typedText } from '../wire/typed.ts';

export const Mark = z.literal(MARKS, INPUT_ERROR);
export const Fit = z.enum(FITS, INPUT_ERROR);
const Note = z.enum(REVIEW_NOTES, INPUT_ERROR);

/** A photograph of an owner: cleaned of metadata, or a picture of the catalogue beside a sample. */
export const ReviewPhoto = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('own'),
    id: z.int(),
    /** Addresses of the photograph and of a small square of it. */
    url: z.string(),
    thumbUrl: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  z.object({ kind: z.literal('sample'), picture: Picture }),
]);
export type ReviewPhoto = z.infer<typeof ReviewPhoto>;

/** A review as every reader sees it. */
export const Review = z.object({
  id: z.int(),
  /** Sample of the demo: not written by a person. */
  isSample: z.boolean(),
  mark: Mark,
  /** First name as its owner allowed it; null: «Покупатель». */
  author: z.string().nullable(),
  /** City of the purchase; null when the author did not sign. */
  city: z.string().nullable(),
  /** Store of the purchase; null: bought on the site. */
  store: z.string().nullable(),
  boughtOn: z.iso.date(),
  publishedOn: z.iso.date(),
  /** Last four digits of the УИН. */
  uinEnd: z.string(),
  /** Hundredths of a millimetre; null for a piece without sizes. */
  size: z.int().nullable(),
  fit: Fit.nullable(),
  notes: z.array(Note),
  text: z.string(),
  photos: z.array(ReviewPhoto),
  /** How many readers found it useful. */
  useful: z.int(),
  answer: z
    .object({
      /** The store that answers signs with its address. */
      store: z.string(),
      on: z.iso.date(),
      text: z.string(),
    })
    .nullable(),
});
export type Review = z.infer<typeof Review>;

const Count = z.int().min(0);
const FitCounts = z.object({ small: Count, right: Count, large: Count });

/** All published reviews of a product, counted. */
export const ReviewSummary = z.object({
  count: Count,
  /** Tenths of a mark, rounded; null without reviews. 48 is «4,8». */
  average10: z.int().nullable(),
  /** Reviews with the mark 1, 2, 3, 4 and 5. */
  marks: z.array(Count).length(5),
  fits: FitCounts,
  /** Replies of the owners of each size. */
  fitsBySize: z.array(FitCounts.extend({ size: z.int() })),
  notes: z.array(z.object({ note: Note, count: Count })),
  photos: z.array(ReviewPhoto),
  photoCount: Count,
  withPhotos: Count,
  lowMarks: Count,
  sizes: z.array(z.object({ size: z.int(), count: Count })),
  cities: z.array(z.object({ id: z.int(), name: z.string(), count: Count })),
  /** Without samples: for structured data. */
  real: z.object({ count: Count, average10: z.int().nullable() }),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const REVIEW_ORDERS = ['useful', 'new', 'low', 'high'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** At most one filter at a time, as the chips of the page choose. `from`: how many reviews are shown already. */
export const ReviewQuery = z.object({
  order: z.enum(REVIEW_ORDERS).default('useful'),
  only: z.enum(['photos', 'low']).optional(),
  size: IdParam.optional(),
  city: IdParam.optional(),
  from: z.coerce.number().int().min(0).max(100_000).default(0),
});
export const getProductReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/products/{id}',
  summary: 'Published reviews of a product and what they add up to',
  params: z.object({ id: IdParam }),
  query: ReviewQuery,
  answer: z.object({
    summary: ReviewSummary,
    /** Reviews that the filter leaves. */
    total: Count,
    /** The first three, or the next ten. */
    items: z.array(Review),
  }),
});

const params = z.object({ id: IdParam });

export const setUseful = endpoint({
  method: 'POST',
  path: '/api/reviews/{id}/useful',
  summary: 'Say that a review is useful, or take that back',
  params,
  body: z.object({ isUseful: z.boolean() }),
  answer: z.object({ useful: Count, isUseful: z.boolean() }),
  access: 'visitor',
  refusals: { 'own-review': refusal(422, {}), 'too-many-reactions': refusal(429, RetryAfter) },
});

export const complain = endpoint({
  method: 'POST',
  path: '/api/reviews/{id}/complaints',
  summary: 'Complain about a review; a second complaint of one reader changes nothing',
  params,
  body: z.object({
    reason: z.enum(COMPLAINT_REASONS, INPUT_ERROR),
    text: typedText().max(500, INPUT_ERROR).default(''),
  }),
  answer: z.object({ success: z.literal(true) }),
  access: 'visitor',
  refusals: { 'own-review': refusal(422, {}), 'too-many-reactions': refusal(429, RetryAfter) },
});

export const REVIEW_STATES = ['waiting', 'published', 'refused', 'hidden'] as const;
export const ReviewState = z.enum(REVIEW_STATES);
export type ReviewState = z.infer<typeof ReviewState>;

/** The caller's own review with its state. */
export const OwnReview = z.object({
  id: z.int(),
  state: ReviewState,
  mark: Mark,
  fit: Fit.nullable(),
  notes: z.array(Note),
  text: z.string(),
  isSigned: z.boolean(),
  photos: z.array(ReviewPhoto),
  /** By when a waiting review is read. */
  readBy: z.iso.date(),
  /** Why it is not shown, and until when its text is kept; null for a waiting or published one. */
  refusal: z
    .object({ reason: z.enum(HIDING_REASONS), words: z.string(), keptUntil: z.iso.date() })
    .nullable(),
  useful: Count,
  answer: Review.shape.answer,
});
export type OwnReview = z.infer<typeof OwnReview>;

/** A purchase, `o12` or `s12`, or an own review, `r12`, which stays after the piece was given back. */
const KeyParam = z.object({ key: z.string().regex(/^(?:[os]\d{1,15}|r\d{1,9})$/) });

/** Whether a piece of the caller can be reviewed, and its review if there is one. */
export const getOwnReview = endpoint({
  method: 'GET',
  path: '/api/account/reviews/{key}',
  summary: 'The review of a piece that the caller owns',
  params: KeyParam,
  answer: z.object({
    name: z.string(),
    details: z.array(z.string()),
    uin: z.string(),
    boughtOn: z.iso.date(),
    picture: Picture.nullable(),
    url: z.string().nullable(),
    /** Whether to ask how the size fits. */
    asksFit: z.boolean(),
    /** «Анна, Москва», as a signed review is signed; null when the account has no name. */
    signature: z.string().nullable(),
    review: OwnReview.nullable(),
    /** A former owner of the same piece has reviewed it. */
    isOfAnother: z.boolean(),
  }),
  access: 'account',
  refusals: { 'purchase-not-found': refusal(404, {}), 'not-reviewable': refusal(422, {}) },
});

/** All own reviews, for the list of purchases. `key` opens one even when the piece was given back. */
export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/api/account/reviews',
  summary: 'Own reviews and where they are',
  answer: z.object({
    items: z.array(z.object({ key: z.string(), name: z.string(), uin: z.string(), state: ReviewState })),
  }),
  access: 'account',
});

export const ReviewForm = z.object({
  mark: Mark,
  /** Null for a piece without sizes. */
  fit: Fit.nullable().default(null),
  notes: z.array(Note).max(REVIEW_NOTES.length).default([]),
  text: typedText().max(REVIEW_TEXT_MAX, INPUT_ERROR).refine(isReviewText, INPUT_ERROR),
  isSigned: z.boolean(),
  /** Photographs of the review as it was that stay. */
  keptPhotos: z.array(Id).max(REVIEW_PHOTOS.most).default([]),
});
/** Writes a review, or changes one that is not published. Every change is read by the shop again. */
export const writeReview = endpoint({
  method: 'POST',
  path: '/api/account/reviews/{key}',
  summary: 'Review a piece that the caller owns',
  params: KeyParam,
  body: ReviewForm,
  files: { bytes: REVIEW_FORM_BYTES },
  answer: OwnReview,
  access: 'account',
  refusals: {
    'purchase-not-found': refusal(404, {}),
    /** The catalogue does not know the piece, or it has no УИН. */
    'not-reviewable': refusal(422, {}),
    /** It is published; it can be withdrawn first. */
    'already-reviewed': refusal(409, {}),
    /** A former owner reviewed this very piece. */
    'reviewed-by-other': refusal(409, {}),
    'too-many-reviews': refusal(429, RetryAfter),
    ...FILE_REFUSALS,
  },
});
export const withdrawReview = endpoint({
  method: 'DELETE',
  path: '/api/account/reviews/{key}',
  summary: 'Remove the own review of a piece with its photographs',
  params: KeyParam,
  answer: z.object({ success: z.literal(true) }),
  access: 'account',
  refusals: { 'purchase-not-found': refusal(404, {}), 'not-reviewable': refusal(422, {}) },
});

/** A sample of the demo, published at once and marked as a sample. Repeating an import changes nothing. */
export const ImportSampleReview = z.object({
  uin: z.string().regex(/^\d{16}$/),
  article: z.string().min(1).max(60),
  /** Hundredths of a millimetre. */
  size: z.int().positive().nullable(),
  mark: Mark,
  fit: Fit.nullable(),
  notes: z.array(Note),
  text: typedText().max(REVIEW_TEXT_MAX).refine(isReviewText),
  author: z.string().max(60).nullable(),
  /** Null: bought on the site. */
  storeCode: z.string().max(60).nullable(),
  cityId: Id,
  boughtOn: z.iso.date(),
  publishedAt: z.iso.datetime(),
  useful: Count,
  /** Hashes of pictures of the catalogue. */
  pictures: z.array(z.string().max(80)).max(REVIEW_PHOTOS.most),
  answer: z
    .object({
      storeCode: z.string().max(60),
      text: typedText().min(1).max(REVIEW_TEXT_MAX),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type ImportSampleReview = z.input<typeof ImportSampleReview>;

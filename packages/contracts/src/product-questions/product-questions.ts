import { z } from 'zod';
import {
  isQuestionText,
  QUESTION_ANSWER_MAX,
  QUESTION_CAUSES,
  QUESTION_MAX,
} from '@yahont/values/product-questions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Consent, Email, Id, IdParam } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { typedText } from '../wire/typed.ts';

export const QUESTION_STATES = ['waiting', 'answered', 'refused'] as const;
export const QuestionState = z.enum(QUESTION_STATES);
export type QuestionState = z.infer<typeof QuestionState>;

/** Who answers: a store by its address, or the head office. */
const Answerer = z.object({
  /** «Петровка, 11»; null: the head office. */
  address: z.string().nullable(),
  /** Whether the piece is there. */
  hasPiece: z.boolean(),
});
export type Answerer = z.infer<typeof Answerer>;

/** A question with its answer, as every reader sees it. Who asked is not shown. */
export const ProductQuestion = z.object({
  id: z.int(),
  /** Sample of the demo: not asked by a person. */
  isSample: z.boolean(),
  text: z.string(),
  /** City of the asker. */
  city: z.string(),
  askedOn: z.iso.date(),
  answer: Answerer.extend({ text: z.string(), on: z.iso.date() }),
});
export type ProductQuestion = z.infer<typeof ProductQuestion>;

const Count = z.int().min(0);
const params = z.object({ id: IdParam });
const NOT_FOUND = { 'product-not-found': refusal(404, {}) };

export const getProductQuestions = endpoint({
  method: 'GET',
  path: '/api/product-questions/products/{id}',
  summary: 'Questions about a product that stores have answered, the newest first',
  params,
  /** `from`: how many are shown already. */
  query: z.object({ from: z.coerce.number().int().min(0).max(100_000).default(0) }),
  answer: z.object({
    total: Count,
    /** The first three, or the next ten. */
    items: z.array(ProductQuestion),
  }),
  refusals: NOT_FOUND,
});

/** A moment in the city of the store that answers. */
const Due = z.object({ date: z.iso.date(), time: z.string() });

/** A question of the caller that is not published. */
export const OwnQuestion = z.object({
  id: z.int(),
  state: z.enum(['waiting', 'refused']),
  text: z.string(),
  askedOn: z.iso.date(),
  answerer: Answerer,
  /** By when it is answered. */
  due: Due,
  isOverdue: z.boolean(),
  /** The current day where it is answered. */
  today: z.iso.date(),
  /** Null while it waits. */
  refusal: z.object({ cause: z.enum(QUESTION_CAUSES), words: z.string() }).nullable(),
});
export type OwnQuestion = z.infer<typeof OwnQuestion>;

/** Not cached: it is about the caller, and pieces move. */
export const getOwnQuestions = endpoint({
  method: 'GET',
  path: '/api/product-questions/products/{id}/own',
  summary: 'Own questions about a product that are not published, and who would answer the next one',
  params,
  answer: z.object({
    items: z.array(OwnQuestion),
    /** The proved address of the account; null: an address has to be typed. */
    email: z.string().nullable(),
    answerer: Answerer,
    /** By when a question that is asked now would be answered. */
    due: Due,
    today: z.iso.date(),
  }),
  refusals: NOT_FOUND,
});

export const QuestionForm = z.object({
  productId: Id,
  /** Longer input is refused before it is cleaned. */
  text: typedText()
    .max(4 * QUESTION_MAX, INPUT_ERROR)
    .refine(isQuestionText, INPUT_ERROR),
  /** Where the answer goes. Left out by an account whose address is proved. */
  email: Email.optional(),
  acceptsPersonalData: Consent,
  /** Captcha token; the demo captcha accepts an empty one. */
  token: z.string().max(4096).default(''),
});
/** The same question of one person about a product waits once. */
export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/product-questions',
  summary: 'Ask a store that has the piece; the question is published with its answer',
  body: QuestionForm,
  answer: OwnQuestion,
  refusals: {
    ...CAPTCHA_REFUSALS,
    ...NOT_FOUND,
    'email-needed': refusal(422, {}),
    /** A published text must not give away a phone or an address. */
    'contact-in-text': refusal(422, { contact: z.enum(['phone', 'email']) }),
    'too-many-questions': refusal(429, RetryAfter),
  },
});

/** A sample of the demo, published at once and marked as a sample. Repeating an import changes nothing. */
export const ImportSampleQuestion = z.object({
  article: z.string().min(1).max(60),
  text: typedText().max(QUESTION_MAX).refine(isQuestionText),
  cityId: Id,
  askedAt: z.iso.datetime(),
  answer: z.object({
    /** Null: the head office. */
    storeCode: z.string().max(60).nullable(),
    hasPiece: z.boolean(),
    text: typedText().min(1).max(QUESTION_ANSWER_MAX),
    at: z.iso.datetime(),
  }),
});
export type ImportSampleQuestion = z.input<typeof ImportSampleQuestion>;

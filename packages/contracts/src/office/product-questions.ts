import { z } from 'zod';
import { QUESTION_ANSWER_MAX, QUESTION_CAUSES } from '@yahont/values/product-questions.ts';
import { QuestionState } from '../product-questions/product-questions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { typedText } from '../wire/typed.ts';
import { Reason } from './fields.ts';

/** Without the address of the asker: the shop writes to it by itself. */
export const OfficeQuestion = z.object({
  id: z.int(),
  state: QuestionState,
  isSample: z.boolean(),
  text: z.string(),
  productId: z.int(),
  productName: z.string(),
  /** City of the asker. */
  city: z.string(),
  /** Who has to answer; null: the head office. */
  storeId: z.int().nullable(),
  /** Stores that have the piece now, best stocked first: it can be passed to them. */
  storesWithPiece: z.array(z.int()),
  askedAt: z.iso.datetime(),
  /** By when it has to be answered or refused. */
  dueAt: z.iso.datetime(),
  isOverdue: z.boolean(),
  answer: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
  refusal: z.object({ cause: z.enum(QUESTION_CAUSES), words: z.string() }).nullable(),
});
export type OfficeQuestion = z.infer<typeof OfficeQuestion>;

/** The term in milliseconds and the id of the last question of a page. */
const After = z.string().regex(/^\d{1,15}-\d{1,9}$/);

export const OFFICE_QUESTION_LISTS = ['waiting', 'overdue', 'answered', 'refused'] as const;

/** By their terms, the nearest first: the overdue ones are on top. 50 at a time; pass `next` as `after`. */
export const listOfficeQuestions = endpoint({
  method: 'GET',
  path: '/office/api/product-questions',
  summary: 'Questions about pieces that the caller’s stores answer, with their terms',
  query: z.object({ list: z.enum(OFFICE_QUESTION_LISTS).default('waiting'), after: After.optional() }),
  answer: z.object({ items: z.array(OfficeQuestion), next: After.nullable() }),
  access: { staff: 'questions.see' },
});

const params = z.object({ id: IdParam });
const WRONG_STATE = { 'wrong-state': refusal(409, { state: QuestionState }) };

/** Signed with the address of the store that has the question. A second answer replaces the first without a letter. */
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/office/api/product-questions/{id}/answer',
  summary: 'Answer a question in the name of its store, and publish both',
  params,
  body: z.object({
    text: typedText().min(1).max(QUESTION_ANSWER_MAX),
    /** Replaces a published answer; without it only a question that waits is answered. */
    isCorrection: z.boolean().default(false),
  }),
  answer: OfficeQuestion,
  access: { staff: 'questions.answer' },
  refusals: WRONG_STATE,
});

/** The asker reads `reason` in a letter. A published question leaves its page, without a second letter. */
export const refuseQuestion = endpoint({
  method: 'POST',
  path: '/office/api/product-questions/{id}/refuse',
  summary: 'Refuse a question, with an explanation for who asked',
  params,
  body: z.object({ cause: z.enum(QUESTION_CAUSES), reason: Reason }),
  answer: OfficeQuestion,
  access: { staff: 'questions.answer' },
  refusals: WRONG_STATE,
});

/** The term stays: it was promised. `storeId` null: to the head office. */
export const passQuestion = endpoint({
  method: 'POST',
  path: '/office/api/product-questions/{id}/pass',
  summary: 'Pass a question that waits to another store',
  params,
  body: z.object({ storeId: Id.nullable(), reason: Reason }),
  answer: OfficeQuestion,
  access: { staff: 'questions.answer' },
  refusals: { ...WRONG_STATE, 'store-not-found': refusal(404, {}) },
});

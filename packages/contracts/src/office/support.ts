import { z } from 'zod';
import { Thread, ThreadRow, ThreadState } from '../support/threads.ts';
import { REPLY_MAX } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { typedLine, typedText } from '../wire/typed.ts';

/** A row of the list: the phone is masked. */
export const OfficeThreadRow = ThreadRow.omit({ isUnread: true }).extend({
  name: z.string(),
  contact: z.string(),
});
export type OfficeThreadRow = z.infer<typeof OfficeThreadRow>;

export const OfficeThread = Thread.extend({
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  /** Whether the shopper has opened it since the last answer. */
  isRead: z.boolean(),
});
export type OfficeThread = z.infer<typeof OfficeThread>;

/** The newest first, 50 at a time. Pass `next` as `before` for the next page; null on the last one. */
export const listOfficeThreads = endpoint({
  method: 'GET',
  path: '/office/api/support',
  summary: 'Requests of shoppers from their accounts',
  query: z.object({ state: ThreadState.optional(), before: IdParam.optional() }),
  answer: z.object({ items: z.array(OfficeThreadRow), next: z.int().nullable() }),
  access: { staff: 'support.answer' },
});

const params = z.object({ id: IdParam });

/** Reading is logged, because it shows the contacts. */
export const getOfficeThread = endpoint({
  method: 'GET',
  path: '/office/api/support/{id}',
  summary: 'One request of a shopper with all its messages',
  params,
  answer: OfficeThread,
  access: { staff: 'support.answer' },
});

export const QUICK_ANSWERS_MAX = 3;
const QUICK_ANSWER_LENGTH = 40;

/** The shopper is notified by mail, by SMS where there is no address, and in browsers that they chose. */
export const answerThread = endpoint({
  method: 'POST',
  path: '/office/api/support/{id}/answers',
  summary: 'Answer a shopper',
  params,
  body: z.object({
    text: typedText().min(1).max(REPLY_MAX),
    /** Answers that the shopper can give by one press. */
    quickAnswers: z.array(typedLine().min(1).max(QUICK_ANSWER_LENGTH)).max(QUICK_ANSWERS_MAX).default([]),
    /** An order of this shopper that the answer is about. */
    orderId: Id.optional(),
  }),
  answer: OfficeThread,
  access: { staff: 'support.answer' },
  refusals: { 'not-their-order': refusal(422, {}) },
});
export const closeOfficeThread = endpoint({
  method: 'POST',
  path: '/office/api/support/{id}/close',
  summary: 'Say that a request is settled',
  params,
  answer: OfficeThread,
  access: { staff: 'support.answer' },
});

import type {
  getOwnQuestions,
  getProductQuestions,
} from '@yahont/contracts/product-questions/product-questions.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';

/** Answered questions about a product as its page gets them. */
export type ProductQuestions = AnswerOf<typeof getProductQuestions>;

/** Own questions that are not published, and who would answer the next one. */
export type OwnQuestions = AnswerOf<typeof getOwnQuestions>;

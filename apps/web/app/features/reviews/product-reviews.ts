import type { getProductReviews } from '@yahont/contracts/reviews/reviews.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';

/** The reviews of a product as its page gets them. */
export type ProductReviews = AnswerOf<typeof getProductReviews>;

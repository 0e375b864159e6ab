import type {
  answerQuestion as answerOne,
  listOfficeQuestions as questions,
  passQuestion as pass,
  refuseQuestion as refuseOne,
} from '@yahont/contracts/office/product-questions.ts';
import type {
  answerReview as answer,
  hideReview as hide,
  keepReview as keep,
  listOfficeReviews as reviews,
  publishReview as publish,
  refuseReview as refuse,
} from '@yahont/contracts/office/reviews.ts';
import { route } from '../route.ts';

export const listReviews = route<typeof reviews>('GET', '/office/api/reviews');
export const publishReview = route<typeof publish>('POST', '/office/api/reviews/{id}/publish');
export const refuseReview = route<typeof refuse>('POST', '/office/api/reviews/{id}/refuse');
export const answerReview = route<typeof answer>('POST', '/office/api/reviews/{id}/answer');
export const hideReview = route<typeof hide>('POST', '/office/api/reviews/{id}/hide');
export const keepReview = route<typeof keep>('POST', '/office/api/reviews/{id}/keep');
export const listQuestions = route<typeof questions>('GET', '/office/api/product-questions');
export const answerQuestion = route<typeof answerOne>('POST', '/office/api/product-questions/{id}/answer');
export const refuseQuestion = route<typeof refuseOne>('POST', '/office/api/product-questions/{id}/refuse');
export const passQuestion = route<typeof pass>('POST', '/office/api/product-questions/{id}/pass');

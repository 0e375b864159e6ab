export { REVIEW_EVENTS } from './letters/review-events.ts';
export type { ReviewEvents } from './letters/review-events.ts';
export { joinReactions } from './reactions/join-reactions.ts';

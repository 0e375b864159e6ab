export { purgeFeedback } from './purge-feedback.ts';

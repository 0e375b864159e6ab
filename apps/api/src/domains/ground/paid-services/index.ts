export { answerStore } from './answer-store.ts';
export { createQuestionLimit, type QuestionLimit } from './question-limit.ts';

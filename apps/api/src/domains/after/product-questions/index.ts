export { joinQuestions } from './join-questions.ts';
export { QUESTION_EVENTS } from './deciding/question-events.ts';
export type { QuestionEvents } from './deciding/question-events.ts';

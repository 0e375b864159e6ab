import type { AnswerStore } from '#src/domains/ground/paid-services/answers.ts';

/** Answers in memory, as another process would find them in the database. */
export function memoryAnswers<T>(): AnswerStore<T> {
  const kept = new Map<string, T>();
  return {
    find: async (question) => kept.get(question) ?? null,
    keep: async (question, answer) => void kept.set(question, answer),
  };
}

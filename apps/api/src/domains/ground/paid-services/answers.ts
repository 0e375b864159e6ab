/** Answers of a paid service that any process of the shop got lately. */
export type AnswerStore<T> = {
  /** Null for a question that nobody asked lately. */
  find: (question: string) => Promise<T | null>;
  keep: (question: string, answer: T) => Promise<void>;
};

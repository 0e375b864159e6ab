/** Answers of a paid service that any process of the shop got lately. */
export type AnswerStore<T> = {
  /** Null for a question that nobody asked lately, or while the database does not answer. */
  find: (question: string) => Promise<T | null>;
  /** A failure is logged: it must not lose the answer. */
  keep: (question: string, answer: T) => Promise<void>;
};

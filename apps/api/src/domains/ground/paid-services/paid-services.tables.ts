import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often each account asked a paid service within a window of time, over all processes. */
export const paidQuestions = pgTable(
  'paid_questions',
  {
    service: text().notNull(),
    accountId: bigint({ mode: 'number' }).notNull(),
    /** Length of the window, seconds. */
    seconds: integer().notNull(),
    /** When the window ends; windows of one length begin at the same moments for all accounts. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.service, table.seconds, table.endsAt] }),
    index().on(table.endsAt),
  ],
);

/** Answers of paid services, for all processes. */
export const paidAnswers = pgTable(
  'paid_answers',
  {
    service: text().notNull(),
    /** SHA-256 of the question, hex: what people type is not kept. */
    question: text().notNull(),
    answer: jsonb().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.question] }), index().on(table.expiresAt)],
);

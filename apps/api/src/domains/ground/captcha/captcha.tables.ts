import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Hashes of used captcha tokens: each token works once, across all processes. */
export const captchaTokens = pgTable(
  'captcha_tokens',
  {
    /** SHA-256, hex. */
    hash: text().primaryKey(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.usedAt)],
);

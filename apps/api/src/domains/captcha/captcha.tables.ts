import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Captcha tokens that have been used, as hashes: each works once, in whichever process. */
export const captchaTokens = pgTable(
  'captcha_tokens',
  {
    /** SHA-256, hex. */
    hash: text().primaryKey(),
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.usedAt)],
);

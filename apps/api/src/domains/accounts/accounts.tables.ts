import { boolean, date, index, integer, pgTable, text, timestamp, uuid, bigint } from 'drizzle-orm/pg-core';

export const accounts = pgTable('accounts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  /** `+79XXXXXXXXX` */
  phone: text().notNull().unique(),
  email: text(),
  name: text().notNull().default(''),
  surName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  birthDate: date(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** One-time sign-in codes; only a keyed hash of the code is kept. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    phone: text().notNull(),
    codeHash: text().notNull(),
    ip: text().notNull(),
    triesLeft: integer().notNull(),
    isUsed: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.phone, table.createdAt), index().on(table.ip, table.createdAt)],
);

/** A family of rotating refresh tokens: one per sign-in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Signed out, or a token of it was used twice outside the grace. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.accountId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Set when a newer one was handed out; still good for a short grace. */
    rotatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.sessionId)],
);

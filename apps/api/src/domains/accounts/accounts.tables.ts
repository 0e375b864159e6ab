import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SubscriptionCode } from '@yahont/contracts/account.ts';

export type Platform = 'landing' | 'shop';

export const accounts = pgTable('accounts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  /** `+79XXXXXXXXX`, or `erased-<id>`. */
  phone: text().notNull().unique(),
  email: text(),
  /** When its owner opened the link sent to `email`. */
  emailVerifiedAt: timestamp({ withTimezone: true }),
  name: text().notNull().default(''),
  surName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  birthDate: date(),
  /** Where the registration form stood: `landing` or `shop`; null for accounts made by signing in. */
  platform: text().$type<Platform>(),
  /** When the consent to keep personal data was given with the registration form. */
  consentedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** When the person was erased; `phone` is `erased-<id>` from then on, and nobody signs in to the account. */
  erasedAt: timestamp({ withTimezone: true }),
});

/** One-time sign-in codes; only a keyed hash of the code is kept. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    phone: text().notNull(),
    codeHash: text().notNull(),
    /** Network of the visitor, as `networkOf` tells it. */
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
      .references(() => accounts.id, { onDelete: 'cascade' }),
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

/** What an account said about being written to; what it never spoke of has no row and is off. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    code: text().$type<SubscriptionCode>().notNull(),
    isActive: boolean().notNull(),
    /** Proof of when the consent was given or taken back. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.code] })],
);

/** Links that prove whose an e-mail address is; each works once. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the token. */
    hash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.accountId, table.createdAt), index().on(table.expiresAt)],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
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
import { CODE_PURPOSES, type CodePurpose } from '@yahont/contracts/accounts/sign-in.ts';
import { SUBSCRIPTIONS, type SubscriptionCode } from '@yahont/contracts/accounts/subscriptions.ts';
import { PLATFORMS, type Platform } from '@yahont/contracts/accounts/registration.ts';
import { oneOf } from '#src/platform/one-of.ts';

export const accounts = pgTable(
  'accounts',
  {
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
    /** When the date was given; a date given less than a month ago earns no points yet. */
    birthDateSetAt: timestamp({ withTimezone: true }),
    /** Which page had the registration form: `landing` or `shop`; null for accounts made by signing in. */
    platform: text().$type<Platform>(),
    /** When the consent to keep personal data was given with the registration form. */
    consentedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the person was erased; `phone` is `erased-<id>` from then on, and nobody signs in to the account. */
    erasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // The office finds shoppers by the end of their phone and by the beginning of their surname.
    index('accounts_phone_end').on(sql`right(${table.phone}, 4)`, table.id),
    index('accounts_surname').on(sql`lower(${table.surName}) text_pattern_ops`),
    check('accounts_platform', oneOf(table.platform, PLATFORMS)),
  ],
);

export type Account = typeof accounts.$inferSelect;

/** One-time sign-in codes; only a keyed hash of the code is stored. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    phone: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull().default('sign-in'),
    /** Account that a code for a change belongs to; null for a sign-in, which may be of a new account. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    /** Network of the visitor, as `networkOf` writes it. */
    ip: text().notNull(),
    /** The same network seen from further away, as `widerNetworkOf` writes it. */
    widerNetwork: text().notNull().default(''),
    /**
     * SHA-256 of the ticket that the requesting browser got; null for a code for a change, which
     * belongs to a session.
     */
    ticketHash: text(),
    /** Requested by a device on which this phone signed in before. */
    isKnownDevice: boolean().notNull().default(false),
    triesLeft: integer().notNull(),
    isUsed: boolean().notNull().default(false),
    /** When it was used; null before that, and for codes from before this was stored. */
    usedAt: timestamp({ withTimezone: true }),
    /** Session that used a code for a change; null for a sign-in, which has a ticket. */
    usedBySession: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.phone, table.createdAt),
    index().on(table.ip, table.createdAt),
    index().on(table.widerNetwork, table.createdAt),
    index().on(table.createdAt),
    index().on(table.accountId),
    check('sign_in_codes_purpose', oneOf(table.purpose, CODE_PURPOSES)),
    check('sign_in_codes_account', sql`(${table.purpose} = 'sign-in') = (${table.accountId} is null)`),
  ],
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
    /** Device in words and city of its network when it was opened. */
    device: text().notNull().default(''),
    city: text(),
    /** When its tokens were renewed last; null before the first time. */
    lastSeenAt: timestamp({ withTimezone: true }),
    /** When the owner last proved their identity; allows changes of phone and address for minutes. */
    provedAt: timestamp({ withTimezone: true }),
    /** When it was signed out, or a token of it was reused after the grace period. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.accountId), index().on(table.endedAt), index().on(table.expiresAt)],
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
    /** Set when a newer token was issued; still valid for a short grace period, and until the newer one is used. */
    rotatedAt: timestamp({ withTimezone: true }),
    /** Hash of the token for which this one was exchanged; null for the first of a session. */
    parentHash: text(),
  },
  (table) => [index().on(table.sessionId)],
);

/** Subscription choices of an account; a subject without a row is off. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    code: text().$type<SubscriptionCode>().notNull(),
    isActive: boolean().notNull(),
    /** Proof of when the consent was given or withdrawn. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.code] }),
    check('subscriptions_code', oneOf(table.code, SUBSCRIPTIONS)),
  ],
);

/** Columns of a link in an e-mail; each link works once. */
const emailLinkColumns = () => ({
  /** SHA-256 of the token. */
  hash: text().primaryKey(),
  accountId: integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
});

/** Links that confirm an e-mail address. */
export const emailVerifications = pgTable('email_verifications', emailLinkColumns(), (table) => [
  index().on(table.accountId, table.createdAt),
  index().on(table.expiresAt),
]);

/** Links that restore an account's old confirmed address, `email`. */
export const emailUndos = pgTable('email_undos', emailLinkColumns(), (table) => [
  index().on(table.accountId, table.createdAt),
  index().on(table.expiresAt),
]);

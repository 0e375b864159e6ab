import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '../accounts.tables.ts';

/** Public keys with which accounts sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential id, Base64url. */
    id: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** COSE key, Base64url. */
    publicKey: text().notNull(),
    /** Signatures so far; stays 0 where the device does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** Device on which it was made, in words. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.accountId), check('passkeys_counter', sql`${table.counter} >= 0`)],
);

export const CHALLENGE_PURPOSES = ['create', 'sign'] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** Challenges that a passkey must sign. A challenge is deleted when it is answered, correctly or not. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Base64url, as the browser returns it. */
    challenge: text().primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** The account that adds a passkey; null for a sign-in. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Network of the visitor, as `networkOf` writes it. */
    ip: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.ip, table.createdAt),
    index().on(table.createdAt),
    index().on(table.accountId),
    check('passkey_challenges_purpose', oneOf(table.purpose, CHALLENGE_PURPOSES)),
    check(
      'passkey_challenges_account',
      sql`(${table.purpose} = 'create') = (${table.accountId} is not null)`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { oneOf } from '#src/platform/one-of.ts';
import { staff } from '../../staff.tables.ts';

/** Public keys with which staff sign in and prove themselves. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** Credential id, Base64url. */
    id: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** COSE key, Base64url. */
    publicKey: text().notNull(),
    /** Signatures so far; stays 0 where the device does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** The device on which it was made, or what its owner calls it. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.staffId), check('staff_passkeys_counter', sql`${table.counter} >= 0`)],
);

/** `enter`: nobody has signed in yet. */
export const STAFF_CHALLENGE_PURPOSES = ['create', 'enter', 'prove'] as const;
export type StaffChallengePurpose = (typeof STAFF_CHALLENGE_PURPOSES)[number];

/** Challenges that a passkey must sign. A challenge is deleted when it is answered, correctly or not. */
export const staffPasskeyChallenges = pgTable(
  'staff_passkey_challenges',
  {
    /** Base64url, as the browser returns it. */
    challenge: text().primaryKey(),
    purpose: text().$type<StaffChallengePurpose>().notNull(),
    /** Who makes a passkey or proves themselves; null for a sign-in. */
    staffId: integer().references(() => staff.id, { onDelete: 'cascade' }),
    /** As `networkOf` writes it. */
    network: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.network, table.createdAt),
    index().on(table.createdAt),
    index().on(table.staffId),
    check('staff_passkey_challenges_purpose', oneOf(table.purpose, STAFF_CHALLENGE_PURPOSES)),
    check('staff_passkey_challenges_staff', sql`(${table.purpose} = 'enter') = (${table.staffId} is null)`),
  ],
);

import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts, sessions } from '#src/domains/people/accounts/accounts.tables.ts';
import { oneOf } from '#src/platform/one-of.ts';

export const SENDING_STATES = ['sending', 'sent', 'failed'] as const;

/** Messages passed to a provider, by key, so that nothing is sent twice. The keys name no person. */
export const sendings = pgTable(
  'sendings',
  {
    /** Channel and key of the message. */
    key: text().primaryKey(),
    state: text({ enum: SENDING_STATES }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.at), check('sendings_state', oneOf(table.state, SENDING_STATES))],
);

/** Browsers that an account wants notices in. */
export const pushEndpoints = pgTable(
  'push_endpoints',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session in which the browser subscribed; null for rows from before this was stored. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    /** Address at the browser's push service; secret, because anyone who has it can post to it. */
    endpoint: text().notNull().unique(),
    /** Keys of the browser, base64url: its public key and a shared secret (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.sessionId)],
);

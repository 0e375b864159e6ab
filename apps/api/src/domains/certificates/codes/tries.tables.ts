import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Codes that do not exist, by who tried them; kept for a day. The codes themselves are not. */
export const certificateTries = pgTable(
  'certificate_tries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** IPv4 address or IPv6 network. */
    network: text().notNull(),
    /** Subject of the Fuser-Token, of an anonymous visitor. */
    fuserId: text(),
    accountId: integer(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.network, table.at),
    index().on(table.fuserId, table.at),
    index().on(table.accountId, table.at),
  ],
);

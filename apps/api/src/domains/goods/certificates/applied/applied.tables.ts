import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { certificates } from '../certificates.tables.ts';

/**
 * Certificates whose codes an account has entered, at the checkout or to keep them. The code itself is
 * not stored: the row is this account's right to pay with the certificate.
 */
export const appliedCertificates = pgTable(
  'applied_certificates',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    certificateId: uuid()
      .notNull()
      .references(() => certificates.id),
    /** False: it was removed, or used in an order. Such a row is needed when an order is sent again. */
    isApplied: boolean().notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the account activated it and so keeps it; null: it only pays for the next order. */
    keptAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.certificateId] }),
    index().on(table.certificateId),
    index().on(table.appliedAt),
  ],
);

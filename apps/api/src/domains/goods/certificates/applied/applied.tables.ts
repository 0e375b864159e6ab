import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { certificates } from '../certificates.tables.ts';

/**
 * Certificates whose codes an account has shown, at the checkout or to keep them. The code itself is not kept: the row is the right of this account to
 * pay with the certificate.
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
    /** False: it was removed, or ordered with. Such a row answers an order that is sent again. */
    isApplied: boolean().notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was activated in the account, which keeps it; null: only the next order is to be paid with it. */
    keptAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.certificateId] }),
    index().on(table.certificateId),
    index().on(table.appliedAt),
  ],
);

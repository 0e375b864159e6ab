import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Gift certificates that pay, kopecks. A row holds the hash of its code, not the code. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the code. */
    codeHash: text().notNull().unique(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** What is left. */
    balance: bigint({ mode: 'number' }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('certificates_amount', sql`${table.amount} > 0`),
    check('certificates_balance', sql`${table.balance} between 0 and ${table.amount}`),
  ],
);

export type CertificateReason = 'held' | 'released' | 'refunded';

/**
 * Ledger of certificates: `amount` plus all entries is the balance; rows are never changed. Foreign keys to tenders and
 * refunds are deferred and are in the migration, because orders and refunds are domains above this one.
 */
export const certificateEntries = pgTable(
  'certificate_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    certificateId: uuid()
      .notNull()
      .references(() => certificates.id),
    tenderId: uuid().notNull(),
    refundId: uuid(),
    /** Kopecks; below zero what an order takes. */
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text().$type<CertificateReason>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.certificateId),
    index().on(table.tenderId),
    check('certificate_entries_reason', sql`${table.reason} in ('held', 'released', 'refunded')`),
    check('certificate_entries_sign', sql`(${table.reason} = 'held') = (${table.amount} < 0)`),
    check(
      'certificate_entries_refund',
      sql`(${table.reason} = 'refunded') = (${table.refundId} is not null)`,
    ),
  ],
);

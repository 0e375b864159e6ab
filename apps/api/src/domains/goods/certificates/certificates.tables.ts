import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '#src/platform/one-of.ts';
import { ACCOUNTS, ENTRY_REASONS, MOVES, type CertificateAccount, type EntryReason } from './ledger/moves.ts';

/**
 * Gift certificates that were issued, kopecks. A row has the hash of its code, not the code. A deferred
 * trigger of the migration (`certificates_ledger`) ensures at each commit that amount and balance agree
 * with the ledger.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the code. */
    codeHash: text().notNull().unique(),
    /** Last characters of the code, by which a shopper and the shop can refer to it. */
    lastFour: text().notNull().default(''),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The remaining amount. */
    balance: bigint({ mode: 'number' }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * Its first expiry, set when the term was extended because money reserved across the expiry was
     * returned.
     */
    firstEndAt: timestamp({ withTimezone: true }),
    /** When its holder was reminded that it is about to expire. */
    remindedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('certificates_expiring')
      .on(table.expiresAt)
      .where(sql`${table.balance} > 0`),
    index('certificates_last_four').on(table.lastFour),
    check('certificates_amount', sql`${table.amount} > 0`),
    check('certificates_balance', sql`${table.balance} between 0 and ${table.amount}`),
  ],
);

/** `(reason, from_account, to_account)` of every move, as SQL. */
const KNOWN_MOVES = ENTRY_REASONS.map(
  (reason) => `('${reason}', '${MOVES[reason].from}', '${MOVES[reason].to}')`,
).join(', ');

/**
 * Ledger of certificates by double entry: each row takes an amount from one account of a certificate and puts it on
 * another; rows are never changed. Foreign keys to tenders and refunds are deferred and are in the migration, because orders
 * and refunds are domains above this one.
 */
export const certificateEntries = pgTable(
  'certificate_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    certificateId: uuid()
      .notNull()
      .references(() => certificates.id),
    tenderId: uuid(),
    refundId: uuid(),
    fromAccount: text().$type<CertificateAccount>().notNull(),
    toAccount: text().$type<CertificateAccount>().notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text().$type<EntryReason>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.certificateId),
    index().on(table.tenderId),
    check('certificate_entries_reason', oneOf(table.reason, ENTRY_REASONS)),
    check('certificate_entries_from', oneOf(table.fromAccount, ACCOUNTS)),
    check('certificate_entries_to', oneOf(table.toAccount, ACCOUNTS)),
    check('certificate_entries_amount', sql`${table.amount} > 0`),
    check(
      'certificate_entries_move',
      sql`(${table.reason}, ${table.fromAccount}, ${table.toAccount}) in (${sql.raw(KNOWN_MOVES)})`,
    ),
    check(
      'certificate_entries_tender',
      sql`(${table.reason} in ('held', 'released', 'refunded')) = (${table.tenderId} is not null)`,
    ),
    check(
      'certificate_entries_refund',
      sql`(${table.reason} = 'refunded') = (${table.refundId} is not null)`,
    ),
  ],
);

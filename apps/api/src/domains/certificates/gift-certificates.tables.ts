import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const CERTIFICATE_STATES = ['reserved', 'active', 'void'] as const;
/** `reserved`: its order is not finished; `active`: it pays; `void`: its order was cancelled. */
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** Gift certificates that were ordered. An active one has a row in `certificates` with what is left of it. */
export const giftCertificates = pgTable(
  'gift_certificates',
  {
    code: text().primaryKey(),
    /** Whole kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<CertificateState>().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('gift_certificates_amount', sql`${table.amount} > 0`),
    check('gift_certificates_state', sql`${table.state} in ('reserved', 'active', 'void')`),
  ],
);

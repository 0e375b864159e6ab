import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '#src/platform/one-of.ts';

export const GIFT_STATES = ['reserved', 'paid', 'active', 'void'] as const;
/**
 * `reserved`: its order is unpaid; `paid`: it is to be issued; `active`: it was issued, and the row
 * with the same id in `certificates` has its balance; `void`: its order ended, or it was refunded.
 */
export type GiftState = (typeof GIFT_STATES)[number];

/** Gift certificates that were ordered; the options of their order line name the receiver. */
export const giftCertificates = pgTable(
  'gift_certificates',
  {
    id: uuid().primaryKey(),
    /** Whole kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<GiftState>().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it is to be sent; null before it is issued, and for one to print. */
    sendAt: timestamp({ withTimezone: true }),
    /** When it was last passed to the sender. */
    sentAt: timestamp({ withTimezone: true }),
    /** When its receiver first asked to see the code. */
    openedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('gift_certificates_waiting')
      .on(table.sendAt)
      .where(sql`${table.sentAt} is null and ${table.state} = 'active'`),
    check('gift_certificates_amount', sql`${table.amount} > 0`),
    check('gift_certificates_state', oneOf(table.state, GIFT_STATES)),
  ],
);

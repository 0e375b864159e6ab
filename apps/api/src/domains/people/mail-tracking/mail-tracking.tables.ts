import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';

/** Visits through links in e-mails. */
export const mailClicks = pgTable(
  'mail_clicks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** `MailTrackingId` of the link. */
    mailId: text().notNull(),
    /** The visitor, as far as known at that moment. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    fuserId: text(),
    /** Network of the visitor; cleared when the rate limit no longer counts the click. */
    network: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.at),
    index('mail_clicks_lately')
      .on(table.network, table.at)
      .where(sql`${table.network} is not null`),
    check('mail_clicks_one_visitor', sql`num_nonnulls(${table.accountId}, ${table.fuserId}) <= 1`),
  ],
);

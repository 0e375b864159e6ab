import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests for a call back; personal data, kept for 90 days. */
export const callbackRequests = pgTable(
  'callback_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** `+79XXXXXXXXX` */
    phone: text().notNull(),
    city: text().notNull(),
    /** Network of the visitor, as `networkOf` writes it. */
    ip: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the operators accepted it. */
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.phone, table.createdAt), index().on(table.createdAt)],
);

import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { consents } from '#src/domains/ground/consents/consents.tables.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';

/**
 * Cards that a bank remembers with a shopper's consent. No card number: the last four digits are enough to recognise a card. A card that
 * is removed leaves no row.
 */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The bank that saved it, as `payments.provider`. */
    provider: text().notNull(),
    /**
     * The bank's token for it. Anyone who knows it and the shop's keys can take money, so no answer,
     * export or log contains it.
     */
    methodId: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    /** `2029-09` */
    validUntil: text().notNull(),
    /** The order with which it was saved; the scope of its consent. */
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    consentId: integer()
      .notNull()
      .references(() => consents.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // The same card saved again is the same row.
    uniqueIndex('saved_cards_card').on(
      table.accountId,
      table.provider,
      table.last4,
      table.validUntil,
      table.brand,
    ),
    uniqueIndex('saved_cards_order').on(table.orderId),
    uniqueIndex('saved_cards_method').on(table.provider, table.methodId),
    check('saved_cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`),
    check('saved_cards_valid_until', sql`${table.validUntil} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
);

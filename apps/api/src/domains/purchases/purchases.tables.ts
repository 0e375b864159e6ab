import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';
import { stores } from '#src/domains/stores/stores.tables.ts';

/**
 * Sales in stores, as the exchange sends them. The owner is the account with the phone; once that account takes another
 * phone, a trigger of the migration (`claim_store_purchases`) writes `account_id`.
 */
export const storePurchases = pgTable(
  'store_purchases',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    receipt: text().notNull(),
    /** `+79XXXXXXXXX`, named at the till; null once its owner was erased. */
    phone: text(),
    accountId: integer().references(() => accounts.id),
    soldAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('store_purchases_receipt').on(table.storeId, table.receipt),
    index().on(table.phone),
    index().on(table.accountId),
    check('store_purchases_phone', sql`${table.phone} ~ '^[+]79[0-9]{9}$'`),
  ],
);

/** One physical piece each. */
export const storePurchaseLines = pgTable(
  'store_purchase_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    purchaseId: bigint({ mode: 'number' })
      .notNull()
      .references(() => storePurchases.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    article: text().notNull(),
    /** As the receipt names it. */
    name: text().notNull(),
    /** Hundredths of a millimetre. */
    size: integer(),
    uin: text().notNull(),
    /** Kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    /** The store took it back. */
    isReturned: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('store_purchase_lines_position').on(table.purchaseId, table.position),
    check('store_purchase_lines_uin', sql`${table.uin} ~ '^[0-9]{16}$'`),
    check('store_purchase_lines_price', sql`${table.price} > 0`),
  ],
);

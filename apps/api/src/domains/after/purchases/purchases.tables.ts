import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/**
 * Sales in stores, as the exchange sends them. The owner is the account with the phone; when that
 * account changes its phone, a trigger of the migration (`claim_store_purchases`) writes `account_id`.
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
    /** The name that the buyer gave; null for an anonymous buyer, and once the owner was erased. */
    buyerName: text(),
    accountId: integer().references(() => accounts.id),
    /** The visit that the sale ended. No foreign key: visits are deleted before sales. */
    appointmentId: integer(),
    soldAt: timestamp({ withTimezone: true }).notNull(),
    /** The same day in the store's city, as on the receipt. */
    soldOn: date().notNull(),
    /** Sum of the receipt, kopecks. */
    total: bigint({ mode: 'number' }).notNull(),
    /**
     * Number of the fiscal drive (ФН), sixteen digits; null when nobody recorded the receipt's fiscal
     * data.
     */
    fiscalStorage: text(),
    /** Number of the fiscal document (ФД) on that drive. */
    fiscalDocument: text(),
    /** Number of the till's shift. */
    fiscalShift: integer(),
    /** When it was recorded at the till; null for a sale from the exchange, which moves no piece. */
    recordedAt: timestamp({ withTimezone: true }),
    /** Who recorded it; null for the exchange and for tills. */
    staffId: integer().references(() => staff.id),
    /**
     * When it was undone as a mistake: it no longer counts as a sale, and its receipt may be recorded
     * again.
     */
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // A receipt number is unique per store only for sales from the exchange; tills restart their
    // numbers, and two tills print the same ones.
    uniqueIndex('store_purchases_receipt')
      .on(table.storeId, table.receipt)
      .where(sql`${table.recordedAt} is null`),
    uniqueIndex('store_purchases_recorded')
      .on(table.storeId, table.soldOn, table.receipt)
      .where(
        sql`${table.recordedAt} is not null and ${table.undoneAt} is null and ${table.fiscalStorage} is null`,
      ),
    uniqueIndex('store_purchases_fiscal')
      .on(table.fiscalStorage, table.fiscalDocument)
      .where(sql`${table.undoneAt} is null`),
    index('store_purchases_day').on(table.storeId, table.soldOn, table.id),
    index().on(table.phone),
    index().on(table.accountId),
    index('store_purchases_appointment')
      .on(table.appointmentId)
      .where(sql`${table.appointmentId} is not null`),
    check(
      'store_purchases_fiscal_marks',
      sql`(${table.fiscalStorage} is null) = (${table.fiscalDocument} is null) and (${table.fiscalShift} is null or ${table.fiscalStorage} is not null)`,
    ),
    check('store_purchases_total', sql`${table.total} > 0`),
    check('store_purchases_undone', sql`${table.undoneAt} is null or ${table.recordedAt} is not null`),
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
    /** Name on the receipt. */
    name: text().notNull(),
    /** Hundredths of a millimetre. */
    size: integer(),
    uin: text().notNull(),
    /** What was paid for it, kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    /** The shop's price at that moment, kopecks; null for a sale from the exchange. */
    listPrice: bigint({ mode: 'number' }),
    /** Product and size of the piece; both null for a sale from the exchange. */
    skuId: integer().references(() => skus.id),
    stoneId: integer().references(() => stones.id),
    /** The store took it back. */
    isReturned: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('store_purchase_lines_position').on(table.purchaseId, table.position),
    index().on(table.uin),
    index().on(table.skuId),
    index().on(table.stoneId),
    check('store_purchase_lines_uin', sql`${table.uin} ~ '^[0-9]{16}$'`),
    check('store_purchase_lines_price', sql`${table.price} > 0`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { BonusReason } from '@yahont/contracts/orders/bonus.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';

/**
 * Ledger of bonus points, one point is one rouble. The balance is the sum; rows are never changed. Foreign keys to orders
 * and refunds are deferred and are in the migration, because orders and refunds are domains above this one.
 */
export const bonusEntries = pgTable(
  'bonus_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    points: integer().notNull(),
    reason: text().$type<BonusReason>().notNull(),
    orderId: bigint({ mode: 'number' }),
    /** The refund that gave points back or took them back. */
    refundId: uuid(),
    /** Year of the birthday that points were given for. */
    birthday: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('bonus_entries_account').on(table.accountId, table.id),
    uniqueIndex('bonus_entries_once')
      .on(table.orderId, table.reason)
      .where(sql`${table.orderId} is not null and ${table.refundId} is null`),
    uniqueIndex('bonus_entries_refund')
      .on(table.refundId, table.reason)
      .where(sql`${table.refundId} is not null`),
    uniqueIndex('bonus_entries_welcome')
      .on(table.accountId)
      .where(sql`${table.reason} = 'welcome'`),
    uniqueIndex('bonus_entries_birthday')
      .on(table.accountId, table.birthday)
      .where(sql`${table.reason} = 'birthday'`),
    check(
      'bonus_entries_birthday_date',
      sql`(${table.reason} = 'birthday') = (${table.birthday} is not null)`,
    ),
    check('bonus_entries_reason', oneOf(table.reason, BonusReason.options)),
    check(
      'bonus_entries_sign',
      sql`${table.points} <> 0 and (${table.reason} in ('spent', 'reversed')) = (${table.points} < 0)`,
    ),
    check(
      'bonus_entries_order',
      sql`(${table.reason} in ('welcome', 'birthday')) = (${table.orderId} is null)`,
    ),
  ],
);

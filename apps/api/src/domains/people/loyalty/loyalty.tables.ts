import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { BonusReason } from '@yahont/contracts/orders/bonus.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';

/**
 * Ledger of bonus points, one point is one rouble. The balance is the sum; a trigger of the migration refuses changes of rows.
 * Foreign keys to orders and refunds are deferred and are in the migration, because orders and refunds are domains above this
 * one.
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
    /** The refund that returned points or took them back. */
    refundId: uuid(),
    /** Year of the birthday for which the points were given. */
    birthday: integer(),
    /** For credits: when the unspent rest expires. */
    burnsAt: timestamp({ withTimezone: true }),
    /** The entry whose points burnt, or were returned after an order had taken them. */
    creditId: bigint({ mode: 'number' }).references((): AnyPgColumn => bonusEntries.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The member of staff who gave or took them alone; null when two people did. */
    givenBy: integer(),
    /** Idempotency key of the attempt by staff. */
    givenKey: uuid(),
  },
  (table) => [
    uniqueIndex('bonus_entries_given')
      .on(table.givenKey)
      .where(sql`${table.givenKey} is not null`),
    index('bonus_entries_account').on(table.accountId, table.id),
    uniqueIndex('bonus_entries_once')
      .on(table.orderId, table.reason, sql`coalesce(${table.creditId}, 0)`)
      .where(sql`${table.orderId} is not null and ${table.refundId} is null`),
    uniqueIndex('bonus_entries_refund')
      .on(table.refundId, table.reason, sql`coalesce(${table.creditId}, 0)`)
      .where(sql`${table.refundId} is not null`),
    uniqueIndex('bonus_entries_welcome')
      .on(table.accountId)
      .where(sql`${table.reason} = 'welcome'`),
    uniqueIndex('bonus_entries_birthday')
      .on(table.accountId, table.birthday)
      .where(sql`${table.reason} = 'birthday'`),
    uniqueIndex('bonus_entries_burnt')
      .on(table.creditId)
      .where(sql`${table.reason} = 'burnt'`),
    index('bonus_entries_burning')
      .on(table.burnsAt)
      .where(sql`${table.burnsAt} is not null`),
    check('bonus_entries_burns_at', sql`(${table.points} > 0) = (${table.burnsAt} is not null)`),
    check('bonus_entries_credit', sql`${table.reason} in ('burnt', 'returned') or ${table.creditId} is null`),
    check('bonus_entries_burnt_credit', sql`${table.reason} <> 'burnt' or ${table.creditId} is not null`),
    check(
      'bonus_entries_birthday_date',
      sql`(${table.reason} = 'birthday') = (${table.birthday} is not null)`,
    ),
    check('bonus_entries_reason', oneOf(table.reason, BonusReason.options)),
    check(
      'bonus_entries_sign',
      sql`${table.points} <> 0 and (${table.reason} in ('spent', 'reversed', 'burnt', 'taken')) = (${table.points} < 0)`,
    ),
    check(
      'bonus_entries_given',
      sql`${table.reason} in ('given', 'taken') or num_nonnulls(${table.givenBy}, ${table.givenKey}) = 0`,
    ),
    check(
      'bonus_entries_order',
      sql`(${table.reason} in ('welcome', 'birthday', 'burnt', 'given', 'taken')) = (${table.orderId} is null)`,
    ),
  ],
);

/**
 * Which points each debit used. A trigger of the migration ensures that no debit uses more than its
 * sum, and that no credit is used beyond its sum. A debit not fully covered by rows is a debt, which
 * the next points cover.
 */
export const bonusUses = pgTable(
  'bonus_uses',
  {
    debitId: bigint({ mode: 'number' })
      .notNull()
      .references(() => bonusEntries.id),
    creditId: bigint({ mode: 'number' })
      .notNull()
      .references(() => bonusEntries.id),
    points: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.debitId, table.creditId] }),
    index('bonus_uses_credit').on(table.creditId),
    check('bonus_uses_points', sql`${table.points} > 0`),
  ],
);

/** Accounts that were reminded of points expiring at this moment, so that nobody is reminded twice. */
export const bonusNotices = pgTable(
  'bonus_notices',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    burnsAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.burnsAt] })],
);

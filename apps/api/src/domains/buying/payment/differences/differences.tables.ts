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
import { NOTED_KINDS, type OpenDifference } from '@yahont/contracts/office/money/differences.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { payments } from '../payment.tables.ts';

const THINGS: readonly OpenDifference['of'][] = ['payment', 'refund'];

/**
 * Differences between the shop and a provider, until both agree or staff have dealt with them. Each
 * thing has at most one open difference of each kind.
 */
export const differences = pgTable(
  'differences',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<OpenDifference['kind']>().notNull(),
    of: text().$type<OpenDifference['of']>().notNull(),
    provider: text().notNull(),
    providerId: text().notNull(),
    /** Null for a refund, and for things unknown to the shop. */
    paymentId: uuid().references(() => payments.id),
    orderId: bigint({ mode: 'number' }).references(() => orders.id),
    /** The sum that the shop expects, kopecks; null for things unknown to it. */
    hereState: text(),
    hereAmount: bigint({ mode: 'number' }),
    /** The sum that the provider reports, kopecks; null for things unknown to it. */
    thereState: text(),
    thereAmount: bigint({ mode: 'number' }),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    closedAt: timestamp({ withTimezone: true }),
    /** The person who resolved it, and how; null when the two sides came to agree. */
    staffId: integer().references(() => staff.id),
    reason: text(),
  },
  (table) => [
    uniqueIndex('differences_open')
      .on(table.provider, table.providerId, table.of, table.kind)
      .where(sql`${table.closedAt} is null`),
    index('differences_of_thing').on(table.provider, table.providerId),
    index().on(table.paymentId),
    index().on(table.orderId),
    index().on(table.staffId),
    check('differences_kind', oneOf(table.kind, NOTED_KINDS)),
    check('differences_thing', oneOf(table.of, THINGS)),
    check('differences_here', sql`(${table.hereState} is null) = (${table.hereAmount} is null)`),
    check('differences_there', sql`(${table.thereState} is null) = (${table.thereAmount} is null)`),
    check('differences_reason', sql`(${table.staffId} is null) = (${table.reason} is null)`),
    check('differences_closed', sql`${table.staffId} is null or ${table.closedAt} is not null`),
  ],
);

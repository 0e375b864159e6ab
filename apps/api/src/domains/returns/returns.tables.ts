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
  uuid,
} from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#src/domains/orders/orders.tables.ts';
import { refunds } from '#src/domains/payment/refunds/refunds.tables.ts';
import type { ReturnReason, ReturnState } from './return-states.ts';

/** Lines of an order on their way back to the shop. An order may have several returns, a line is in one that is not refused. */
export const returns = pgTable(
  'returns',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    state: text().$type<ReturnState>().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    /** What the shopper wrote; '' for nothing. */
    comment: text().notNull(),
    /** Set when the state is `refunded`. */
    refundId: uuid().references(() => refunds.id),
    /** By when the law wants the money back: ten days after the request. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index('returns_open')
      .on(table.dueAt)
      .where(sql`${table.state} not in ('refunded', 'refused')`),
    check(
      'returns_state',
      sql`${table.state} in ('requested', 'approved', 'on-its-way', 'received', 'checked', 'refunded', 'refused')`,
    ),
    check('returns_reason', sql`${table.reason} in ('not-suited', 'defect', 'wrong-item', 'other')`),
    check('returns_refund', sql`(${table.state} = 'refunded') = (${table.refundId} is not null)`),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: bigint({ mode: 'number' })
      .notNull()
      .references(() => returns.id),
    orderLineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.orderLineId] }), index().on(table.orderLineId)],
);

/** History of a return: which step, when, by whom. Rows are never changed. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    returnId: bigint({ mode: 'number' })
      .notNull()
      .references(() => returns.id),
    state: text().$type<ReturnState>().notNull(),
    actorKind: text().$type<'account' | 'staff' | 'system'>().notNull(),
    /** Id of the account or of the member of staff. */
    actorId: integer(),
    /** '' for nothing. */
    note: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.returnId),
    check(
      'return_events_state',
      sql`${table.state} in ('requested', 'approved', 'on-its-way', 'received', 'checked', 'refunded', 'refused')`,
    ),
    check('return_events_actor_kind', sql`${table.actorKind} in ('account', 'staff', 'system')`),
    check('return_events_actor', sql`(${table.actorKind} = 'system') = (${table.actorId} is null)`),
  ],
);

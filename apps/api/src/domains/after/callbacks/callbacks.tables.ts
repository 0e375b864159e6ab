import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import {
  CALL_RESULTS,
  CALL_STATES,
  type CallResult,
  type CallState,
} from '@yahont/contracts/office/calls.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';

/** Requests for a call back; personal data, kept for 90 days. */
export const callbackRequests = pgTable(
  'callback_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** `+79XXXXXXXXX` */
    phone: text().notNull(),
    city: text().notNull(),
    /** The same city by number; null in rows of releases without it. */
    cityId: integer(),
    /** Network of the visitor, as `networkOf` writes it. */
    ip: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the operators accepted it. */
    deliveredAt: timestamp({ withTimezone: true }),
    state: text().$type<CallState>().notNull().default('waiting'),
    /** When to call again; null: at once. */
    dueAt: timestamp({ withTimezone: true }),
    /** Calls that nobody answered. */
    tries: integer().notNull().default(0),
    /** Of the last call. */
    result: text().$type<CallResult>(),
    /** Who calls, or called last. */
    takenBy: integer().references(() => staff.id, { onDelete: 'set null' }),
    takenAt: timestamp({ withTimezone: true }),
    /** When somebody took it for the first time: kept for the share of calls in time. */
    firstTakenAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.phone, table.createdAt),
    index().on(table.createdAt),
    index('callback_requests_open')
      .on(sql`coalesce(${table.dueAt}, ${table.createdAt})`, table.id)
      .where(sql`${table.state} <> 'done'`),
    index('callback_requests_ended').on(table.endedAt, table.id),
    check('callback_requests_state', oneOf(table.state, CALL_STATES)),
    check('callback_requests_result', oneOf(table.result, CALL_RESULTS)),
  ],
);
export type CallbackRow = typeof callbackRequests.$inferSelect;

/** People of the office who take calls, or did: one row each. */
export const operatorLine = pgTable('operator_line', {
  staffId: integer()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  isOn: boolean().notNull(),
  /** When it was said last: their page repeats it while it is open. */
  seenAt: timestamp({ withTimezone: true }).notNull(),
});

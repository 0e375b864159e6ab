import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { OPEN_RESULTS } from '@yahont/contracts/office/money/bank-lines.ts';
import { TRANSFER_WAYS, type TransferWay } from '@yahont/contracts/office/money/invoices.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';

export type OpenResult = (typeof OPEN_RESULTS)[number];

/** Lines of bank statements that were not recorded by themselves, each once however often a statement has it. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    way: text().$type<TransferWay>().notNull(),
    /** Number of the payment order, and its day. */
    number: text().notNull(),
    paidOn: date().notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    other: text().notNull(),
    purpose: text().notNull(),
    /** As the purpose has it: not necessarily an order of the shop. */
    orderId: bigint({ mode: 'number' }),
    candidateId: bigint({ mode: 'number' }),
    result: text().$type<OpenResult>().notNull(),
    readAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was set aside; a recorded transfer is seen from `invoice_transfers`. */
    asideAt: timestamp({ withTimezone: true }),
    asideBy: integer().references(() => staff.id),
  },
  (table) => [
    uniqueIndex('bank_lines_once').on(table.way, table.number, table.paidOn, table.amount, table.other),
    index('bank_lines_open')
      .on(table.id)
      .where(sql`${table.asideAt} is null`),
    index().on(table.asideBy),
    check('bank_lines_way', oneOf(table.way, TRANSFER_WAYS)),
    check('bank_lines_result', oneOf(table.result, OPEN_RESULTS)),
    check('bank_lines_aside', sql`(${table.asideAt} is null) = (${table.asideBy} is null)`),
  ],
);

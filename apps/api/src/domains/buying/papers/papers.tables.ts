import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PAPER_KINDS, type PaperKind } from '@yahont/contracts/payment/papers.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { invoiceTransfers } from '#src/domains/buying/payment/invoices/invoices.tables.ts';
import { refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import type { PaperContent } from './paper-content.ts';

/**
 * The last number of each series; its row is locked while a document takes the next one, so that a
 * series has no gaps.
 */
export const paperSeries = pgTable('paper_series', {
  series: text().primaryKey(),
  last: integer().notNull(),
});

/**
 * Documents for the accountants of companies that buy. Rows are only added: a document is corrected by
 * another one.
 */
export const companyPapers = pgTable(
  'company_papers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    kind: text().$type<PaperKind>().notNull(),
    number: integer().notNull(),
    /** In Moscow. */
    issuedOn: date().notNull(),
    /** The whole content: the file is drawn from it alone. */
    content: jsonb().$type<PaperContent>().notNull(),
    /** The transfer that a prepayment invoice is about. */
    transferId: uuid().references(() => invoiceTransfers.id),
    /** Goods returned by a correction. */
    refundId: uuid().references(() => refunds.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('company_papers_number').on(table.number),
    index('company_papers_of_order').on(table.orderId),
    uniqueIndex('company_papers_transfer')
      .on(table.orderId)
      .where(sql`${table.kind} = 'transfer'`),
    uniqueIndex('company_papers_of_money').on(table.transferId),
    uniqueIndex('company_papers_of_refund').on(table.refundId),
    check('company_papers_kind', oneOf(table.kind, PAPER_KINDS)),
    check(
      'company_papers_about',
      sql`(${table.kind} = 'advance') = (${table.transferId} is not null)
        and (${table.kind} = 'correction') = (${table.refundId} is not null)`,
    ),
  ],
);

/** The power of attorney under which a company's order is received. */
export const powersOfAttorney = pgTable('powers_of_attorney', {
  orderId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => orders.id),
  number: text().notNull(),
  issuedOn: date().notNull(),
  validUntil: date().notNull(),
  /** Name of the person who receives it. */
  name: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});

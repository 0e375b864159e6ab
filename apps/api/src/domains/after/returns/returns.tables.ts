import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  POSTAGE_WAYS,
  RETURN_DENIALS,
  RETURN_FILE_ABOUTS,
  RETURN_REASONS,
  RETURN_STATES,
  RETURN_WAYS,
  type PostageWay,
  type ReturnDenial,
  type ReturnFileAbout,
  type ReturnReason,
  type ReturnState,
  type ReturnWay,
} from '@yahont/contracts/returns/return-lists.ts';
import { ACTOR_KINDS, type ActorKind } from '@yahont/contracts/office/audit.ts';
import {
  CHECK_MARKS,
  PIECE_FATES,
  type CheckMark,
  type PieceFate,
} from '@yahont/contracts/office/returns.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { orderLines, orders } from '#src/domains/buying/orders/orders.tables.ts';
import { refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/** A request to return lines of one order. The owner is the account of the order. */
export const returns = pgTable(
  'returns',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 20718 }),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    state: text().$type<ReturnState>().notNull(),
    /** Refused or withdrawn: its lines can be requested again. `return_lines` has a copy. */
    isDropped: boolean().notNull().default(false),
    reason: text().$type<ReturnReason>().notNull(),
    /** The shopper's comment. */
    comment: text().notNull(),
    way: text().$type<ReturnWay>().notNull(),
    /** Where a courier collects it. */
    address: text(),
    /** The day on which the courier comes; null in requests from before days were chosen. */
    courierDate: date(),
    /** Hours of that day, «10:00»; null: at any time of it. */
    courierFrom: text(),
    courierTo: text(),
    /** The store to which it is to be brought or that received it; null: the central warehouse. */
    storeId: integer().references(() => stores.id),
    denial: text().$type<ReturnDenial>(),
    /** The comment of the person who refused. */
    denialWords: text(),
    /** The receiver of a gift asked for it, by the link of the gift; nothing is written to its buyer (decision 0128). */
    ofGift: boolean().notNull().default(false),
    /** The order of the piece taken in exchange; null: the shopper wants their money. */
    exchangeOrderId: bigint({ mode: 'number' }).references(() => orders.id),
    /**
     * Also null for a refunded return whose lines had cost nothing, or paid for the piece taken in
     * exchange.
     */
    refundId: uuid().references(() => refunds.id),
    /** The refund of the amount that had paid an exchange, once the exchange ended. */
    endedRefundId: uuid().references(() => refunds.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    unique('returns_dropped').on(table.id, table.isDropped),
    uniqueIndex('returns_refund')
      .on(table.refundId)
      .where(sql`${table.refundId} is not null`),
    uniqueIndex('returns_ended_refund')
      .on(table.endedRefundId)
      .where(sql`${table.endedRefundId} is not null`),
    uniqueIndex('returns_exchange_order')
      .on(table.exchangeOrderId)
      .where(sql`${table.exchangeOrderId} is not null`),
    index('returns_open')
      .on(table.id)
      .where(sql`${table.state} not in ('refunded', 'refused', 'withdrawn')`),
    index('returns_store').on(table.storeId, table.id),
    index('returns_of_gifts')
      .on(table.createdAt)
      .where(sql`${table.ofGift}`),
    check('returns_of_gift', sql`not ${table.ofGift} or ${table.exchangeOrderId} is not null`),
    check('returns_state', oneOf(table.state, RETURN_STATES)),
    check('returns_reason', oneOf(table.reason, RETURN_REASONS)),
    check('returns_way', oneOf(table.way, RETURN_WAYS)),
    check('returns_denial', oneOf(table.denial, RETURN_DENIALS)),
    check('returns_is_dropped', sql`${table.isDropped} = (${table.state} in ('refused', 'withdrawn'))`),
    check('returns_address', sql`(${table.way} = 'courier') = (${table.address} is not null)`),
    check('returns_courier_date', sql`${table.courierDate} is null or ${table.way} = 'courier'`),
    check(
      'returns_courier_hours',
      sql`num_nulls(${table.courierFrom}, ${table.courierTo}) in (0, 2)
        and (${table.courierFrom} is null or ${table.courierDate} is not null)`,
    ),
    check(
      'returns_denied',
      sql`(${table.state} = 'refused') = (${table.denial} is not null)
        and (${table.denial} is null) = (${table.denialWords} is null)`,
    ),
    check(
      'returns_ended',
      sql`${table.endedRefundId} is null or (${table.exchangeOrderId} is not null and ${table.state} = 'refunded')`,
    ),
    check('returns_refunded', sql`${table.refundId} is null or ${table.state} = 'refunded'`),
  ],
);

export type ReturnRow = typeof returns.$inferSelect;

/**
 * The returned lines, with the services of a piece. A line is in at most one return that was not
 * abandoned.
 */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: bigint({ mode: 'number' }).notNull(),
    orderLineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id),
    isDropped: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderLineId] }),
    foreignKey({
      name: 'return_lines_return',
      columns: [table.returnId, table.isDropped],
      foreignColumns: [returns.id, returns.isDropped],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('return_lines_once')
      .on(table.orderLineId)
      .where(sql`not ${table.isDropped}`),
  ],
);

/** The physical pieces of those lines, by УИН. */
export const returnPieces = pgTable(
  'return_pieces',
  {
    returnId: bigint({ mode: 'number' }).notNull(),
    uin: text()
      .notNull()
      .references(() => items.uin),
    orderLineId: bigint({ mode: 'number' }).notNull(),
    scannedAt: timestamp({ withTimezone: true }),
    scannedBy: integer().references(() => staff.id),
    /** Typed by hand instead of scanned. */
    isManual: boolean(),
    /** Where the piece went when the return was refunded. */
    fate: text().$type<PieceFate>(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.uin] }),
    index().on(table.uin),
    foreignKey({
      name: 'return_pieces_line',
      columns: [table.returnId, table.orderLineId],
      foreignColumns: [returnLines.returnId, returnLines.orderLineId],
    }).onDelete('cascade'),
    check(
      'return_pieces_scan',
      sql`num_nulls(${table.scannedAt}, ${table.scannedBy}, ${table.isManual}) in (0, 3)`,
    ),
    check('return_pieces_fate', oneOf(table.fate, PIECE_FATES)),
  ],
);

/** The check list of a returned piece. */
export const returnChecks = pgTable(
  'return_checks',
  {
    returnId: bigint({ mode: 'number' }).notNull(),
    uin: text().notNull(),
    uinMark: text().$type<CheckMark>().notNull(),
    dmdkMark: text().$type<CheckMark>().notNull(),
    weightMark: text().$type<CheckMark>().notNull(),
    /** As weighed, milligrams. */
    weightMg: integer(),
    tagMark: text().$type<CheckMark>().notNull(),
    wearMark: text().$type<CheckMark>().notNull(),
    stoneMark: text().$type<CheckMark>().notNull(),
    /** The comment of the person who checked. */
    words: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.uin] }),
    foreignKey({
      name: 'return_checks_piece',
      columns: [table.returnId, table.uin],
      foreignColumns: [returnPieces.returnId, returnPieces.uin],
    }).onDelete('cascade'),
    check('return_checks_uin_mark', oneOf(table.uinMark, CHECK_MARKS)),
    check('return_checks_dmdk_mark', oneOf(table.dmdkMark, CHECK_MARKS)),
    check('return_checks_weight_mark', oneOf(table.weightMark, CHECK_MARKS)),
    check('return_checks_tag_mark', oneOf(table.tagMark, CHECK_MARKS)),
    check('return_checks_wear_mark', oneOf(table.wearMark, CHECK_MARKS)),
    check('return_checks_stone_mark', oneOf(table.stoneMark, CHECK_MARKS)),
    check('return_checks_weight', sql`${table.weightMg} > 0`),
  ],
);

export const returnEvents = pgTable(
  'return_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    returnId: bigint({ mode: 'number' })
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    state: text().$type<ReturnState>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorKind: text().$type<ActorKind>().notNull(),
    staffId: integer().references(() => staff.id),
  },
  (table) => [
    index().on(table.returnId),
    check('return_events_state', oneOf(table.state, RETURN_STATES)),
    check('return_events_actor_kind', oneOf(table.actorKind, ACTOR_KINDS)),
    check('return_events_staff', sql`(${table.actorKind} = 'staff') = (${table.staffId} is not null)`),
  ],
);

/** Files from a shopper: pictures of a defect, or the postal receipt. */
export const returnFiles = pgTable(
  'return_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    returnId: bigint({ mode: 'number' })
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    about: text().$type<ReturnFileAbout>().notNull(),
    /** Key in the file store. */
    key: text().notNull().unique(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    index().on(table.returnId),
    check('return_files_about', oneOf(table.about, RETURN_FILE_ABOUTS)),
  ],
);

/**
 * What a shopper paid to send a faulty piece back by post, and how much the shop reimbursed. Whole
 * kopecks.
 */
export const returnPostages = pgTable(
  'return_postages',
  {
    returnId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** Amount of the postal receipt, as the shopper states it. */
    asked: bigint({ mode: 'number' }).notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null until the shop has paid. */
    paid: bigint({ mode: 'number' }),
    paidAt: timestamp({ withTimezone: true }),
    paidBy: integer().references(() => staff.id),
    way: text().$type<PostageWay>(),
    /** Number of the payment order of a transfer. */
    paymentOrder: text(),
  },
  (table) => [
    check('return_postages_way', oneOf(table.way, POSTAGE_WAYS)),
    check(
      'return_postages_sums',
      sql`${table.asked} > 0 and ${table.paid} > 0 and ${table.paid} <= ${table.asked}`,
    ),
    check(
      'return_postages_paid',
      sql`num_nulls(${table.paid}, ${table.paidAt}, ${table.paidBy}, ${table.way}) in (0, 4)
        and (${table.way} is not distinct from 'transfer') = (${table.paymentOrder} is not null)`,
    ),
  ],
);

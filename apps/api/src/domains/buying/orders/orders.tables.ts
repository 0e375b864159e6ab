import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { ORDER_GROUPS } from '@yahont/contracts/orders/order-list.ts';
import {
  ORDER_NOTES,
  ORDER_STATUSES,
  type OrderNote,
  type OrderStatus,
  type PaymentKind,
} from '@yahont/contracts/orders/orders.ts';
import type { Contact } from '@yahont/contracts/checkout/checkout.ts';
import type { Company } from '@yahont/contracts/orders/company.ts';
import type { Receiver } from '@yahont/contracts/orders/receiver.ts';
import type { LineKind, ServiceCode } from '@yahont/contracts/line-kinds.ts';
import { MESSAGE_CHANNELS, type MessageChannel } from '@yahont/contracts/office/order-work/message-limits.ts';
import type { ChangedField } from '@yahont/contracts/office/order-work/changed-fields.ts';
import { ACTOR_KINDS, type ActorKind } from '@yahont/contracts/office/audit.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { PAYMENT_KINDS } from '@yahont/values/sums/tenders.ts';
import { METALS, type Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { deliveryChecks } from './delivery/delivery-checks.ts';
import { skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { giftCertificates } from '#src/domains/goods/certificates/gift-certificates.tables.ts';
import { lineKindChecks, type LineOptions } from '#src/domains/buying/line-kinds/index.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/** One changed field of an order, in words or kopecks. */
export type OrderFieldChange = { what: ChangedField; before: string; after: string };

/** The last digits of the buyer's phone, in the form that an index covers. */
export const PHONE_TAIL = sql`right(contact ->> 'phone', 4)`;

/** All sums in whole kopecks. `order_tenders` lists what pays the total. */
export const orders = pgTable(
  'orders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 100216 }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    idempotencyKey: text().notNull(),
    /** SHA-256 of the request: a reused key with another request is an error of the client. */
    requestHash: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    contact: jsonb().$type<Contact>().notNull(),
    /**
     * The company that buys; null: the contact person does. Its texts are empty once that person was
     * erased.
     */
    company: jsonb().$type<Company>(),
    /** Null: the buyer receives it. */
    receiver: jsonb().$type<Receiver>(),
    deliveryKind: text().$type<DeliveryKind>().notNull(),
    deliveryAddress: text().notNull(),
    deliveryDate: date().notNull(),
    /** The carrier; null when the shop delivers. */
    carrier: text(),
    /** The carrier's tracking number for the buyer; null until there is one. */
    trackNumber: text(),
    /** Pickup point by its code at the carrier. */
    pointCode: text(),
    /** Tariff zone in which a courier's visit counts; null where visits are not counted. */
    deliveryZone: text(),
    /** Hours of the visit, «10:00»: both or neither, or only the end of an express one. */
    deliveryFrom: text(),
    deliveryTo: text(),
    /**
     * How long the courier waits while the buyer tries on, as promised when the order was placed; null:
     * no fitting.
     */
    fittingMinutes: integer(),
    storeId: integer().references(() => stores.id),
    paymentKind: text().$type<PaymentKind>().notNull(),
    promoCode: text(),
    goods: bigint({ mode: 'number' }).notNull(),
    promoDiscount: bigint({ mode: 'number' }).notNull(),
    deliveryPrice: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    bonusToEarn: integer().notNull(),
    comment: text().notNull(),
    /** Checked by the buyer; in older orders the comment may ask for it. */
    noCalls: boolean().notNull().default(false),
    /** The parcel contains no prices. */
    hidesPrice: boolean().notNull().default(false),
    /**
     * The receiver of a gift exchanges it (decision 0128): `receiver` names them. Neither messages nor the
     * account show it to the buyer, who owns the order.
     */
    ofGift: boolean().notNull().default(false),
    paidAt: timestamp({ withTimezone: true }),
    /** Until when an unpaid order keeps its items reserved. */
    expiresAt: timestamp({ withTimezone: true }),
    /** When the buyer was reminded of the rest of an order in several payments. */
    partsRemindedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Incremented by every move and every change. */
    version: integer().notNull().default(1),
    stateSince: timestamp({ withTimezone: true }).notNull(),
    /** Until when a ready order waits to be collected, through the end of that day in the buyer's city. */
    storeUntil: timestamp({ withTimezone: true }),
    /** Day of the last reminder that the order waits in its store, in the buyer's city. */
    storageRemindedOn: date(),
    /** Cell or safe in which the ready order lies. */
    place: text(),
    /** Six-digit code that the buyer says in the store; written when the order is first ready there. */
    pickupCode: text(),
    /** The other order of the same cart; the two name each other. */
    companionId: bigint({ mode: 'number' }).references((): AnyPgColumn => orders.id),
  },
  (table) => [
    index('orders_in_work').on(table.stateSince, table.id).where(oneOf(table.status, ORDER_GROUPS.active)),
    index('orders_by_status').on(table.status, table.id),
    // Rows come in the order of their time, so a few bytes for each block find a day; the checkout pays next to nothing.
    index('orders_created').using('brin', table.createdAt),
    index('orders_phone_tail').on(PHONE_TAIL, table.id),
    index('orders_by_track')
      .on(table.trackNumber)
      .where(sql`${table.trackNumber} is not null`),
    index('orders_of_account').on(table.accountId, table.id),
    check('orders_pickup_code', sql`${table.pickupCode} ~ '^[0-9]{6}$'`),
    uniqueIndex('orders_idempotency').on(table.accountId, table.idempotencyKey),
    index('orders_expiring')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'awaiting-payment'`),
    index('orders_parts_to_remind')
      .on(table.expiresAt)
      .where(
        sql`${table.paymentKind} = 'parts' and ${table.status} = 'awaiting-payment' and ${table.partsRemindedAt} is null`,
      ),
    index('orders_stored')
      .on(table.storeUntil)
      .where(sql`${table.storeUntil} is not null`),
    check('orders_status', oneOf(table.status, ORDER_STATUSES)),
    check('orders_payment_kind', oneOf(table.paymentKind, PAYMENT_KINDS)),
    index('orders_courier_visits')
      .on(table.deliveryZone, table.deliveryDate)
      .where(sql`${table.deliveryZone} is not null`),
    ...deliveryChecks(table),
    check(
      'orders_company',
      sql`${table.company} is null or (${table.company} ->> 'inn' ~ '^([0-9]{10}|[0-9]{12})?$'
        and (${table.company} ->> 'kpp' ~ '^[0-9]{9}$') = (length(${table.company} ->> 'inn') = 10)
        and ${table.company} ?& array['inn', 'kpp', 'name', 'address']
        and ${table.paymentKind} in ('invoice', 'card') and ${table.bonusToEarn} = 0)`,
    ),
    uniqueIndex('orders_companion_of')
      .on(table.companionId)
      .where(sql`${table.companionId} is not null`),
    check('orders_companion', sql`${table.companionId} <> ${table.id}`),
    check(
      'orders_total',
      sql`${table.total} = ${table.goods} - ${table.promoDiscount} + ${table.deliveryPrice}`,
    ),
    check(
      'orders_not_negative',
      sql`${table.goods} >= 0 and ${table.promoDiscount} between 0 and ${table.goods} and ${table.deliveryPrice} >= 0
        and ${table.bonusToEarn} >= 0`,
    ),
  ],
);

/** Order lines, one for each single thing, with the description and the price of that moment. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    kind: text().$type<LineKind>().notNull(),
    /** Position of the line to which a service belongs. */
    parentPosition: integer(),
    skuId: integer().references(() => skus.id),
    stoneId: integer().references(() => stones.id),
    service: text().$type<ServiceCode>(),
    certificateId: uuid().references(() => giftCertificates.id),
    options: jsonb().$type<LineOptions>().notNull().default({}),
    name: text().notNull(),
    /** Article of the product; laboratory and certificate for a loose stone. */
    article: text(),
    metal: text().$type<Metal>(),
    size: integer(),
    /** The whole set that it was bought with: lines of an order with the same group. */
    setGroup: uuid(),
    /** «Комплект «Аврора»». */
    setName: text(),
    price: bigint({ mode: 'number' }).notNull(),
    /** Share of the promo code, or of the discount of the set. */
    promoDiscount: bigint({ mode: 'number' }).notNull(),
    /** The part of `promoDiscount` that the set gave: it is lost when a piece of the set is returned. */
    setDiscount: bigint({ mode: 'number' }).notNull().default(0),
    bonusDiscount: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    uniqueIndex('order_lines_certificate')
      .on(table.certificateId)
      .where(sql`${table.certificateId} is not null`),
    index().on(table.skuId),
    foreignKey({
      name: 'order_lines_parent',
      columns: [table.orderId, table.parentPosition],
      foreignColumns: [table.orderId, table.position],
    }),
    ...lineKindChecks('order_lines', table),
    check(
      'order_lines_certificate_id',
      sql`(${table.kind} = 'certificate') = (${table.certificateId} is not null)`,
    ),
    check(
      'order_lines_described',
      sql`(${table.kind} in ('jewellery', 'set-piece')) = (${table.metal} is not null)
        and (${table.kind} in ('jewellery', 'set-piece', 'stone')) = (${table.article} is not null)
        and (${table.size} is null or ${table.skuId} is not null)`,
    ),
    check(
      'order_lines_parent_kind',
      sql`(${table.kind} = 'service') = (${table.parentPosition} is not null)`,
    ),
    check(
      'order_lines_total',
      sql`${table.total} = ${table.price} - ${table.promoDiscount} - ${table.bonusDiscount}`,
    ),
    check(
      'order_lines_set',
      sql`(${table.setGroup} is null) = (${table.setName} is null)
        and ${table.setDiscount} between 0 and ${table.promoDiscount}
        and (${table.setGroup} is not null or ${table.setDiscount} = 0)`,
    ),
    check('order_lines_metal', oneOf(table.metal, METALS)),
    check('order_lines_not_negative', sql`${table.total} >= 0`),
  ],
);

/** The items that a line holds or sold, by УИН: one for a piece or a stone, two for a set piece. */
export const orderLineItems = pgTable(
  'order_line_items',
  {
    lineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    uin: text()
      .notNull()
      .references(() => items.uin),
    /** The setting of a set piece has position 0, its stone 1. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.position] }), index().on(table.uin)],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    status: text().$type<OrderStatus>().notNull(),
    note: text().$type<OrderNote>(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for steps older than this column. */
    actorKind: text().$type<ActorKind>(),
    staffId: integer().references(() => staff.id),
    /** The comment of the person who did it. */
    reason: text(),
    /** What staff changed, with the words before and after; null for every other event, and once the buyer was erased. */
    changes: jsonb().$type<readonly OrderFieldChange[]>(),
  },
  (table) => [
    index().on(table.orderId),
    check('order_events_status', oneOf(table.status, ORDER_STATUSES)),
    check('order_events_note', oneOf(table.note, ORDER_NOTES)),
    check('order_events_actor_kind', oneOf(table.actorKind, ACTOR_KINDS)),
    check(
      'order_events_staff',
      sql`(${table.actorKind} is not distinct from 'staff') = (${table.staffId} is not null)`,
    ),
  ],
);

/**
 * Pieces of an order that were checked before a courier takes it, or at its hand-over: each step starts
 * without any.
 */
export const orderScans = pgTable(
  'order_scans',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    uin: text()
      .notNull()
      .references(() => items.uin),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Typed by hand instead of scanned. */
    isManual: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.uin] })],
);

/**
 * Works of the workshop that staff marked as done, by the line that requires them: a thing, or one of
 * its services.
 */
export const orderWorks = pgTable(
  'order_works',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.lineId] }), index().on(table.lineId)],
);

/** Notes of staff for their colleagues; they are removed when the buyer is erased. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId, table.id.desc())],
);

/** What staff wrote to the buyer; removed when they are erased. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** Of the page that sent it: the same message is written once. */
    key: uuid().notNull(),
    channel: text().$type<MessageChannel>().notNull(),
    text: text().notNull(),
    /** Key of its sending. */
    once: text().notNull(),
    /** The quiet hours in which it was written last until then; null: it was sent at once. */
    heldUntil: timestamp({ withTimezone: true }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orderId, table.id.desc()),
    uniqueIndex('order_messages_key').on(table.orderId, table.key),
    check('order_messages_channel', oneOf(table.channel, MESSAGE_CHANNELS)),
  ],
);

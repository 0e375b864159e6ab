import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ITEM_STATES, type ItemState } from '@yahont/contracts/office/items.ts';
import { ACTOR_KINDS, type ActorKind } from '@yahont/contracts/office/audit.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/** One row per physical item: the law requires its УИН, and two shoppers cannot buy the same ring. */
export const items = pgTable(
  'items',
  {
    uin: text().primaryKey(),
    /** null: the item is a loose stone. */
    skuId: integer().references(() => skus.id),
    /** null: the item is a piece of jewellery. */
    stoneId: integer().references(() => stones.id),
    /** null: the central warehouse. */
    storeId: integer().references(() => stores.id),
    state: text().$type<ItemState>().notNull().default('available'),
    /** The order that reserved or bought it. No foreign key, because `stock` must not know `orders`. */
    orderId: bigint({ mode: 'number' }),
    /** The store sale that sold it; null for an item that an order bought. No foreign key, as with orders. */
    saleId: bigint({ mode: 'number' }),
    /**
     * The visit to a store for which it is put aside; null for a piece that staff put on hold. No
     * foreign key either.
     */
    appointmentId: integer(),
    /** What keeps it in its store for a shopper without an order. No foreign key either. */
    holdId: integer(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** Case, safe or cell. */
    place: text(),
    /** When it left for `storeId`; null once it is there. */
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('items_available')
      .on(table.skuId, table.storeId.asc().nullsFirst(), table.uin)
      .where(sql`${table.state} = 'available'`),
    // Lists of the office: pieces in a state, of all stores or of one, by how long they have been in it.
    index('items_state').on(table.state, table.changedAt, table.uin),
    index('items_store').on(table.storeId, table.state, table.changedAt, table.uin),
    index('items_sku')
      .on(table.skuId)
      .where(sql`${table.skuId} is not null`),
    index('items_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('items_sale')
      .on(table.saleId)
      .where(sql`${table.saleId} is not null`),
    index('items_appointment')
      .on(table.appointmentId)
      .where(sql`${table.appointmentId} is not null`),
    index('items_hold')
      .on(table.holdId)
      .where(sql`${table.holdId} is not null`),
    uniqueIndex('items_stone')
      .on(table.stoneId)
      .where(sql`${table.stoneId} is not null`),
    check('items_of_one', sql`num_nonnulls(${table.skuId}, ${table.stoneId}) = 1`),
    check(
      'items_state',
      sql`case ${table.state} when 'reserved' then ${table.orderId} is not null and ${table.saleId} is null when 'sold' then num_nonnulls(${table.orderId}, ${table.saleId}) = 1 else num_nonnulls(${table.orderId}, ${table.saleId}) = 0 end`,
    ),
    check(
      'items_visit',
      sql`num_nonnulls(${table.appointmentId}, ${table.holdId}) <= case ${table.state} when 'on-hold' then 1 else 0 end`,
    ),
    check('items_states', oneOf(table.state, ITEM_STATES)),
    check(
      'items_sent',
      sql`case ${table.state} when 'in-transit' then ${table.sentAt} is not null when 'reserved' then true when 'on-hold' then true else ${table.sentAt} is null end`,
    ),
    check('items_uin', sql`${table.uin} ~ '^[0-9]{16}$'`),
  ],
);

/**
 * The history of a piece: a row for each change of its place or state. Two triggers on `items` write
 * it, so that no statement can forget it. The actor is the one that `actAs` named in the transaction.
 */
export const itemEvents = pgTable(
  'item_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uin: text()
      .notNull()
      .references(() => items.uin, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    state: text().$type<ItemState>().notNull(),
    storeId: integer(),
    place: text(),
    isOnItsWay: boolean().notNull(),
    orderId: bigint({ mode: 'number' }),
    saleId: bigint({ mode: 'number' }),
    appointmentId: integer(),
    holdId: integer(),
    actorKind: text().$type<ActorKind>(),
    actorId: text(),
  },
  (table) => [
    index().on(table.uin),
    check('item_events_state', oneOf(table.state, ITEM_STATES)),
    check('item_events_actor_kind', oneOf(table.actorKind, ACTOR_KINDS)),
  ],
);

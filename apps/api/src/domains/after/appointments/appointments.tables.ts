import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { APPOINTMENT_ENDERS, APPOINTMENT_STATES } from '@yahont/contracts/appointments/appointments.ts';
import { APPOINTMENT_KINDS } from '@yahont/contracts/appointments/appointment-kinds.ts';
import { STORE_DESKS } from '@yahont/contracts/appointments/desks.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import type { AppointmentDetails } from './subjects/details.ts';

/**
 * Visits to a store; personal data, kept for 90 days after the visit. A moved visit is two rows: the first is
 * `replaced`, and the second has its `visitId`.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    /** Null for a visitor who was not signed in. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: APPOINTMENT_KINDS }).notNull(),
    /** Subject, for which a phone may have one open appointment: `stone:12`, `product:7`, `gold`. */
    subject: text().notNull(),
    stoneId: integer().references(() => stones.id),
    /** For gold: the piece wanted in exchange. */
    productId: integer().references(() => products.id),
    /** The setting to try a stone with, or the size of a product; null: none. */
    skuId: integer().references(() => skus.id),
    /** Details of a kind that is not about a single thing; `kind` inside equals the row's. */
    details: jsonb().$type<AppointmentDetails>(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: APPOINTMENT_STATES }).notNull(),
    visitId: uuid().notNull(),
    name: text().notNull(),
    /** `+79XXXXXXXXX` */
    phone: text().notNull(),
    /** Network of the visitor, as `networkOf` returns it. */
    network: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the visitor was reminded of it. */
    remindedAt: timestamp({ withTimezone: true }),
    /** When it was moved or cancelled, and by whom; null for a visit that is still to come or took place. */
    endedAt: timestamp({ withTimezone: true }),
    endedBy: text({ enum: APPOINTMENT_ENDERS }),
    /** Id of the account or member of staff; null for an anonymous holder of the link. */
    endedById: integer(),
  },
  (table) => [
    uniqueIndex('appointments_once')
      .on(table.phone, table.subject)
      .where(sql`${table.state} = 'requested'`),
    index('appointments_slots')
      .on(table.storeId, table.startsAt)
      .where(sql`${table.state} = 'requested'`),
    index().on(table.accountId),
    index().on(table.phone, table.createdAt),
    index().on(table.startsAt),
    index().on(table.stoneId),
    index().on(table.productId),
    index().on(table.skuId),
    index().on(table.visitId),
    check('appointments_state', oneOf(table.state, APPOINTMENT_STATES)),
    check('appointments_kind', oneOf(table.kind, APPOINTMENT_KINDS)),
    check(
      'appointments_of_kind',
      sql`case ${table.kind} when 'stone' then ${table.stoneId} is not null and ${table.productId} is null when 'product' then ${table.productId} is not null and ${table.stoneId} is null when 'gold' then ${table.stoneId} is null and ${table.skuId} is null else ${table.stoneId} is null and ${table.productId} is null and ${table.skuId} is null end`,
    ),
    check(
      'appointments_details',
      sql`case when ${table.kind} in ('stone', 'product') then ${table.details} is null else ${table.details} is not null and ${table.details} ->> 'kind' = ${table.kind} end`,
    ),
    check('appointments_ended_by', oneOf(table.endedBy, APPOINTMENT_ENDERS)),
    check(
      'appointments_ended',
      sql`(${table.state} not in ('replaced', 'cancelled')) = (${table.endedAt} is null) and (${table.endedAt} is null) = (${table.endedBy} is null)`,
    ),
  ],
);
export type AppointmentRow = typeof appointments.$inferSelect;

/** Calls that named a phone with an appointment, without proof of the right to change it; kept for a day. */
export const appointmentLinkRequests = pgTable(
  'appointment_link_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    network: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** When the owner of the phone got the link because of this call; null when an earlier SMS was enough. */
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.phone, table.at)],
);

/** Stores whose desk receives a different number of visitors an hour than usual; 0: the desk is closed. */
export const storeDesks = pgTable(
  'store_desks',
  {
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    desk: text({ enum: STORE_DESKS }).notNull(),
    visitors: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.desk] }),
    check('store_desks_desk', oneOf(table.desk, STORE_DESKS)),
    check('store_desks_visitors', sql`${table.visitors} between 0 and 20`),
  ],
);

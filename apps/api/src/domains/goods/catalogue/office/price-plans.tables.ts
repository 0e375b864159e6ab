import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PLAN_STATES, type PricePlan } from '@yahont/contracts/office/products.ts';
import { products } from '../catalogue.tables.ts';

/** Planned prices, in whole kopecks. Two live plans of one product never overlap. */
export const pricePlans = pgTable(
  'price_plans',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    price: bigint({ mode: 'number' }).notNull(),
    oldPrice: bigint({ mode: 'number' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: permanent. */
    endsAt: timestamp({ withTimezone: true }),
    reason: text().notNull(),
    state: text().$type<PricePlan['state']>().notNull(),
    /** The price to restore at the end: the one at the beginning, or the one that 1C sent meanwhile. */
    basePrice: bigint({ mode: 'number' }),
    baseOldPrice: bigint({ mode: 'number' }),
  },
  (table) => [
    index().on(table.productId),
    index('price_plans_starting')
      .on(table.startsAt)
      .where(sql`${table.state} = 'planned'`),
    index('price_plans_ending')
      .on(table.endsAt)
      .where(sql`${table.state} = 'active'`),
    check(
      'price_plans_state',
      sql`${table.state} in ${sql.raw(`(${PLAN_STATES.map((state) => `'${state}'`).join(', ')})`)}`,
    ),
    check(
      'price_plans_price',
      sql`${table.price} > 0 and (${table.oldPrice} is null or ${table.oldPrice} > ${table.price})`,
    ),
    check('price_plans_days', sql`${table.endsAt} is null or ${table.endsAt} > ${table.startsAt}`),
    check('price_plans_base', sql`(${table.state} <> 'active') or ${table.basePrice} is not null`),
  ],
);

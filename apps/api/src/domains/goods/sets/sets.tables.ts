import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SET_KINDS, type SetKind } from '@yahont/values/sums/set-kinds.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';

/** Pieces that are sold together with a discount. */
export const sets = pgTable(
  'sets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    kind: text().$type<SetKind>().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    /** Off the own prices of all its pieces, per cent. */
    percent: integer().notNull(),
    isHidden: boolean().notNull(),
  },
  (table) => [
    check('sets_kind', oneOf(table.kind, SET_KINDS)),
    check('sets_percent', sql`${table.percent} between 0 and 50`),
  ],
);

/** The pieces of a set; one product may be there twice, as in a pair of equal rings. */
export const setParts = pgTable(
  'set_parts',
  {
    setId: integer()
      .notNull()
      .references(() => sets.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.position] }), index().on(table.productId)],
);

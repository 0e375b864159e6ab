import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  AUDIENCES,
  KINDS,
  METALS,
  TIERS,
  type Audience,
  type Insert,
  type Kind,
  type Label,
  type Metal,
  type Tier,
} from '@yahont/contracts/catalogue/jewellery.ts';
import { PICTURE_BACKGROUNDS, type PictureBackground } from '@yahont/contracts/catalogue/pictures.ts';
import { oneOf } from '#src/platform/one-of.ts';

export const pictures = pgTable(
  'pictures',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    background: text().$type<PictureBackground>().notNull(),
    placeholder: text().notNull(),
  },
  (table) => [check('pictures_background', oneOf(table.background, PICTURE_BACKGROUNDS))],
);

export const sections = pgTable('sections', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** `koltsa/pomolvochnye`; the address without `/catalog/`. */
  path: text().notNull().unique(),
  code: text().notNull(),
  /** Null at the top. */
  parentPath: text().references((): AnyPgColumn => sections.path),
  name: text().notNull(),
  h1: text().notNull(),
  lead: text().notNull(),
  seoText: text().notNull(),
  sort: integer().notNull(),
  pictureHash: text().references(() => pictures.hash),
  rule: jsonb().$type<Record<string, string[] | boolean | undefined>>().notNull(),
});

export const collections = pgTable('collections', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
});

export const models = pgTable('models', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(),
});

/** A model in one metal: an article number, a card, an address. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull().unique(),
    article: text().notNull().unique(),
    modelId: integer()
      .notNull()
      .references(() => models.id),
    collectionId: integer().references(() => collections.id),
    sectionPath: text()
      .notNull()
      .references(() => sections.path),
    name: text().notNull(),
    shortName: text().notNull(),
    description: text().notNull(),
    editorLine: text().notNull().default(''),
    kind: text().$type<Kind>().notNull(),
    style: text().notNull(),
    tier: text().$type<Tier>().notNull(),
    audience: text().$type<Audience>().notNull(),
    labels: jsonb().$type<Label[]>().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    oldPrice: bigint({ mode: 'number' }),
    metal: text().$type<Metal>().notNull(),
    fineness: integer().notNull(),
    weightMg: integer().notNull(),
    widthMm10: integer('width_mm10'),
    coating: text().notNull(),
    setting: text().notNull(),
    madeIn: text().notNull(),
    /** Checked by `ProductFacts` when read, because older rows lack newer facts. */
    facts: jsonb().$type<unknown>().notNull().default({}),
    inserts: jsonb().$type<Insert[]>().notNull(),
    pictures: jsonb().$type<{ hash: string; alt: string }[]>().notNull(),
    video: text(),
    madeToOrderDays: integer(),
    popularity: integer().notNull(),
    arrivedAt: timestamp({ withTimezone: true }).notNull(),
    /** No longer offered, but kept for old orders. */
    hiddenAt: timestamp({ withTimezone: true }),
    /**
     * A trigger increments it with every change of the row, so that two people cannot overwrite each
     * other.
     */
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.modelId),
    check('products_kind', oneOf(table.kind, KINDS)),
    check('products_tier', oneOf(table.tier, TIERS)),
    check('products_audience', oneOf(table.audience, AUDIENCES)),
    check('products_metal', oneOf(table.metal, METALS)),
    check('products_price_positive', sql`${table.price} > 0`),
    check('products_old_price_above', sql`${table.oldPrice} is null or ${table.oldPrice} > ${table.price}`),
  ],
);

/** A product in one size; one row with a null size for a product without sizes. */
export const skus = pgTable(
  'skus',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** Hundredths of a millimetre: a ring's diameter or a length. */
    size: integer(),
    /** Weight of this size where it differs from the product's. */
    weightMg: integer(),
    /**
     * Price of this size when the product cost `ofPrice`; null when the size costs the same as the
     * product (decision 0102).
     */
    price: bigint({ mode: 'number' }),
    ofPrice: bigint({ mode: 'number' }),
  },
  (table) => [
    uniqueIndex('skus_product_size').on(table.productId, sql`coalesce(${table.size}, 0)`),
    check('skus_price_of_size', sql`(${table.price} is null) = (${table.ofPrice} is null)`),
    check('skus_positive', sql`${table.weightMg} > 0 and ${table.price} > 0 and ${table.ofPrice} > 0`),
  ],
);

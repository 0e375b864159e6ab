import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  CLARITIES_GIA,
  CLARITIES_RU,
  COLOURS_GIA,
  COLOURS_RU,
  CUTS_RU,
  FINISHES,
  FLUORESCENCES,
  STONE_SCALES,
  STONE_SHAPES,
} from '@yahont/contracts/stones/grades.ts';
import type { StoneFacts } from '@yahont/contracts/stones/stones-import.ts';
import { oneOf } from '#src/platform/one-of.ts';

/** Laboratories whose certificates the shop accepts. */
export const laboratories = pgTable(
  'laboratories',
  {
    /** «МГУ», «GIA». */
    name: text().primaryKey(),
    fullName: text().notNull(),
    place: text().notNull(),
    /** The scale of its certificates. */
    scale: text({ enum: STONE_SCALES }).notNull(),
    /** `{number}` is replaced by the number of a certificate. */
    checkUrl: text(),
  },
  (table) => [check('laboratories_scale', oneOf(table.scale, STONE_SCALES))],
);

/**
 * Loose stones, each with its certificate: by law none is sold without one. Its place, its УИН and its
 * reservation are in its row in `items`. Grades of both scales are data, because neither follows from
 * the other.
 */
export const stones = pgTable(
  'stones',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The last part of its address. */
    code: text().notNull().unique(),
    /** «Бриллиант, круг, 0,71 ct, 3/4» */
    name: text().notNull(),
    laboratory: text()
      .notNull()
      .references(() => laboratories.name),
    certificate: text().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    shape: text({ enum: STONE_SHAPES }).notNull(),
    /** «Кр-57» */
    cutNote: text().notNull(),
    /** Thousandths of a carat. */
    caratMilli: integer().notNull(),
    colourRu: text({ enum: COLOURS_RU }).notNull(),
    colourGia: text({ enum: COLOURS_GIA }).notNull(),
    clarityRu: text({ enum: CLARITIES_RU }).notNull(),
    clarityGia: text({ enum: CLARITIES_GIA }).notNull(),
    /** Quality of the cut. */
    qualityRu: text({ enum: CUTS_RU }).notNull(),
    qualityGia: text({ enum: FINISHES }).notNull(),
    polish: text({ enum: FINISHES }).notNull(),
    symmetry: text({ enum: FINISHES }).notNull(),
    fluorescence: text({ enum: FLUORESCENCES }).notNull(),
    /** Hundredths of a millimetre; null: not measured. */
    lengthMm100: smallint(),
    widthMm100: smallint(),
    heightMm100: smallint(),
    /** Tenths of a percent of the diameter. */
    depth10: smallint(),
    table10: smallint(),
    girdle10: smallint(),
    /** Tenths of a degree. */
    crownAngle10: smallint(),
    pavilionAngle10: smallint(),
    facts: jsonb().$type<StoneFacts>().notNull(),
    /** Whole kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('stones_certificate').on(table.laboratory, table.certificate),
    check('stones_price', sql`${table.price} > 0`),
    check('stones_weight', sql`${table.caratMilli} > 0`),
    check('stones_certified', sql`${table.laboratory} <> '' and ${table.certificate} <> ''`),
    check('stones_shape', oneOf(table.shape, STONE_SHAPES)),
    check('stones_colour_ru', oneOf(table.colourRu, COLOURS_RU)),
    check('stones_colour_gia', oneOf(table.colourGia, COLOURS_GIA)),
    check('stones_clarity_ru', oneOf(table.clarityRu, CLARITIES_RU)),
    check('stones_clarity_gia', oneOf(table.clarityGia, CLARITIES_GIA)),
    check('stones_quality_ru', oneOf(table.qualityRu, CUTS_RU)),
    check('stones_quality_gia', oneOf(table.qualityGia, FINISHES)),
    check('stones_polish', oneOf(table.polish, FINISHES)),
    check('stones_symmetry', oneOf(table.symmetry, FINISHES)),
    check('stones_fluorescence', oneOf(table.fluorescence, FLUORESCENCES)),
  ],
);

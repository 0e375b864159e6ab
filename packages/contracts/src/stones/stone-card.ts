import { z } from 'zod';
import { MoneyOut } from '../wire/fields.ts';
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
} from './grades.ts';

/** A loose stone's data for a card or a row of a listing. Unknown values are null. */
export const StoneCard = z.object({
  id: z.int(),
  code: z.string(),
  url: z.string(),
  /** «Бриллиант, круг, 0,71 ct, 3/4» */
  name: z.string(),
  shape: z.enum(STONE_SHAPES),
  /** «Кр-57» */
  cutNote: z.string(),
  /** Thousandths of a carat. */
  caratMilli: z.int(),
  /** Both grades are data of the stone; the scale that the laboratory does not use is only for comparison. */
  colour: z.object({ ru: z.enum(COLOURS_RU), gia: z.enum(COLOURS_GIA) }),
  clarity: z.object({ ru: z.enum(CLARITIES_RU), gia: z.enum(CLARITIES_GIA) }),
  /** Quality of the cut. */
  quality: z.object({ ru: z.enum(CUTS_RU), gia: z.enum(FINISHES) }),
  polish: z.enum(FINISHES),
  symmetry: z.enum(FINISHES),
  fluorescence: z.enum(FLUORESCENCES),
  /** Short name: «МГУ». */
  laboratory: z.string(),
  laboratoryScale: z.enum(STONE_SCALES),
  certificate: z.string(),
  /** Hundredths of a millimetre. Height is that of the stone from table to culet. */
  lengthMm100: z.int().nullable(),
  widthMm100: z.int().nullable(),
  heightMm100: z.int().nullable(),
  /** Tenths of a percent of the diameter. */
  depth10: z.int().nullable(),
  table10: z.int().nullable(),
  price: MoneyOut,
  /** False above the limit of online payments: the stone is sold in a store. */
  isSoldOnline: z.boolean(),
  /** Percent of the similar stones that cost more; null with too few to compare. */
  cheaperThan: z.int().nullable(),
  /** The store that has it; null: the vault. */
  store: z.object({ id: z.int(), name: z.string(), cityName: z.string() }).nullable(),
});
export type StoneCard = z.infer<typeof StoneCard>;

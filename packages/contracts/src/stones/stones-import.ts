import { z } from 'zod';
import { Code } from '../wire/fields.ts';
import { textUpTo } from '../wire/imported-text.ts';
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

/** A laboratory that certifies stones. */
export const ImportLaboratory = z.object({
  /** As written before the number of a certificate: «МГУ», «GIA». */
  name: textUpTo(40).min(1),
  fullName: textUpTo(200).min(1),
  place: textUpTo(100).min(1),
  /** The scale of its certificates; its stones have grades of the other one only for comparison. */
  scale: z.enum(STONE_SCALES),
  /** Where a certificate can be checked; `{number}` is replaced by its number. */
  checkUrl: z.url().max(300).nullable(),
});
export type ImportLaboratory = z.infer<typeof ImportLaboratory>;

/** A mark on a plot of the certificate. */
export const StoneInclusion = z.object({
  side: z.enum(['crown', 'pavilion']),
  kind: z.enum(['crystal', 'feather', 'needle', 'cloud', 'pinpoint']),
  /** Place on the plot: hundredths of the half width to the right and of the half length downwards, from its middle. */
  x: z.int().min(-100).max(100),
  y: z.int().min(-100).max(100),
});
export type StoneInclusion = z.infer<typeof StoneInclusion>;

/** Facts that only the stone's own page shows; older rows get a fact's default. */
export const StoneFacts = z.object({
  inclusions: z.array(StoneInclusion).max(40).default([]),
  /** Engraved by laser on the girdle; empty for none. */
  inscription: textUpTo(60).default(''),
  gemmologist: textUpTo(80).default(''),
});
export type StoneFacts = z.infer<typeof StoneFacts>;

const length = z.int().positive().max(10_000).nullable().default(null).describe('hundredths of a millimetre');
const percent = z
  .int()
  .positive()
  .max(1000)
  .nullable()
  .default(null)
  .describe('tenths of a percent of the diameter');
const angle = z.int().positive().max(900).nullable().default(null).describe('tenths of a degree');

/**
 * A loose stone as the shop's books export it; the same certificate is the same stone. Unknown values
 * are null.
 */
export const ImportStone = z.object({
  /** The last part of its address: `/catalog/diamonds/{code}/`. Latin, unique. */
  code: Code,
  /** «Бриллиант, круг, 0,71 ct, 3/4» */
  name: textUpTo(200).min(1),
  laboratory: textUpTo(40).min(1),
  certificate: textUpTo(40).min(1),
  issuedOn: z.iso.date(),
  shape: z.enum(STONE_SHAPES),
  /** Russian notation of the cut as supplied: «Кр-57». */
  cutNote: textUpTo(40),
  /** Thousandths of a carat. */
  caratMilli: z.int().positive().max(1_000_000),
  colourRu: z.enum(COLOURS_RU),
  colourGia: z.enum(COLOURS_GIA),
  clarityRu: z.enum(CLARITIES_RU),
  clarityGia: z.enum(CLARITIES_GIA),
  qualityRu: z.enum(CUTS_RU),
  qualityGia: z.enum(FINISHES),
  polish: z.enum(FINISHES),
  symmetry: z.enum(FINISHES),
  fluorescence: z.enum(FLUORESCENCES),
  lengthMm100: length,
  widthMm100: length,
  heightMm100: length,
  depth10: percent,
  table10: percent,
  girdle10: percent,
  crownAngle10: angle,
  pavilionAngle10: angle,
  facts: StoneFacts.default(StoneFacts.parse({})),
  /** Whole kopecks. */
  price: z.int().min(1),
});
export type ImportStone = z.infer<typeof ImportStone>;

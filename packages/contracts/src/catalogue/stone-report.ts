import { z } from 'zod';
import { textUpTo } from '../wire/imported-text.ts';

/** What was done to a stone after it was found, in laboratory terms. */
export const TREATMENTS = [
  'none',
  'heat',
  'heat-residue',
  'oil-minor',
  'oil-moderate',
  'irradiation',
  'bleach',
  'dye',
] as const;
export const Treatment = z.enum(TREATMENTS);
export type Treatment = z.infer<typeof Treatment>;

const length = z.int().positive().max(10_000).nullable().default(null).describe('hundredths of a millimetre');

/** The report of a laboratory on the stones of one insert. The rest of the sheet is in the insert. */
export const StoneReport = z.object({
  laboratory: z.object({
    /** As written before the number: «МГУ», «GIA». */
    name: textUpTo(40).min(1),
    fullName: textUpTo(200).min(1),
    place: textUpTo(100).min(1),
    /** The laboratory's page for checking this particular report. */
    checkUrl: z.url().max(300).nullable(),
  }),
  /** Also part of an address. */
  number: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z-]{0,39}$/),
  issuedOn: z.iso.date(),
  gemmologist: textUpTo(80).default(''),
  /** «красный, насыщенный» */
  colour: textUpTo(80).default(''),
  /** Length of the stone, or of the largest one when the report is on many. */
  lengthMm100: length,
  widthMm100: length,
  heightMm100: length,
  comment: textUpTo(500).default(''),
});
export type StoneReport = z.infer<typeof StoneReport>;

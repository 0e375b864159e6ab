import { z } from 'zod';
import { PROMO_CODE_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { Sort } from '../../catalogue/listing.ts';
import { StoreService } from '../../stores/stores.ts';
import { Code } from '../../wire/fields.ts';
import { Needs } from '../needs.ts';
import { DRAWINGS } from './drawings.ts';
import { CALCULATORS, FORMS, QUESTION_GROUPS } from './names.ts';

const Line = z.string().max(300);
/**
 * Paragraphs, lists, `###` headings, `**strong**`, `*emphasis*`, `[links](/delivery/)` and `[^1]` footnotes. No HTML. Links
 * lead to addresses of the shop, `tel:`, `mailto:` or https.
 */
const Markdown = z.string().max(20_000);

/** A photograph by the hash of a stored file, or a drawing of ours by its name. */
export const WrittenPicture = z.union([
  z.object({ hash: z.string().max(128), alt: Line.min(1) }),
  z.object({
    drawing: z.string().refine((name) => Object.hasOwn(DRAWINGS, name), 'an unknown drawing'),
    alt: Line.min(1),
  }),
]);
export type WrittenPicture = z.infer<typeof WrittenPicture>;

const Figure = z.object({ picture: WrittenPicture, caption: Line.default('') });
/** Any part of a text. */
const Part = z.object({ needs: Needs });
const Heading = Part.extend({ heading: Line.default('') });
/** A row of things that a rule selects each time the page is rendered. */
const Row = Heading.extend({ linkText: Line.default(''), limit: z.int().min(1).max(12).default(4) });

/** A part of a text as editors write it. The list of types is closed: docs/blocks.md says what each is for. */
export const WrittenBlock = z.discriminatedUnion('type', [
  Heading.extend({ type: z.literal('text'), markdown: Markdown }),
  Part.extend({ type: z.literal('picture'), ...Figure.shape }),
  Part.extend({ type: z.literal('gallery'), pictures: z.array(Figure).min(2).max(12) }),
  /** `name`: of a film of ours. */
  Part.extend({
    type: z.literal('film'),
    name: Code,
    still: z.string().max(128),
    alt: Line.min(1),
    caption: Line.default(''),
  }),
  Part.extend({
    type: z.literal('table'),
    caption: Line.default(''),
    /** Cells are Markdown of one line. All rows are as long as the head. */
    head: z.array(Line).min(1).max(8),
    rows: z
      .array(z.array(z.string().max(1_000)))
      .min(1)
      .max(60),
    isNumeric: z.array(z.boolean()).default([]),
  }).refine(
    ({ head, rows }) => rows.every(({ length }) => length === head.length),
    'rows as long as the head',
  ),
  Part.extend({ type: z.literal('quote'), text: z.string().min(1).max(1_000), author: Line.default('') }),
  /** `section`: path of a section; `filters`: the query of its listing, `metal=gold&stone=ruby`. */
  Row.extend({
    type: z.literal('products'),
    section: z.string().max(200),
    filters: z.string().max(500).default(''),
    sort: Sort.default('popular'),
  }),
  /** `filters`: the query of the listing of loose stones. */
  Row.extend({ type: z.literal('stones'), filters: z.string().max(500).default('') }),
  /** Stores of the visitor's city, or of all; only those with the service when one is named. */
  Heading.extend({
    type: z.literal('stores'),
    where: z.enum(['city', 'everywhere']).default('city'),
    service: StoreService.nullable().default(null),
  }),
  Heading.extend({ type: z.literal('form'), form: z.enum(FORMS), subject: z.string().max(120).default('') }),
  /** All of a group, or those with these codes. */
  Heading.extend({
    type: z.literal('questions'),
    group: z.enum(QUESTION_GROUPS).nullable().default(null),
    codes: z.array(Code).max(30).default([]),
  }),
  /** A promo code with its current terms. */
  Heading.extend({ type: z.literal('promo'), code: z.string().min(1).max(PROMO_CODE_MAX_LENGTH) }),
  Heading.extend({ type: z.literal('calculator'), calculator: z.enum(CALCULATORS) }),
]);
export type WrittenBlock = z.output<typeof WrittenBlock>;

export const WrittenBlocks = z.array(WrittenBlock).max(60);
/** Footnotes, Markdown of one line each; `[^1]` in a text is the first. */
export const Notes = z.array(z.string().min(1).max(1_000)).max(60).default([]);

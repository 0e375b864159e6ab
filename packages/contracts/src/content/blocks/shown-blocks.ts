import { z } from 'zod';
import { SmallCard } from '../../catalogue/cards.ts';
import { GiftPiece } from '../../catalogue/gift-pieces.ts';
import { Picture } from '../../catalogue/pictures.ts';
import { MoneyOut } from '../../wire/fields.ts';
import { GoldRate } from '../../metal-rates/metal-rates.ts';
import { StoneCard } from '../../stones/stone-card.ts';
import { Store } from '../../stores/stores.ts';
import { FORMS } from './names.ts';

/** A run of text. Its marks are absent when they do not apply. */
export const Inline = z.object({
  text: z.string(),
  isStrong: z.literal(true).optional(),
  isEmphasis: z.literal(true).optional(),
  /** An address of the shop, `tel:`, `mailto:` or an https address. */
  url: z.string().optional(),
  /** Number of the footnote that the text links to. */
  note: z.int().optional(),
});
export type Inline = z.infer<typeof Inline>;

export const Inlines = z.array(Inline);

export const TextPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), inlines: Inlines }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(Inlines) }),
  /** A heading below that of the block. */
  z.object({ kind: z.literal('heading'), text: z.string(), anchor: z.string() }),
]);
export type TextPart = z.infer<typeof TextPart>;

/** A photograph of the picture store, or a drawing of ours. */
export const ShownPicture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('photo'), photo: Picture }),
  z.object({ kind: z.literal('drawing'), name: z.string(), alt: z.string() }),
]);
export type ShownPicture = z.infer<typeof ShownPicture>;

const Figure = z.object({ picture: ShownPicture, caption: z.string() });

export const ShownQuestion = z.object({
  code: z.string(),
  question: z.string(),
  answer: z.array(TextPart),
});
export type ShownQuestion = z.infer<typeof ShownQuestion>;

const Calculator = z.object({ type: z.literal('calculator'), heading: z.string() });

/** A calculator with its rates. Missing data is explained in its place; the calculator is never omitted. */
export const ShownCalculator = z.discriminatedUnion('calculator', [
  /** Null while the shop has no rate. */
  Calculator.extend({ calculator: z.literal('gold'), rate: GoldRate.nullable() }),
  /** Cities where a salon may be opened or is open, the largest first. */
  Calculator.extend({
    calculator: z.literal('payback'),
    cities: z.array(z.object({ name: z.string(), population: z.int() })),
  }),
  Calculator.extend({ calculator: z.literal('company-gifts'), pieces: z.array(GiftPiece) }),
  Calculator.extend({ calculator: z.literal('ring-size') }),
]);
export type ShownCalculator = z.infer<typeof ShownCalculator>;

/**
 * A product in a text. `codePrice`: the price of this piece with the promo code of the action that the
 * text is about, if the code applies.
 */
export const TextCard = SmallCard.extend({ codePrice: MoneyOut.optional() });
export type TextCard = z.infer<typeof TextCard>;

/**
 * A part of a text as a page shows it. The API omits parts that cannot be shown, such as a row of
 * products with nothing in stock, so a page draws everything it gets.
 */
export const Block = z.discriminatedUnion('type', [
  /** Without a heading the previous text continues; `anchor` is empty then. */
  z.object({ type: z.literal('text'), heading: z.string(), anchor: z.string(), parts: z.array(TextPart) }),
  Figure.extend({ type: z.literal('picture') }),
  z.object({ type: z.literal('gallery'), pictures: z.array(Figure) }),
  /** A film of a turning piece: the address without `.webm` and `.mp4`, and its still. */
  z.object({ type: z.literal('film'), url: z.string(), still: Picture, caption: z.string() }),
  z.object({
    type: z.literal('table'),
    caption: z.string(),
    head: z.array(Inlines),
    rows: z.array(z.array(Inlines)),
    /** Columns of figures are aligned to the right. */
    isNumeric: z.array(z.boolean()),
  }),
  z.object({ type: z.literal('quote'), text: z.string(), author: z.string() }),
  z.object({
    type: z.literal('products'),
    heading: z.string(),
    linkText: z.string(),
    url: z.string(),
    cards: z.array(TextCard),
  }),
  z.object({
    type: z.literal('stones'),
    heading: z.string(),
    linkText: z.string(),
    url: z.string(),
    stones: z.array(StoneCard),
  }),
  z.object({ type: z.literal('stores'), heading: z.string(), stores: z.array(Store) }),
  z.object({
    type: z.literal('form'),
    heading: z.string(),
    form: z.enum(FORMS),
    /**
     * The subject of the form: for `vacancy` the job, in words for staff; for `cis` the country code
     * (`by`). Other forms have none, because their e-mails name the page. Empty for none.
     */
    subject: z.string(),
  }),
  z.object({ type: z.literal('questions'), heading: z.string(), questions: z.array(ShownQuestion) }),
  z.object({
    type: z.literal('promo'),
    heading: z.string(),
    code: z.string(),
    percent: z.int(),
    /** Smallest sum of goods, kopecks; 0 for any. */
    minTotal: MoneyOut,
    state: z.enum(['coming', 'current', 'ended']),
    /** First and last day in the city of the caller. */
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
  }),
  ShownCalculator,
]);
export type Block = z.infer<typeof Block>;

import { z } from 'zod';
import { Audience, Gem, Insert, Kind, Label, Metal, Tier } from './jewellery.ts';
import { Code } from '../wire/fields.ts';
import { PICTURE_BACKGROUNDS } from './pictures.ts';
import { ProductFacts } from '../product-facts.ts';

/* The shapes that 1C and the demo import. The verbs of `catalogue` and `stock` write them; a repeated import changes
   nothing. */

export const ImportSection = z.object({
  code: Code,
  /** Path of the parent, empty at the top: `koltsa` for `koltsa/pomolvochnye`. */
  parentPath: z.string().max(200).default(''),
  name: z.string().min(1).max(100),
  h1: z.string().max(200),
  lead: z.string().max(500).default(''),
  seoText: z.string().max(5000).default(''),
  sort: z.int().default(100),
  /** Hash of a stored picture. */
  picture: z.string().nullable().default(null),
  /**
   * The rule of a section: which products it contains. A product is in every section whose rule it matches; its address
   * is in its `sectionPath`.
   */
  rule: z
    .object({
      kinds: z.array(Kind).optional(),
      styles: z.array(z.string()).optional(),
      gems: z.array(Gem).optional(),
      metals: z.array(Metal).optional(),
      audiences: z.array(Audience).optional(),
      labels: z.array(Label).optional(),
      tiers: z.array(Tier).optional(),
      isSale: z.boolean().optional(),
    })
    .default({}),
});
export type ImportSection = z.infer<typeof ImportSection>;

export const ImportCollection = z.object({
  code: Code,
  name: z.string(),
  description: z.string().default(''),
});
export type ImportCollection = z.infer<typeof ImportCollection>;

const ProductDraft = z.object({
  /** The last part of its address: `/catalog/koltsa/pomolvochnye/{code}/`. Latin, unique. */
  code: Code,
  article: z.string().min(1).max(40),
  /** The same for all metals of one model. */
  modelCode: Code,
  /** «Кольцо «Аврора» из белого золота с бриллиантами» */
  name: z.string().min(1).max(200),
  /** «Кольцо «Аврора»» */
  shortName: z.string().min(1).max(100),
  description: z.string().max(4000),
  /** The editor's comment after the name, for a large card in a listing: «прошлое, настоящее, будущее». */
  editorLine: z.string().max(80).default(''),
  kind: Kind,
  /**
   * A finer division of `kind`: `solitaire`, `three-stone`, `eternity`, `band`, `signet`, `studs`, `drops`, `hoops` …
   */
  style: z.string().max(40),
  tier: Tier.default('common'),
  audience: Audience,
  collection: Code.nullable().default(null),
  /** Path of the section that contains its address; the section must be imported before. */
  sectionPath: z.string(),
  labels: z.array(Label).default([]),
  price: z.int().positive().describe('whole kopecks'),
  oldPrice: z.int().positive().nullable().default(null),
  metal: Metal,
  fineness: z.int(),
  weightMg: z.int().positive(),
  widthMm10: z.int().positive().nullable().default(null),
  coating: z.string().max(60).default(''),
  setting: z.string().max(60).default(''),
  madeIn: z.string().max(60).default('Кострома, Россия'),
  facts: ProductFacts.default(ProductFacts.parse({})),
  inserts: z.array(Insert).default([]),
  /** Hashes of stored pictures, the main one first, each with its alt text. */
  pictures: z.array(z.object({ hash: z.string(), alt: z.string() })),
  video: z.string().nullable().default(null),
  /** Hundredths of a millimetre, a ring's diameter or a length; empty for a product without sizes. */
  sizes: z.array(z.int().positive()).default([]),
  /** Sizes that differ from the product; a size that is not listed has the product's weight and price. */
  bySize: z
    .array(
      z.object({
        size: z.int().positive(),
        weightMg: z.int().positive(),
        price: z.int().positive().describe('whole kopecks'),
      }),
    )
    .default([]),
  /** Stored, but not offered yet: decision 0008. */
  madeToOrderDays: z.int().nullable().default(null),
  /** Larger is more popular. */
  popularity: z.int().default(0),
  /** When the product arrived in the shop; sorts novelties. */
  arrivedAt: z.iso.datetime(),
});

/** A one-of-a-kind piece has at most one size, is not made to order and waits for no stone. */
export const ImportProduct = ProductDraft.refine(
  ({ facts, sizes, madeToOrderDays }) =>
    !facts.isOnly || (sizes.length <= 1 && madeToOrderDays === null && facts.seat === null),
  { path: ['facts', 'isOnly'], error: 'a single piece has one size, no order and no seat' },
);
export type ImportProduct = z.infer<typeof ImportProduct>;

const itemFields = {
  uin: z.string().regex(/^\d{16}$/),
  /** Code of the store; null: the central warehouse. */
  storeCode: Code.nullable(),
};

/** A physical item of a product. */
export const ImportPiece = z.object({ ...itemFields, productCode: Code, size: z.int().nullable() });
export type ImportPiece = z.infer<typeof ImportPiece>;

/** A physical item: of a product, or a loose stone. */
export const ImportItem = z.union([ImportPiece, z.object({ ...itemFields, stoneCode: Code })]);
export type ImportItem = z.infer<typeof ImportItem>;

/** A picture file that the shop keeps. */
export const ImportPicture = z.object({
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  background: z.enum(PICTURE_BACKGROUNDS),
  placeholder: z.string(),
});
export type ImportPicture = z.infer<typeof ImportPicture>;

/** What a product costs from now on. */
export const ImportPrice = z
  .object({
    article: z.string().min(1).max(40),
    price: z.int().positive().max(1_000_000_000_00).describe('whole kopecks'),
    /** null: none; left out: the one that it has. */
    oldPrice: z.int().positive().max(1_000_000_000_00).nullable().optional(),
  })
  .refine(({ price, oldPrice }) => oldPrice === undefined || oldPrice === null || oldPrice > price, {
    path: ['oldPrice'],
    error: 'a struck-out price is higher',
  });
export type ImportPrice = z.infer<typeof ImportPrice>;

import { z } from 'zod';
import { MAX_SET_PERCENT } from '@yahont/values/sums/sets.ts';
import { SET_KINDS } from '@yahont/values/sums/set-kinds.ts';
import { Cart } from '../cart/cart.ts';
import { ProductCard } from '../catalogue/cards.ts';
import { EngravingPlace, Inscription, NOT_ENGRAVED } from '../cart/inscription.ts';
import { Instalment } from '../payment/instalment.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam, MoneyOut } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';

/** `pair`: two wedding rings. */
export const SetKind = z.enum(SET_KINDS);
export type SetKind = z.infer<typeof SetKind>;

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

/** A set as 1C knows it: pieces of the catalogue by article, in the order in which they are shown. */
export const ImportSet = z.object({
  slug: Slug,
  kind: SetKind,
  /** Without its kind: «Аврора». */
  name: z.string().min(1).max(60),
  /** One sentence for the page. */
  text: z.string().max(300).default(''),
  /** Off the own prices of all its pieces, per cent. */
  percent: z.int().min(0).max(MAX_SET_PERCENT),
  isHidden: z.boolean().default(false),
  parts: z
    .array(z.object({ article: z.string(), label: z.string().min(1).max(40) }))
    .min(2)
    .max(6),
});
export type ImportSet = z.infer<typeof ImportSet>;

/** A piece of a set with the sizes that can be bought now. */
export const SetPart = z.object({
  /** «Кольцо», «Её кольцо». */
  label: z.string(),
  card: ProductCard,
  /** Where it can be engraved; null for a piece without room for an inscription. */
  engravedAt: EngravingPlace.nullable(),
  /** Its SKUs that can be bought now, smallest first; one without a size for a piece that has none. */
  skus: z.array(
    z.object({
      skuId: z.int(),
      /** Hundredths of a millimetre; null for a piece without sizes. */
      size: z.int().nullable(),
      price: MoneyOut,
      /** Day on which a courier can bring it, ISO. */
      readyDate: z.iso.date(),
    }),
  ),
});
export type SetPart = z.infer<typeof SetPart>;

export const ProductSet = z.object({
  id: z.int(),
  slug: Slug,
  kind: SetKind,
  /** «Комплект «Аврора»». */
  title: z.string(),
  text: z.string(),
  url: z.string(),
  percent: z.int(),
  parts: z.array(SetPart),
  /** At own prices of the cheapest sizes, kopecks. */
  full: MoneyOut,
  /** What the set takes off `full`. */
  discount: MoneyOut,
  /** Null outside the operator's limits. */
  instalment: Instalment.nullable(),
  /** Whether each piece can be bought online now; otherwise the rest is offered at own prices. */
  isWhole: z.boolean(),
});
export type ProductSet = z.infer<typeof ProductSet>;

const ProductSets = z.object({ items: z.array(ProductSet) });

export const listSets = endpoint({
  method: 'GET',
  path: '/api/sets',
  summary: 'All sets of jewellery and pairs of wedding rings',
  answer: ProductSets,
});

export const getSet = endpoint({
  method: 'GET',
  path: '/api/sets/{slug}',
  summary: 'One set with the sizes of its pieces',
  params: z.object({ slug: Slug }),
  answer: ProductSet,
  refusals: { 'set-not-found': refusal(404, {}) },
});

export const listSetsOfProduct = endpoint({
  method: 'GET',
  path: '/api/sets/products/{id}',
  summary: 'Sets with this product, those that can be bought whole first',
  params: z.object({ id: IdParam }),
  answer: ProductSets,
});

/** A set or a pair in chosen sizes. */
export const AddSet = z.object({
  setId: Id,
  /** One SKU for each piece, in the order of the set. */
  skuIds: z.array(Id).min(2).max(6),
  /** For every piece that can be engraved. */
  engraving: Inscription.optional(),
  /** The same key adds once. */
  key: z.uuid(),
});

export const addSetToCart = endpoint({
  method: 'POST',
  path: '/api/cart/sets',
  summary: 'Put a set into the cart: all of its pieces, or none',
  body: AddSet,
  answer: Cart,
  status: 201,
  access: 'visitor',
  refusals: {
    'set-not-found': refusal(404, {}),
    /** Another buyer took these pieces first; `skuIds` cannot be bought now. */
    'pieces-gone': refusal(409, { skuIds: z.array(z.int()) }),
    /** The cart has reached the limit of sets. */
    'too-many-sets': refusal(409, { limit: z.int() }),
    'not-sold-online': refusal(409, {}),
    ...NOT_ENGRAVED,
  },
});

export const takeSetApart = endpoint({
  method: 'DELETE',
  path: '/api/cart/sets/{group}',
  summary: 'Take a set in the cart apart: its pieces stay at own prices',
  params: z.object({ group: z.uuid() }),
  answer: Cart,
  access: 'visitor',
  refusals: { 'set-not-found': refusal(404, {}) },
});

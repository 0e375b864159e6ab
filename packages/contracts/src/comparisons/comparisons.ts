import { z } from 'zod';
import { Clasp, Weave } from '../product-facts.ts';
import { ProductCard } from '../catalogue/cards.ts';
import { Insert } from '../catalogue/jewellery.ts';
import { STONE_SHAPES } from '../stones/grades.ts';
import { StoneCard } from '../stones/stone-card.ts';
import { StoneState } from '../stones/stone-page.ts';
import { IdParam } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';
import { COMPARED_KINDS, COMPARED_MAX } from './compared-kinds.ts';

/** What a visitor compares, in the order in which it was chosen. */
export const Compared = z.object({
  stones: z.array(z.object({ id: z.int(), shape: z.enum(STONE_SHAPES) })),
  products: z.array(z.object({ id: z.int() })),
});
export type Compared = z.infer<typeof Compared>;

export const ComparedStone = StoneCard.extend({
  state: StoneState,
  /** Tenths of a percent of the diameter. */
  girdle10: z.int().nullable(),
  /** Tenths of a degree. */
  crownAngle10: z.int().nullable(),
  pavilionAngle10: z.int().nullable(),
});
export type ComparedStone = z.infer<typeof ComparedStone>;

export const ComparedProduct = ProductCard.extend({
  metalName: z.string(),
  /** Thousandths. */
  fineness: z.int(),
  /** Weight of the size that is listed. */
  weightMg: z.int(),
  /** Tenths of a millimetre. */
  widthMm10: z.int().nullable(),
  coating: z.string(),
  setting: z.string(),
  weave: Weave.nullable(),
  clasp: Clasp.nullable(),
  madeIn: z.string(),
  inserts: z.array(Insert),
  /** Name of the collection. */
  collection: z.string().nullable(),
});
export type ComparedProduct = z.infer<typeof ComparedProduct>;

export const Comparison = z.object({
  stones: z.array(ComparedStone),
  products: z.array(ComparedProduct),
});
export type Comparison = z.infer<typeof Comparison>;

const more = `{0,${COMPARED_MAX - 1}}`;
const code = '[a-z0-9][a-z0-9-]{0,119}';

export const getComparison = endpoint({
  method: 'GET',
  path: '/api/comparison',
  summary: 'What the caller compares, or what a shared address names instead: also pieces that are sold',
  query: z.object({
    /** Codes of stones. */
    stones: z
      .string()
      .regex(new RegExp(`^${code}(,${code})${more}$`))
      .optional(),
    /** Ids of products. */
    products: z
      .string()
      .regex(new RegExp(`^\\d{1,9}(,\\d{1,9})${more}$`))
      .optional(),
  }),
  answer: Comparison,
});

const kind = z.enum(COMPARED_KINDS);

export const addToComparison = endpoint({
  method: 'PUT',
  path: '/api/comparison/{kind}/{id}',
  summary: 'Compare a stone or a product with others of its kind',
  params: z.object({ kind, id: IdParam }),
  answer: Compared,
  access: 'visitor',
  refusals: {
    'compare-full': refusal(409, { limit: z.int() }),
    'product-not-found': refusal(404, {}),
    'stone-not-found': refusal(404, {}),
  },
});

export const removeFromComparison = endpoint({
  method: 'DELETE',
  path: '/api/comparison/{kind}/{id}',
  summary: 'Compare it no longer',
  params: z.object({ kind, id: IdParam }),
  answer: Compared,
  access: 'visitor',
});

export const clearComparison = endpoint({
  method: 'DELETE',
  path: '/api/comparison/{kind}',
  summary: 'Compare nothing of this kind',
  params: z.object({ kind }),
  answer: Compared,
  access: 'visitor',
});

import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { MoneyOut } from '../wire/fields.ts';
import { STONE_SHAPES } from './grades.ts';
import { StoneCard } from './stone-card.ts';
import { StoneQuery, StoneRangeFacet } from './stone-listing.ts';

/** A frequent value of the address, with the number of its stones. */
const Quick = z.object({
  /** `-100000`, `0.45-0.55`: as addresses write it. */
  value: z.string(),
  /** Roubles at most, or carats about. */
  about: z.number(),
  count: z.int(),
  isSelected: z.boolean(),
});

/** What a budget buys: stones of usual grades (`USUAL_GRADES`) priced a little below it. */
export const StoneWorth = z.object({
  budget: MoneyOut,
  /** The range of prices considered, as in addresses: `80000-100000`. */
  price: z.string(),
  /** Number of stones in it. */
  count: z.int().positive(),
  /**
   * Thousandths of a carat: a quarter of the stones are lighter than `from`, half are lighter than
   * `middle`, three quarters are lighter than `to`.
   */
  fromMilli: z.int(),
  middleMilli: z.int(),
  toMilli: z.int(),
  /** Whether it is the upper end of the price in the address. */
  isChosen: z.boolean(),
});
export type StoneWorth = z.infer<typeof StoneWorth>;

export const StonePicker = z.object({
  /** Stones of the shape on sale. */
  allTotal: z.int(),
  /** Stones that match the filters. */
  total: z.int(),
  /** Price and weight, in the order of the page; each counted within the other range. */
  ranges: z.array(StoneRangeFacet),
  /** Cards of matching stones that the shop recommends first. */
  cards: z.array(StoneCard),
  /** Frequent choices with at least one stone; each is counted within the other range. */
  quick: z.object({ price: z.array(Quick), carat: z.array(Quick) }),
  /** Ascending budgets; those with too few stones are omitted. */
  worth: z.array(StoneWorth),
});
export type StonePicker = z.infer<typeof StonePicker>;

/** The cards of an answer. */
export const PICKED_CARDS = 4;

export const getStonePicker = endpoint({
  method: 'GET',
  path: '/api/stone-picker/{shape}',
  summary: 'Loose diamonds of a shape by weight and price: counts, the best of them, and what a sum buys',
  params: z.object({ shape: z.enum(STONE_SHAPES) }),
  query: StoneQuery.pick({ carat: true, price: true }),
  answer: StonePicker,
});

import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { MoneyOut } from '../wire/fields.ts';
import { STONE_SHAPES } from './grades.ts';
import { StoneCard } from './stone-card.ts';
import { StoneQuery, StoneRangeFacet } from './stone-listing.ts';

/** A value of the address that a shopper often means, with the stones that it leaves. */
const Quick = z.object({
  /** `-100000`, `0.45-0.55`: as addresses write it. */
  value: z.string(),
  /** Roubles at most, or carats about. */
  about: z.number(),
  count: z.int(),
  isSelected: z.boolean(),
});

/** What a sum buys: stones of usual grades (`USUAL_GRADES`) whose price is a little below it. */
export const StoneWorth = z.object({
  budget: MoneyOut,
  /** The prices that were looked at, as addresses write them: `80000-100000`. */
  price: z.string(),
  /** Stones of them. */
  count: z.int().positive(),
  /** Thousandths of a carat: a quarter of the stones are lighter than `from`, a half than `middle`, three quarters than `to`. */
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
  /** Stones of the choice. */
  total: z.int(),
  /** Price and weight, in the order of the page; each over the stones that the other leaves. */
  ranges: z.array(StoneRangeFacet),
  /** Those of the choice that the shop advises first. */
  cards: z.array(StoneCard),
  /** Frequent choices that leave any stones; each counts with the other range. */
  quick: z.object({ price: z.array(Quick), carat: z.array(Quick) }),
  /** Ascending sums; those for which there are too few stones to say are left out. */
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

import { z } from 'zod';
import { Code, MoneyOut } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Instalment } from '../payment/instalment.ts';
import { WaysAboveCard } from '../payment/ways-above-card.ts';
import { CLARITIES_RU, COLOURS_RU, CUTS_RU, STONE_SCALES } from './grades.ts';
import { StoneCard } from './stone-card.ts';
import { StoneSetting } from './stone-setting.ts';
import { StoneInclusion } from './stones-import.ts';

/** The position of a value among others. */
const Spread = z.object({
  /** Both ends in the unit of the value, and counts in equal steps between them. */
  min: z.number(),
  max: z.number(),
  counts: z.array(z.int()),
});

/**
 * How similar stones were chosen, and their prices. Similar: the same shape and cut quality, grades at
 * most one apart.
 */
export const SimilarStones = z.object({
  /** With the stone itself. */
  count: z.int(),
  caratMilliFrom: z.int(),
  caratMilliTo: z.int(),
  colours: z.array(z.enum(COLOURS_RU)),
  clarities: z.array(z.enum(CLARITIES_RU)),
  quality: z.enum(CUTS_RU),
  /** Percent of them that cost more; null with fewer than ten. */
  cheaperThan: z.int().nullable(),
  /** Average price of a carat of the others, whole kopecks; null without others. */
  averagePerCarat: MoneyOut.nullable(),
  /** Kopecks. */
  prices: Spread,
  /**
   * Stones of the same shape and a weight within a hundredth of a carat; hundredths of a millimetre.
   * Null: not measured.
   */
  diameters: Spread.extend({ count: z.int(), biggerThan: z.int() }).nullable(),
});
export type SimilarStones = z.infer<typeof SimilarStones>;

/** `sold` also covers a stone that the shop took off sale. */
export const StoneState = z.enum(['available', 'reserved', 'sold']);
export type StoneState = z.infer<typeof StoneState>;

export const StonePage = StoneCard.extend({
  state: StoneState,
  /** Null for a stone that was sold long ago. */
  uin: z.string().nullable(),
  laboratoryFacts: z.object({
    fullName: z.string(),
    place: z.string(),
    scale: z.enum(STONE_SCALES),
    /** The laboratory's page for checking this particular certificate. */
    checkUrl: z.string().nullable(),
  }),
  issuedOn: z.iso.date(),
  inscription: z.string(),
  gemmologist: z.string(),
  inclusions: z.array(StoneInclusion),
  /** Tenths of a percent of the diameter. */
  girdle10: z.int().nullable(),
  /** Tenths of a degree. */
  crownAngle10: z.int().nullable(),
  pavilionAngle10: z.int().nullable(),
  /** Null when the price is outside the instalment operator's limits. */
  instalment: Instalment.nullable(),
  waysAboveCard: WaysAboveCard,
  /** Points earned when the order is handed over. */
  bonus: z.int(),
  similar: SimilarStones,
  /** On sale, most similar first: four for a stone on sale, five for one that is taken. */
  alike: z.array(StoneCard),
  /**
   * Designs that fit the stone: their number, and the four most recommended, each in one metal. None
   * for a taken stone.
   */
  settings: z.object({ total: z.int(), advised: z.array(StoneSetting) }),
});
export type StonePage = z.infer<typeof StonePage>;

export const getStone = endpoint({
  method: 'GET',
  path: '/api/stones/{code}',
  summary: 'A loose diamond with its certificate, and how it compares',
  params: z.object({ code: Code }),
  answer: StonePage,
});

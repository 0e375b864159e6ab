import { z } from 'zod';
import { ENGRAVING_PLACES } from '@yahont/values/engraving.ts';
import { STONE_SHAPES } from './stones/grades.ts';

export const SETTING_TYPES = ['prong', 'bezel', 'pave', 'channel', 'grain', 'post'] as const;
export const SettingType = z.enum(SETTING_TYPES);
export type SettingType = z.infer<typeof SettingType>;

/** How links of a chain are joined. */
export const WEAVES = [
  'cable',
  'curb',
  'bismarck',
  'figaro',
  'snake',
  'rope',
  'singapore',
  'anchor',
  'bead',
  'trace',
] as const;
export const Weave = z.enum(WEAVES);
export type Weave = z.infer<typeof Weave>;

/** What closes a piece; `none` for a bangle without a lock, which is pulled over the hand. */
export const CLASPS = [
  'lobster',
  'spring-ring',
  'box',
  'hinge',
  'push-back',
  'screw-back',
  'english',
  'french-hook',
  'hook',
  'click',
  'pin',
  'swivel',
  'none',
] as const;
export const Clasp = z.enum(CLASPS);
export type Clasp = z.infer<typeof Clasp>;

export const BODIES = ['solid', 'hollow'] as const;
export const Body = z.enum(BODIES);
export type Body = z.infer<typeof Body>;

/** Whether a pendant is sold with a chain. */
export const CHAIN_WITH = ['included', 'separate'] as const;
export const ChainWith = z.enum(CHAIN_WITH);
export type ChainWith = z.infer<typeof ChainWith>;

/** Where a stone of the buyer's choice is set. A product that has one is a setting: its price is without that stone. */
export const Seat = z.object({
  shapes: z.array(z.enum(STONE_SHAPES)).min(1),
  /**
   * The longest side of stones that fit, for round ones the diameter; both ends included. Hundredths of
   * a millimetre.
   */
  fromMm100: z.int().positive().max(10_000),
  toMm100: z.int().positive().max(10_000),
  /** 0: the stone is held by a rim. */
  prongs: z.int().min(0).max(12),
  /** The stone that its pictures show: «с круглым бриллиантом 0,7 ct». */
  shown: z.string().max(80).default(''),
  /** The shape of that stone; null when nobody knows it. */
  shownShape: z.enum(STONE_SHAPES).nullable().default(null),
  /** The piece with its stone: «Кольцо «Корона»». Empty: only the setting's name is known. */
  piece: z.string().max(100).default(''),
});
export type Seat = z.infer<typeof Seat>;

/**
 * Facts of a product that have no column of their own. They come with the import and are stored as one
 * JSON value, so a new fact needs no migration: give it a default here, which older rows then have.
 */
export const ProductFacts = z.object({
  /** How its stones are held. */
  settings: z.array(SettingType).default([]),
  /** Null for a piece that is sold as it is. */
  seat: Seat.nullable().default(null),
  /** Where it can carry an inscription; null for a piece without room for one. */
  engravedAt: z.enum(ENGRAVING_PLACES).nullable().default(null),
  /** Weave of a chain, and of a bracelet or a necklace that is made of one. */
  weave: Weave.nullable().default(null),
  clasp: Clasp.nullable().default(null),
  /** Null when it is obvious: a ring with a stone, a strand of pearls. */
  body: Body.nullable().default(null),
  /** Across hoops on the outside, across a bangle on the inside. Tenths of a millimetre. */
  diameterMm10: z.int().positive().nullable().default(null),
  /** From the top of an earring to its lower end, tenths of a millimetre. */
  heightMm10: z.int().positive().nullable().default(null),
  /** Chain of a pendant; null for anything else. */
  chain: ChainWith.nullable().default(null),
  /** The thickest chain that passes through the bail of a pendant, tenths of a millimetre. */
  bailMm10: z.int().positive().nullable().default(null),
  /** The size for which its stones are counted, if they differ by size: a longer tennis bracelet has more. */
  stonesOfSize: z.int().positive().nullable().default(null),
  /**
   * A one-of-a-kind piece that is never made again: one УИН, at most one size, no other metal of its
   * model.
   */
  isOnly: z.boolean().default(false),
});
export type ProductFacts = z.infer<typeof ProductFacts>;

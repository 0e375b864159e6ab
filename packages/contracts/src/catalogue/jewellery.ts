import { z } from 'zod';
import { textUpTo } from '../wire/imported-text.ts';
import { StoneReport, Treatment } from './stone-report.ts';

/**
 * Words: a *model* is a design («Аврора»); a *product* is the model in one metal, with its own article number, price,
 * pictures and address; a *SKU* is a product in one size; an *item* is a physical article with its УИН.
 */

export const METALS = ['yellow-gold', 'white-gold', 'rose-gold', 'mixed-gold', 'platinum', 'silver'] as const;
export const Metal = z.enum(METALS);
export type Metal = z.infer<typeof Metal>;

export const GEMS = [
  'diamond',
  'ruby',
  'sapphire',
  'emerald',
  'tanzanite',
  'topaz',
  'amethyst',
  'citrine',
  'garnet',
  'peridot',
  'pearl',
  'onyx',
  'cubic-zirconia',
  'yellow-diamond',
  'pink-diamond',
] as const;
export const Gem = z.enum(GEMS);
export type Gem = z.infer<typeof Gem>;

export const CUTS = [
  'round',
  'oval',
  'pear',
  'marquise',
  'cushion',
  'princess',
  'emerald',
  'asscher',
  'baguette',
  'bead',
  'cabochon',
] as const;
export const Cut = z.enum(CUTS);
export type Cut = z.infer<typeof Cut>;

export const KINDS = [
  'ring',
  'earrings',
  'pendant',
  'chain',
  'bracelet',
  'brooch',
  'necklace',
  'cufflinks',
] as const;
export const Kind = z.enum(KINDS);
export type Kind = z.infer<typeof Kind>;

export const AUDIENCES = ['women', 'men', 'everyone', 'kids'] as const;
export const Audience = z.enum(AUDIENCES);
export type Audience = z.infer<typeof Audience>;

export const LABELS = ['new', 'hit', 'sale', 'royal', 'exclusive'] as const;
export const Label = z.enum(LABELS);
export type Label = z.infer<typeof Label>;

/** SPEC 3: product tiers. */
export const TIERS = ['common', 'royal', 'diamond'] as const;
export const Tier = z.enum(TIERS);
export type Tier = z.infer<typeof Tier>;

/** What the price covers: what the picture shows, or one ring where the picture shows a pair. */
export const PriceUnit = z.enum(['piece', 'one-of-pair']);
export type PriceUnit = z.infer<typeof PriceUnit>;

/** Equal stones set in a product, as a jeweller's label lists them: «20 бриллиантов Кр-57, 0,08 ct, 3/4». */
export const Insert = z.object({
  gem: Gem,
  cut: Cut,
  count: z.int().min(1),
  /** Total weight of these stones, thousandths of a carat; null for pearls and cubic zirconia. */
  caratMilli: z.int().positive().nullable(),
  /** Russian cut notation as supplied («Кр-57», «И-55»); never computed. */
  cutNote: z.string().max(40).default(''),
  /** Colour and clarity as supplied («4/5»). */
  quality: z.string().max(20).default(''),
  /** «Центральный», «Ореол», «Дорожка». */
  role: z.string().max(40).default(''),
  /** Where the stones were found or grown: «Мозамбик, Монтепуэс». Empty: unknown. */
  origin: textUpTo(80).default(''),
  /** Null: unknown, or the stones are grown. */
  treatment: Treatment.nullable().default(null),
  report: StoneReport.nullable().default(null),
  /** What is known of its way to the shop, by year, the earliest first; without it nothing is shown. */
  path: z
    .array(z.object({ year: z.int().min(1700).max(2100), text: textUpTo(200).min(1) }))
    .max(8)
    .optional(),
});
export type Insert = z.infer<typeof Insert>;

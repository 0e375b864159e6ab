import { z } from 'zod';

/**
 * Words: a *model* is a design («Аврора»); a *product* is the model in one metal, with its own article, price,
 * pictures and address; a *SKU* is a product in one size; an *item* is a physical piece with its УИН.
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

export const KINDS = ['ring', 'earrings', 'pendant', 'chain', 'bracelet', 'brooch'] as const;
export const Kind = z.enum(KINDS);
export type Kind = z.infer<typeof Kind>;

export const AUDIENCES = ['women', 'men', 'everyone'] as const;
export const Audience = z.enum(AUDIENCES);

export const LABELS = ['new', 'hit', 'sale', 'royal', 'exclusive'] as const;
export const Label = z.enum(LABELS);
export type Label = z.infer<typeof Label>;

/** SPEC 3: product tiers. */
export const Tier = z.enum(['common', 'royal', 'diamond']);

/** What the price is for: the piece as pictured, or one ring where the picture shows a pair. */
export const PriceUnit = z.enum(['piece', 'one-of-pair']);
export type PriceUnit = z.infer<typeof PriceUnit>;

/** One kind of stone set in a piece, as a jeweller's card writes it: «20 бриллиантов Кр-57, 0,08 ct, 3/4». */
export const Insert = z.object({
  gem: Gem,
  cut: Cut,
  count: z.int().min(1),
  /** Total weight of all stones of this row, thousandths of a carat; null for pearls and cubic zirconia. */
  caratMilli: z.int().positive().nullable(),
  /** Russian notation as supplied («Кр-57», «И-55»); never computed. */
  cutNote: z.string().max(40).default(''),
  /** Colour and clarity as supplied («4/5»). */
  quality: z.string().max(20).default(''),
  /** «Центральный», «Ореол», «Дорожка». */
  role: z.string().max(40).default(''),
});
export type Insert = z.infer<typeof Insert>;

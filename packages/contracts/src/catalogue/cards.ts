import { z } from 'zod';
import { ENGRAVING_PLACES } from '@yahont/values/engraving.ts';
import { endpoint } from '../wire/endpoint.ts';
import { MoneyOut } from '../wire/fields.ts';
import { Kind, Label, Metal, PriceUnit, Tier } from './jewellery.ts';
import { Picture } from './pictures.ts';

/** Fields that every kind of card has (SPEC 3.8). */
export const CardFace = z.object({
  url: z.string(),
  name: z.string(),
  tier: Tier,
  labels: z.array(Label),
  /** Price of the cheapest size that can be bought now. */
  price: MoneyOut,
  /** True where other sizes cost more: «от 78 800 ₽». */
  isPriceFrom: z.boolean(),
  oldPrice: MoneyOut.nullable(),
  /** Whole per cent; 0 without an old price. */
  discount: z.int(),
  inStock: z.boolean(),
  /** False above the limit of online payments: then there is no button to add it to the cart. */
  isSoldOnline: z.boolean(),
});
export type CardFace = z.infer<typeof CardFace>;

/**
 * The data of a product card (SPEC 3.7: id, images, video, labels, price, oldPrice, discount, url,
 * colorGroups).
 */
export const ProductCard = CardFace.extend({
  id: z.int(),
  article: z.string(),
  kind: Kind,
  images: z.array(Picture),
  video: z.string().nullable(),
  /** «за одно кольцо» is shown beside the price of `one-of-pair`. */
  priceUnit: PriceUnit,
  /** True for a setting: its stone is chosen first, so no button adds it to the cart. */
  isSetting: z.boolean(),
  metal: Metal,
  colorGroups: z.array(z.object({ productId: z.int(), metal: Metal, url: z.string() })),
  /**
   * Sizes in stock today, smallest first, in hundredths of a millimetre (1650 is 16,5; 50 000 is 50 cm), each with its SKU
   * and its price.
   */
  sizes: z.array(z.object({ skuId: z.int(), size: z.int(), price: MoneyOut })),
  /** The only SKU of a product without sizes. */
  skuId: z.int().nullable(),
  /** The editor's comment for a large card; may be empty. */
  editorLine: z.string(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** A product shown with only its link clickable: in the menu or on a text page. */
export const SmallCard = CardFace.extend({
  id: z.int(),
  kind: Kind,
  priceUnit: PriceUnit,
  picture: Picture.nullable(),
});
export type SmallCard = z.infer<typeof SmallCard>;

export const ProductCards = z.object({ items: z.array(ProductCard) });
export const listEngravable = endpoint({
  method: 'GET',
  path: '/api/catalogue/engravable',
  summary: 'Popular pieces whose page offers an inscription in this place',
  query: z.object({ place: z.enum(ENGRAVING_PLACES) }),
  answer: ProductCards,
});

export const listOnlyPieces = endpoint({
  method: 'GET',
  path: '/api/catalogue/only',
  summary: 'All single pieces: those that can be bought first, then the sold ones, the newest first',
  answer: ProductCards,
});

export const getCards = endpoint({
  method: 'GET',
  path: '/api/catalogue/cards',
  summary: 'Cards by id, in the order asked',
  query: z.object({ ids: z.string().regex(/^\d+(,\d+){0,99}$/) }),
  answer: ProductCards,
});

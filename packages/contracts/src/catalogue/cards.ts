import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { MoneyOut } from '../wire/fields.ts';
import { Kind, Label, Metal, PriceUnit, Tier } from './jewellery.ts';
import { Picture } from './pictures.ts';

/** What a product card shows (SPEC 3: id, images, video, labels, price, oldPrice, discount, url, colorGroups). */
export const ProductCard = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  article: z.string(),
  kind: Kind,
  tier: Tier,
  images: z.array(Picture),
  video: z.string().nullable(),
  labels: z.array(Label),
  price: MoneyOut,
  /** «за одно кольцо» stands beside the price of `one-of-pair`. */
  priceUnit: PriceUnit,
  /** False for what costs more than the site may take: no button puts it into the cart. */
  isSoldOnline: z.boolean(),
  oldPrice: MoneyOut.nullable(),
  /** Whole percent, 0 without an old price. */
  discount: z.int(),
  metal: Metal,
  colorGroups: z.array(z.object({ productId: z.int(), metal: Metal, url: z.string() })),
  /** Sizes that exist somewhere today, the smallest first, hundredths of a millimetre (1650 is 16,5); the SKU to put into the cart. */
  sizes: z.array(z.object({ skuId: z.int(), size: z.int() })),
  /** The only SKU of a piece without sizes. */
  skuId: z.int().nullable(),
  inStock: z.boolean(),
  /** What the editor says of it, for a large card; may be empty. */
  editorLine: z.string(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** A piece where nothing but its link can be pressed: the menu, a page of text. */
export const SmallCard = ProductCard.pick({
  id: true,
  url: true,
  name: true,
  price: true,
  priceUnit: true,
  oldPrice: true,
}).extend({ picture: Picture.nullable() });
export type SmallCard = z.infer<typeof SmallCard>;

export const ProductCards = z.object({ items: z.array(ProductCard) });
export const getCards = endpoint({
  method: 'GET',
  path: '/api/catalogue/cards',
  summary: 'Cards by id, in the order asked',
  query: z.object({ ids: z.string().regex(/^\d+(,\d+){0,99}$/) }),
  answer: ProductCards,
});

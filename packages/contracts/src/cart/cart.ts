import { z } from 'zod';
import { Id, IdParam, MoneyOut } from '../wire/fields.ts';
import { Instalment } from '../payment/instalment.ts';
import { MAX_QUANTITY } from '../wire/limits.ts';
import { Metal, PriceUnit } from '../catalogue/jewellery.ts';
import { Picture } from '../catalogue/pictures.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

export const CartLine = z.object({
  id: z.int(),
  skuId: z.int(),
  productId: z.int(),
  url: z.string(),
  name: z.string(),
  article: z.string(),
  metal: Metal,
  picture: Picture.nullable(),
  size: z.int().nullable(),
  /** Other sizes of the product, to change the line to. */
  sizes: z.array(z.object({ skuId: z.int(), size: z.int(), isAvailable: z.boolean() })),
  quantity: z.int(),
  /** Items available now; less than `quantity` when others have bought some. */
  available: z.int(),
  price: MoneyOut,
  priceUnit: PriceUnit,
  oldPrice: MoneyOut.nullable(),
  /** Price × quantity before promo code and points. */
  sum: MoneyOut,
  /** ISO date in the caller's city. */
  readyDate: z.iso.date(),
});
export type CartLine = z.infer<typeof CartLine>;

export const CartTotals = z.object({
  quantity: z.int(),
  /** Sum at old prices. */
  full: MoneyOut,
  /** Old price minus price, over all lines. */
  saleDiscount: MoneyOut,
  promoDiscount: MoneyOut,
  /** Sum to pay, without delivery and points. */
  goods: MoneyOut,
  instalment: Instalment.nullable(),
  /** Points that the order earns. */
  bonus: z.int(),
});
export type CartTotals = z.infer<typeof CartTotals>;

export const Cart = z.object({
  lines: z.array(CartLine),
  promoCode: z.string().nullable(),
  totals: CartTotals,
});
export type Cart = z.infer<typeof Cart>;

export const getCart = endpoint({
  method: 'GET',
  path: '/api/cart',
  summary: 'The cart of whoever calls; empty for a newcomer',
  answer: Cart,
});
export const AddCartLine = z.object({ skuId: Id, quantity: z.int().min(1).max(MAX_QUANTITY).default(1) });
/** Somebody was faster: so many can be bought now. */
const OUT_OF_STOCK = { 'out-of-stock': refusal(409, { available: z.int() }) };
const LINE_NOT_FOUND = { 'line-not-found': refusal(404, {}) };

/** Adds to what is there. */
export const addCartLine = endpoint({
  method: 'POST',
  path: '/api/cart/lines',
  summary: 'Put a piece into the cart',
  body: AddCartLine,
  answer: Cart,
  status: 201,
  access: 'visitor',
  refusals: {
    ...OUT_OF_STOCK,
    /** Costs more than one card payment carries. */
    'not-sold-online': refusal(409, {}),
    'sku-not-found': refusal(404, {}),
  },
});
export const ChangeCartLine = z.object({
  quantity: z.int().min(1).max(MAX_QUANTITY).optional(),
  /** Changes to another size of the same product. */
  skuId: Id.optional(),
});
export const changeCartLine = endpoint({
  method: 'PATCH',
  path: '/api/cart/lines/{id}',
  summary: 'Change quantity or size',
  params: z.object({ id: IdParam }),
  body: ChangeCartLine,
  answer: Cart,
  access: 'visitor',
  refusals: { ...OUT_OF_STOCK, ...LINE_NOT_FOUND },
});
export const removeCartLine = endpoint({
  method: 'DELETE',
  path: '/api/cart/lines/{id}',
  summary: 'Take a line out; it can be restored for an hour',
  params: z.object({ id: IdParam }),
  answer: Cart,
  access: 'visitor',
  refusals: LINE_NOT_FOUND,
});
export const restoreCartLine = endpoint({
  method: 'POST',
  path: '/api/cart/lines/{id}/restore',
  summary: 'Undo a removal',
  params: z.object({ id: IdParam }),
  answer: Cart,
  access: 'visitor',
  refusals: LINE_NOT_FOUND,
});
export const applyPromoCode = endpoint({
  method: 'POST',
  path: '/api/cart/promo-code',
  summary: 'Apply a promo code',
  body: z.object({ code: z.string().trim().min(1).max(40) }),
  answer: Cart,
  access: 'visitor',
  refusals: {
    'promo-unknown': refusal(409, {}),
    'promo-expired': refusal(409, {}),
    /** The goods must cost at least so many kopecks. */
    'promo-minimum': refusal(409, { minTotal: MoneyOut }),
  },
});
export const dropPromoCode = endpoint({
  method: 'DELETE',
  path: '/api/cart/promo-code',
  summary: 'Drop the promo code',
  answer: Cart,
  access: 'visitor',
});

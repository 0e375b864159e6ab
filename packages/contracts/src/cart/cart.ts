import { z } from 'zod';
import { PROMO_CODE_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { SET_KINDS } from '@yahont/values/sums/set-kinds.ts';
import { GiftNote, Id, IdParam, MoneyOut } from '../wire/fields.ts';
import { CertificateDesign } from '../certificates/gift.ts';
import { Instalment } from '../payment/instalment.ts';
import { MAX_QUANTITY } from '../wire/limits.ts';
import { LineKind, ServiceCode } from '../line-kinds.ts';
import { Metal, PriceUnit } from '../catalogue/jewellery.ts';
import { Picture } from '../catalogue/pictures.ts';
import { LineStone } from '../stones/line-stone.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { LinePrice } from './line-price.ts';
import { EngravingFace, EngravingPlace, Inscription, NOT_ENGRAVED } from './inscription.ts';
import { typedCode } from '../wire/typed.ts';

/** Work on the pieces of a line, each of them. */
export const CartService = z.object({
  id: z.int(),
  service: ServiceCode,
  name: z.string(),
  /** What the shopper reads beside the name, Russian. */
  details: z.array(z.string()),
  /** The shopper's text: on the card of a gift wrap, or of an engraving. */
  note: z.string(),
  /** Typeface of an engraving; null for other services. */
  face: EngravingFace.nullable(),
  /** For one piece. */
  price: MoneyOut,
  /** Price × quantity of the line. */
  sum: MoneyOut,
});
export type CartService = z.infer<typeof CartService>;

/** A set in the cart: its pieces are lines with the same `group`. */
export const CartSet = z.object({
  group: z.uuid(),
  id: z.int(),
  kind: z.enum(SET_KINDS),
  /** «Комплект «Аврора»». */
  title: z.string(),
  url: z.string(),
  percent: z.int(),
  /** Number of its pieces. */
  parts: z.int(),
  /** Whether all of them are in the cart. */
  isWhole: z.boolean(),
});
export type CartSet = z.infer<typeof CartSet>;

export const CartLine = z.object({
  id: z.int(),
  kind: LineKind,
  /** null for anything that is not a product of the catalogue, like `productId` and `metal`. */
  skuId: z.int().nullable(),
  /** null for anything without a stone of its own choice. */
  stoneId: z.int().nullable(),
  productId: z.int().nullable(),
  /** The stone of `stoneId`. */
  stone: LineStone.nullable(),
  /** Page of the product; for a set piece, the choice of its setting; the catalogue for anything without a page of its own. */
  url: z.string(),
  name: z.string(),
  /** What the shopper reads beside the name, Russian: «размер 17». */
  details: z.array(z.string()),
  /** Article of the product; laboratory and certificate for a loose stone; null for a gift certificate. */
  article: z.string().nullable(),
  metal: Metal.nullable(),
  picture: Picture.nullable(),
  size: z.int().nullable(),
  /** Look of a gift certificate; null for everything else. */
  gift: CertificateDesign.nullable(),
  /** Other sizes of the product, to change the line to. */
  sizes: z.array(z.object({ skuId: z.int(), size: z.int(), isAvailable: z.boolean() })),
  quantity: z.int(),
  /** Items available now, counted up to the largest quantity of a line; less than `quantity` when others have bought some. */
  available: z.int(),
  /** Whether another buyer took the stone of `stoneId`; its page shows the nearest ones. */
  isStoneTaken: z.boolean(),
  price: MoneyOut,
  priceUnit: PriceUnit,
  oldPrice: MoneyOut.nullable(),
  /** The components of `price`: for a set piece its stone and its setting; empty for everything else. */
  prices: z.array(LinePrice),
  /** Price × quantity before promo code and bonus, without services. */
  sum: MoneyOut,
  /** ISO date in the caller's city. */
  readyDate: z.iso.date(),
  /** Where the piece can be engraved; null for one without a place for an inscription. */
  engravedAt: EngravingPlace.nullable(),
  /** The set that it was put in with; null for a line of its own. */
  set: CartSet.nullable(),
  /** What the whole set takes off this line; 0 without all of its pieces, and where the promo code takes more. */
  setDiscount: MoneyOut,
  services: z.array(CartService),
});
export type CartLine = z.infer<typeof CartLine>;

export const CartTotals = z.object({
  /** Pieces, without services. */
  quantity: z.int(),
  /** At old prices, without services. */
  full: MoneyOut,
  /** Old price minus price, over all lines. */
  saleDiscount: MoneyOut,
  promoDiscount: MoneyOut,
  /** What complete sets take off. */
  setDiscount: MoneyOut,
  /** Gift wraps and the like; no promo code discounts them. */
  services: MoneyOut,
  /** Sum to pay, without delivery and bonus. */
  goods: MoneyOut,
  /** The part of `goods` that neither points nor certificates can pay: gift certificates. */
  moneyOnly: MoneyOut,
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
/**
 * Digest of a form that was sent without scripts, where a second press cannot be suppressed: the same
 * form of the same buyer within ten seconds adds nothing. The buyer is part of the digest, because all
 * visitors share the page with the form.
 */
export const FormKey = z.string().regex(/^[\w-]{8,64}$/);
export const AddCartLine = z.object({
  skuId: Id,
  quantity: z.int().min(1).max(MAX_QUANTITY).default(1),
  /** Engraves every piece of the line; undefined keeps the line's inscription. */
  engraving: Inscription.optional(),
  formKey: FormKey.optional(),
});
/** Others were faster: only this many can be bought now. */
const OUT_OF_STOCK = { 'out-of-stock': refusal(409, { available: z.int() }) };
const LINE_NOT_FOUND = { 'line-not-found': refusal(404, {}) };

/** Adds to the existing quantity. */
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
    /** It costs more than one card payment allows. */
    'not-sold-online': refusal(409, {}),
    'sku-not-found': refusal(404, {}),
    /** A setting, which is sold with a stone. */
    'needs-stone': refusal(409, {}),
    ...NOT_ENGRAVED,
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
export const wrapCartLine = endpoint({
  method: 'PUT',
  path: '/api/cart/lines/{id}/gift-wrap',
  summary: 'Wrap the pieces of a line as a gift, with or without a card',
  params: z.object({ id: IdParam }),
  body: z.object({ note: GiftNote }),
  answer: Cart,
  refusals: LINE_NOT_FOUND,
  access: 'visitor',
});
export const unwrapCartLine = endpoint({
  method: 'DELETE',
  path: '/api/cart/lines/{id}/gift-wrap',
  summary: 'Take the gift wrap off a line',
  params: z.object({ id: IdParam }),
  answer: Cart,
  refusals: LINE_NOT_FOUND,
  access: 'visitor',
});
export const applyPromoCode = endpoint({
  method: 'POST',
  path: '/api/cart/promo-code',
  summary: 'Apply a promo code',
  body: z.object({ code: typedCode().min(1).max(PROMO_CODE_MAX_LENGTH) }),
  answer: Cart,
  access: 'visitor',
  refusals: {
    'promo-unknown': refusal(409, {}),
    'promo-expired': refusal(409, {}),
    /** The cart has nothing that a code discounts: it is empty, or has only gift certificates. */
    'promo-no-goods': refusal(409, {}),
    /** The goods must cost at least `minTotal`; `missing` is the difference. Both in kopecks. */
    'promo-minimum': refusal(409, { minTotal: MoneyOut, missing: MoneyOut }),
    /** Many unknown codes within an hour. */
    'too-many-tries': refusal(429, RetryAfter),
  },
});
export const dropPromoCode = endpoint({
  method: 'DELETE',
  path: '/api/cart/promo-code',
  summary: 'Drop the promo code',
  answer: Cart,
  access: 'visitor',
});

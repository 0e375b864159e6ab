import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Id } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Cart } from './cart.ts';
import { Inscription, NOT_ENGRAVED } from './inscription.ts';

/** A loose stone alone, or in a setting that fits it. */
export const AddStone = z.object({
  stoneId: Id,
  /** The setting in a size; null: the stone alone. */
  skuId: Id.nullable().default(null),
  /** null removes an inscription; undefined keeps the line's inscription if the new setting can have one. */
  engraving: Inscription.nullable().optional(),
});

/** Adding what is already in the cart changes nothing; with another setting it replaces the line of the stone. */
export const addStoneToCart = endpoint({
  method: 'POST',
  path: '/api/cart/stones',
  summary: 'Put a loose stone into the cart, alone or in a setting',
  body: AddStone,
  answer: Cart,
  status: 201,
  access: 'visitor',
  refusals: {
    'stone-not-found': refusal(404, {}),
    'sku-not-found': refusal(404, {}),
    /** Another buyer took the stone first. */
    'stone-taken': refusal(409, {}),
    /** The setting is not in stock in that size. */
    'out-of-stock': refusal(409, {}),
    /** The setting takes no stone of this shape and size. */
    'does-not-fit': refusal(409, {}),
    /** The cart has reached the limit of stones. */
    'cart-full': refusal(409, { limit: z.int() }),
    /** It costs more than one card payment allows. */
    'not-sold-online': refusal(409, {}),
    ...NOT_ENGRAVED,
  },
});

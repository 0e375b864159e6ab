import { z } from 'zod';
import { ProductCard } from '../catalogue/cards.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Email, IdParam, MoneyOut } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { typedLine } from '../wire/typed.ts';
import { GIFT_MARKS, LIST_NAME_MAX_LENGTH, LISTED_STATES } from './list-terms.ts';

/** A name and the day for which it is gathered, if there is one. */
export const ListWords = z.object({
  name: typedLine().min(1, INPUT_ERROR).max(LIST_NAME_MAX_LENGTH, INPUT_ERROR),
  day: z.iso.date(INPUT_ERROR).nullable().default(null),
});

const ListBrief = z.object({
  id: z.int(),
  name: z.string(),
  day: z.iso.date().nullable(),
  /** Products in it, the newest first. */
  productIds: z.array(z.int()),
  isShared: z.boolean(),
});
export type ListBrief = z.infer<typeof ListBrief>;

const Listed = z.object({
  productId: z.int(),
  name: z.string(),
  state: z.enum(LISTED_STATES),
  /** Null once it is not in the catalogue. */
  card: ProductCard.nullable(),
});

/** A list as its owner sees it. It says nothing about gifts: the owner must not learn what is coming. */
export const FavouriteList = z.object({
  id: z.int(),
  name: z.string(),
  day: z.iso.date().nullable(),
  /** Ending of the address of the shared page; null while nobody else may see the list. */
  shareToken: z.string().nullable(),
  /** Whether its one hint was sent. */
  isHinted: z.boolean(),
  items: z.array(
    Listed.extend({
      /** Price on the day when it was put here. */
      priceThen: MoneyOut,
      addedAt: z.iso.datetime(),
    }),
  ),
});
export type FavouriteList = z.infer<typeof FavouriteList>;

const Lists = z.object({ items: z.array(ListBrief) });
const NOT_FOUND = { 'list-not-found': refusal(404, {}) };
const params = z.object({ id: IdParam });
const productParams = z.object({ id: IdParam, productId: IdParam });

export const listLists = endpoint({
  method: 'GET',
  path: '/api/lists',
  summary: 'Named lists of the caller, the newest first',
  answer: Lists,
});

/** A form that was sent twice makes one list: the same name with the same day is the list that exists. */
export const makeList = endpoint({
  method: 'POST',
  path: '/api/lists',
  summary: 'Make a list with a name',
  body: ListWords,
  answer: FavouriteList,
  status: 201,
  access: 'visitor',
  refusals: {
    'too-many-lists': refusal(409, { most: z.int() }),
    /** A list of the caller has this name and another day. */
    'name-taken': refusal(409, {}),
  },
});

export const getList = endpoint({
  method: 'GET',
  path: '/api/lists/{id}',
  summary: 'A list of the caller with its products, the newest first',
  params,
  answer: FavouriteList,
  access: 'visitor',
  refusals: NOT_FOUND,
});

export const changeList = endpoint({
  method: 'PUT',
  path: '/api/lists/{id}',
  summary: 'Change the name and the day',
  params,
  body: ListWords,
  answer: FavouriteList,
  access: 'visitor',
  refusals: {
    ...NOT_FOUND,
    /** Another list of the caller has this name. */
    'name-taken': refusal(409, {}),
  },
});

/** Its products stay among the favourites. Removing it again changes nothing. */
export const removeList = endpoint({
  method: 'DELETE',
  path: '/api/lists/{id}',
  summary: 'Remove a list',
  params,
  answer: Lists,
  access: 'visitor',
});

export const putIntoList = endpoint({
  method: 'PUT',
  path: '/api/lists/{id}/products/{productId}',
  summary: 'Put a product into a list; once more changes nothing',
  params: productParams,
  answer: Lists,
  access: 'visitor',
  refusals: {
    ...NOT_FOUND,
    'product-not-found': refusal(404, {}),
    'list-full': refusal(409, { most: z.int() }),
  },
});

export const takeFromList = endpoint({
  method: 'DELETE',
  path: '/api/lists/{id}/products/{productId}',
  summary: 'Take a product out of a list; once more changes nothing',
  params: productParams,
  answer: Lists,
  access: 'visitor',
  refusals: NOT_FOUND,
});

/** While it is shared, the link stays the same. */
export const shareList = endpoint({
  method: 'PUT',
  path: '/api/lists/{id}/share',
  summary: 'Show a list to everybody who has its link',
  params,
  answer: FavouriteList,
  access: 'visitor',
  refusals: NOT_FOUND,
});

/** The link does not work any more, not even when the list is shared again. */
export const hideList = endpoint({
  method: 'DELETE',
  path: '/api/lists/{id}/share',
  summary: 'Show a list to nobody else',
  params,
  answer: FavouriteList,
  access: 'visitor',
  refusals: NOT_FOUND,
});

export const hintAtList = endpoint({
  method: 'POST',
  path: '/api/lists/{id}/hint',
  summary: 'Send the link of a shared list to one address, once; the letter names nobody',
  params,
  body: z.object({
    email: Email,
    /** Captcha token; the demo captcha accepts an empty one. */
    token: z.string().max(4096).default(''),
  }),
  answer: FavouriteList,
  access: 'visitor',
  refusals: {
    ...NOT_FOUND,
    ...CAPTCHA_REFUSALS,
    'not-shared': refusal(409, {}),
    'already-hinted': refusal(409, {}),
    /** Somebody sent a hint to this address lately. */
    'address-hinted': refusal(409, {}),
    'too-many-requests': refusal(429, RetryAfter),
  },
});

/** Nothing here names the owner. */
export const SharedList = z.object({
  name: z.string(),
  day: z.iso.date().nullable(),
  /** Whether the caller gathered it: then every mark is `free`. */
  isOwn: z.boolean(),
  items: z.array(Listed.extend({ gift: z.enum(GIFT_MARKS) })),
});
export type SharedList = z.infer<typeof SharedList>;

/** A link is proof enough: its holder got it from the owner of the list. */
const shared = z.object({ token: z.string().max(80) });
const giftParams = shared.extend({ id: IdParam });

export const showSharedList = endpoint({
  method: 'GET',
  path: '/api/lists/shared/{token}',
  summary: 'A list behind its link',
  params: shared,
  answer: SharedList,
  refusals: NOT_FOUND,
});

export const markGift = endpoint({
  method: 'PUT',
  path: '/api/lists/shared/{token}/gifts/{id}',
  summary: 'Say that the caller gives a product of a shared list; once more changes nothing',
  params: giftParams,
  answer: SharedList,
  access: 'visitor',
  refusals: {
    ...NOT_FOUND,
    'product-not-found': refusal(404, {}),
    'already-given': refusal(409, {}),
    'own-list': refusal(409, {}),
  },
});

export const unmarkGift = endpoint({
  method: 'DELETE',
  path: '/api/lists/shared/{token}/gifts/{id}',
  summary: 'Take back the own mark; once more changes nothing, and marks of others stay',
  params: giftParams,
  answer: SharedList,
  access: 'visitor',
  refusals: { ...NOT_FOUND, 'own-list': refusal(409, {}) },
});

import { z } from 'zod';
import { Picture } from '../catalogue/pictures.ts';
import { Store } from '../stores/stores.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Consent, Id, IdParam, MobilePhone, MoneyOut } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { typedText } from '../wire/typed.ts';
import { COMINGS, HOLD_STATES, WISH_MAX_LENGTH } from './hold-terms.ts';

const HoldStore = Store.pick({
  id: true,
  name: true,
  cityCode: true,
  address: true,
  metro: true,
  phone: true,
  lat: true,
  lon: true,
  openText: true,
  isOpenNow: true,
});

/** A moment in the city of the store. */
const CityTime = z.object({ at: z.iso.datetime(), date: z.iso.date(), time: z.string() });
export type CityTime = z.infer<typeof CityTime>;

export const HoldOffer = z.object({
  /** False above the price up to which pieces are kept without money. */
  isOffered: z.boolean(),
  /** Pieces from this price on are not kept, whole kopecks. */
  priceLimit: MoneyOut,
  /** How many pieces one shopper may have kept at a time. */
  most: z.int(),
  name: z.string(),
  url: z.string(),
  picture: Picture.nullable(),
  /** Hundredths of a millimetre; null for a piece without sizes. */
  size: z.int().nullable(),
  /** Stores of the caller’s city that have it today. */
  stores: z.array(
    HoldStore.extend({
      /** Pieces that can be kept now. */
      free: z.int(),
      /** When the first of the kept ones becomes free; null when one is free, or nobody knows. */
      freeAt: CityTime.nullable(),
      /** Until when a piece would be kept. */
      until: CityTime,
      /** The current day in the city of the store. */
      today: z.iso.date(),
    }),
  ),
});
export type HoldOffer = z.infer<typeof HoldOffer>;

/** Counts change at any moment: never cached. */
export const getHoldOffer = endpoint({
  method: 'GET',
  path: '/api/catalogue/skus/{id}/hold-offer',
  summary: 'Stores of the caller’s city that would keep a piece without an order',
  params: z.object({ id: IdParam }),
  answer: HoldOffer,
  refusals: { 'sku-not-found': refusal(404, {}) },
});

export const HoldRequest = z.object({
  skuId: Id,
  storeId: Id,
  phone: MobilePhone,
  coming: z.enum(COMINGS),
  /** What else the shopper wants to see; empty for nothing. */
  wish: typedText().max(WISH_MAX_LENGTH, INPUT_ERROR).default(''),
  acceptsPersonalData: Consent,
  /** Captcha token; the demo captcha accepts an empty one. */
  token: z.string().max(4096).default(''),
});

export const Hold = z.object({
  id: z.int(),
  /** Shown to the seller. */
  code: z.string(),
  state: z.enum(HOLD_STATES),
  name: z.string(),
  /** Null once the piece is not shown in the catalogue. */
  url: z.string().nullable(),
  picture: Picture.nullable(),
  skuId: z.int(),
  size: z.int().nullable(),
  /** Price when it was put aside. */
  price: MoneyOut,
  /** Null for a store that was closed for good. */
  store: HoldStore.nullable(),
  from: CityTime,
  until: CityTime,
  /** The current day in the city of the store. */
  today: z.iso.date(),
  /** Whole minutes until the end of the term; 0 once it is over. */
  minutesLeft: z.int(),
  /** Until when it could be kept if the shopper asks now; null when it cannot be extended. */
  extendable: CityTime.nullable(),
  endedAt: CityTime.nullable(),
});
export type Hold = z.infer<typeof Hold>;

export const holdPiece = endpoint({
  method: 'POST',
  path: '/api/holds',
  summary: 'Have a store keep a piece without an order; the code for the seller comes by SMS',
  body: HoldRequest,
  /** `link` opens, extends and ends the hold. */
  answer: Hold.extend({ link: z.string() }),
  refusals: {
    ...CAPTCHA_REFUSALS,
    'sku-not-found': refusal(404, {}),
    'store-not-found': refusal(404, {}),
    /** The last one in this store went to another shopper. */
    'piece-taken': refusal(409, {}),
    /** Such pieces are shown on a visit, or kept for a deposit. */
    'too-dear': refusal(422, { priceLimit: z.int() }),
    /** This phone has as many as it may. */
    'too-many-holds': refusal(409, { most: z.int() }),
    /** This phone has the same piece kept. Its owner has the SMS; the caller learns nothing else. */
    'already-held': refusal(409, {}),
    /** Nobody came for the last pieces: a call comes first. */
    'call-first': refusal(409, {}),
    'too-many-requests': refusal(429, RetryAfter),
  },
});

/** A link is proof enough: its owner got it in an SMS. */
const params = z.object({ link: z.string().max(80) });
const NOT_FOUND = { 'hold-not-found': refusal(404, {}) };
const ENDED = { 'hold-ended': refusal(409, {}) };

export const showHold = endpoint({
  method: 'GET',
  path: '/api/holds/{link}',
  summary: 'What a store keeps, by the link from the SMS',
  params,
  answer: Hold,
  refusals: NOT_FOUND,
});

/** Once for each hold; repeating it changes nothing. */
export const extendHold = endpoint({
  method: 'POST',
  path: '/api/holds/{link}/extend',
  summary: 'Keep it one more term',
  params,
  answer: Hold,
  refusals: { ...NOT_FOUND, ...ENDED },
});

/** Repeating it changes nothing. */
export const releaseHold = endpoint({
  method: 'POST',
  path: '/api/holds/{link}/release',
  summary: 'Give the piece back to the showcase',
  params,
  answer: Hold,
  refusals: { ...NOT_FOUND, ...ENDED },
});

export const listOwnHolds = endpoint({
  method: 'GET',
  path: '/api/holds',
  summary: 'Holds of the caller’s account and phone, those that stand first',
  answer: z.array(Hold.extend({ link: z.string() })),
  access: 'account',
});

import { z } from 'zod';
import { Picture } from '../catalogue/pictures.ts';
import { LineStone } from '../stones/line-stone.ts';
import { endpoint } from '../wire/endpoint.ts';
import { MobilePhone, MoneyOut } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { typedLine } from '../wire/typed.ts';

/** `o` is a line of an order of the site, `s` a line of a sale in a store. */
const KEY = /^[os]\d{1,15}$/;

/** A piece that the caller owns: handed over with an order of the site, or sold in a store. */
export const Purchase = z.object({
  key: z.string(),
  /** In the calendar of the city in which it was received. */
  boughtOn: z.iso.date(),
  from: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('site'), orderId: z.int(), number: z.string() }),
    z.object({ kind: z.literal('store'), name: z.string(), receipt: z.string() }),
  ]),
  name: z.string(),
  article: z.string().nullable(),
  /** What the shopper reads beside the name, Russian: «размер 17». */
  details: z.array(z.string()),
  uins: z.array(z.string()),
  /** What each УИН identifies, in Russian: «Оправа», «Бриллиант»; empty for a piece that is one item. */
  parts: z.array(z.string()),
  /** What was paid, points included. */
  paid: MoneyOut,
  /** null for a piece that the catalogue does not know. */
  productId: z.int().nullable(),
  /** Its page; null when it is no longer offered. */
  url: z.string().nullable(),
  picture: Picture.nullable(),
  /** Its loose stone; null when there is none. */
  stone: LineStone.nullable(),
  /** The last day of the guarantee; null for a stone without a setting. */
  warrantyUntil: z.iso.date().nullable(),
  /**
   * From when the free yearly cleaning is due: a past day while one is due. Null for a stone without a
   * setting.
   */
  nextCareOn: z.iso.date().nullable(),
  /** Until which day it can be returned without a reason; null when it cannot. */
  returnUntil: z.iso.date().nullable(),
});
export type Purchase = z.infer<typeof Purchase>;

/** Pages by keyset, 20 at a time. */
export const listPurchases = endpoint({
  method: 'GET',
  path: '/api/purchases',
  summary: 'What the caller bought on the site and in stores, the newest first',
  query: z.object({
    /** `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,15}-[os]\d{1,15}$/)
      .optional(),
  }),
  answer: z.object({ items: z.array(Purchase), next: z.string().nullable() }),
  access: 'account',
});

export const getPurchase = endpoint({
  method: 'GET',
  path: '/api/purchases/{key}',
  summary: 'One piece that the caller owns',
  params: z.object({ key: z.string().regex(KEY) }),
  answer: Purchase,
  access: 'account',
  refusals: { 'purchase-not-found': refusal(404, {}) },
});

/** A store sale as the exchange sends it. Repeating the same store and receipt changes only returns. */
export const ImportStorePurchase = z.object({
  storeCode: z.string().min(1).max(60),
  /** Number of the receipt, unique in the store. */
  receipt: typedLine().min(1).max(40),
  /** The phone that the buyer named at the till. */
  phone: MobilePhone,
  soldAt: z.iso.datetime(),
  lines: z
    .array(
      z.object({
        article: typedLine().min(1).max(60),
        name: typedLine().min(1).max(200),
        /** Hundredths of a millimetre. */
        size: z.int().positive().nullable(),
        uin: z.string().regex(/^\d{16}$/),
        /** Whole kopecks. */
        price: z.int().positive(),
        isReturned: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(100),
});
export type ImportStorePurchase = z.input<typeof ImportStorePurchase>;

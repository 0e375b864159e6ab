import { z } from 'zod';
import { typedLine } from '../wire/typed.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam, MoneyOut } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { ActorKind } from './audit.ts';
import { Reason } from './fields.ts';

/** Whole kopecks. */
const Price = z.int().positive().max(100_000_000_000);

export const PLAN_STATES = ['planned', 'active', 'ended', 'cancelled'] as const;
export const PricePlan = z.object({
  id: z.int(),
  productId: z.int(),
  price: MoneyOut,
  oldPrice: MoneyOut.nullable(),
  from: z.iso.datetime(),
  /** Null: permanent. */
  to: z.iso.datetime().nullable(),
  reason: z.string(),
  state: z.enum(PLAN_STATES),
});
export type PricePlan = z.infer<typeof PricePlan>;

export const OfficeProduct = z.object({
  id: z.int(),
  article: z.string(),
  name: z.string(),
  /** Address of its page in the shop. */
  url: z.string(),
  /** Hash of its first picture, as in `/pictures/{hash}/480.webp`. */
  picture: z.string().nullable(),
  price: MoneyOut,
  oldPrice: MoneyOut.nullable(),
  /**
   * Sizes whose price or weight differs from the product's; a new price of the product changes them in
   * proportion.
   */
  sizes: z.array(
    z.object({
      skuId: z.int(),
      /** Hundredths of a millimetre. */
      size: z.int(),
      /** «длина 50 см» */
      words: z.string(),
      price: MoneyOut,
      oldPrice: MoneyOut.nullable(),
      weightMg: z.int(),
    }),
  ),
  isHidden: z.boolean(),
  /** Goes into `If-Match: "3"` of a change; the database increments it with every change of the row. */
  version: z.int(),
  /** Planned and active ones. */
  plans: z.array(PricePlan),
});
export type OfficeProduct = z.infer<typeof OfficeProduct>;

/** A product in a list. */
export const OfficeProductRow = OfficeProduct.pick({
  id: true,
  article: true,
  name: true,
  price: true,
  oldPrice: true,
  isHidden: true,
}).extend({
  /** Hash of its first picture, as in `/pictures/{hash}/160.webp`. */
  picture: z.string().nullable(),
  /** The plan that is active or begins next. */
  plan: PricePlan.nullable(),
});
export type OfficeProductRow = z.infer<typeof OfficeProductRow>;

export const OFFICE_PRODUCT_LISTS = ['shown', 'hidden', 'planned'] as const;

/** The newest first, 50 at a time; pass `next` as `after`. */
export const findOfficeProducts = endpoint({
  method: 'GET',
  path: '/office/api/products',
  summary: 'Products by the beginning of their article or words of their name, hidden ones too',
  query: z.object({
    q: typedLine().max(80).default(''),
    /** `planned`: with a price that is planned or active. Without it all. */
    list: z.enum(OFFICE_PRODUCT_LISTS).optional(),
    after: IdParam.optional(),
  }),
  answer: z.object({ items: z.array(OfficeProductRow), next: z.int().nullable() }),
  access: { staff: 'stock.see' },
});

const params = z.object({ id: IdParam });

/** Somebody else was first: the current version, and who changed what. */
export const CHANGED_MEANWHILE = {
  'changed-meanwhile': refusal(409, {
    version: z.int(),
    at: z.iso.datetime().optional(),
    actorKind: ActorKind.optional(),
    actorId: z.string().optional(),
    after: z.record(z.string(), z.unknown()).nullable().optional(),
  }),
};
/** The struck-out price must be higher. A change above the limit of one person is 403 `approval-needed`. */
export const NOT_ABOVE_PRICE = { 'not-above-price': refusal(422, {}) };

export const getOfficeProduct = endpoint({
  method: 'GET',
  path: '/office/api/products/{id}',
  summary: 'A product as staff see it, hidden ones too',
  params,
  answer: OfficeProduct,
  access: { staff: 'stock.see' },
});
/** `If-Match` is required, else 400 `version-required`. */
export const setVisibility = endpoint({
  method: 'POST',
  path: '/office/api/products/{id}/visibility',
  summary: 'Hide from the shop, or show again',
  params,
  body: z.object({ isHidden: z.boolean(), reason: Reason }),
  answer: OfficeProduct,
  access: { staff: 'products.hide' },
  refusals: CHANGED_MEANWHILE,
});
export const NewPrice = z.object({ price: Price, oldPrice: Price.nullable().default(null) });
/** Takes effect at once. `If-Match` is required. */
export const setPrice = endpoint({
  method: 'POST',
  path: '/office/api/products/{id}/price',
  summary: 'Set the price now',
  params,
  body: NewPrice.extend({ reason: Reason }),
  answer: OfficeProduct,
  access: { staff: 'prices.set' },
  refusals: {
    ...CHANGED_MEANWHILE,
    ...NOT_ABOVE_PRICE,
    /** A plan is active. */
    'price-planned': refusal(409, { planId: z.int() }),
  },
});
export const PlannedPrice = NewPrice.extend({
  productId: Id,
  from: z.iso.datetime(),
  to: z.iso.datetime().nullable().default(null),
});
export const planPrice = endpoint({
  method: 'POST',
  path: '/office/api/prices/plans',
  summary: 'Set a price for days to come; at the end the price before comes back',
  body: PlannedPrice.extend({ reason: Reason }),
  answer: PricePlan,
  status: 201,
  access: { staff: 'prices.set' },
  refusals: {
    ...NOT_ABOVE_PRICE,
    'in-the-past': refusal(422, {}),
    'not-after-from': refusal(422, {}),
    'plan-overlaps': refusal(409, { planId: z.int() }),
  },
});
/** An active plan ends at once. */
export const cancelPricePlan = endpoint({
  method: 'POST',
  path: '/office/api/prices/plans/{id}/cancel',
  summary: 'Drop a plan, or end it before its time',
  params,
  body: z.object({ reason: Reason }),
  answer: PricePlan,
  access: { staff: 'prices.set' },
  refusals: { 'plan-over': refusal(409, { state: z.enum(PLAN_STATES) }) },
});

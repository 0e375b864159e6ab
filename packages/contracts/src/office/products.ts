import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, IdParam, MoneyOut } from '../fields.ts';
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
  /** Null: for good. */
  to: z.iso.datetime().nullable(),
  reason: z.string(),
  state: z.enum(PLAN_STATES),
});
export type PricePlan = z.infer<typeof PricePlan>;

export const OfficeProduct = z.object({
  id: z.int(),
  article: z.string(),
  name: z.string(),
  price: MoneyOut,
  oldPrice: MoneyOut.nullable(),
  isHidden: z.boolean(),
  /** Goes into `If-Match: "3"` of a change; the database raises it with every change of the row. */
  version: z.int(),
  /** Planned and active ones. */
  plans: z.array(PricePlan),
});
export type OfficeProduct = z.infer<typeof OfficeProduct>;

const params = z.object({ id: IdParam });

export const getOfficeProduct = endpoint({
  method: 'GET',
  path: '/office/api/products/{id}',
  summary: 'A product as staff see it, hidden ones too',
  params,
  answer: OfficeProduct,
  access: { staff: 'stock.see' },
});
/** `If-Match` is required. 409 `changed-meanwhile` (context.version, at, actorKind, actorId). */
export const setVisibility = endpoint({
  method: 'POST',
  path: '/office/api/products/{id}/visibility',
  summary: 'Hide from the shop, or show again',
  params,
  body: z.object({ isHidden: z.boolean(), reason: Reason }),
  answer: OfficeProduct,
  access: { staff: 'products.hide' },
});
/**
 * From this minute on. `If-Match` is required. 409 `changed-meanwhile`; `price-planned`: a plan is active. 422 field
 * `oldPrice`: not above the price. 403 `approval-needed`: a larger change than one person decides.
 */
export const setPrice = endpoint({
  method: 'POST',
  path: '/office/api/products/{id}/price',
  summary: 'Set the price now',
  params,
  body: z.object({ price: Price, oldPrice: Price.nullable().default(null), reason: Reason }),
  answer: OfficeProduct,
  access: { staff: 'prices.set' },
});
/** 409 `plan-overlaps` (context.planId). 422 fields `oldPrice`, `from` (in the past), `to` (not after `from`). 403 as above. */
export const planPrice = endpoint({
  method: 'POST',
  path: '/office/api/prices/plans',
  summary: 'Set a price for days to come; at the end the price before comes back',
  body: z.object({
    productId: Id,
    price: Price,
    oldPrice: Price.nullable().default(null),
    from: z.iso.datetime(),
    to: z.iso.datetime().nullable().default(null),
    reason: Reason,
  }),
  answer: PricePlan,
  status: 201,
  access: { staff: 'prices.set' },
});
/** 409 `plan-over`: it ended or was cancelled. An active one ends at once. */
export const cancelPricePlan = endpoint({
  method: 'POST',
  path: '/office/api/prices/plans/{id}/cancel',
  summary: 'Drop a plan, or end it before its time',
  params,
  body: z.object({ reason: Reason }),
  answer: PricePlan,
  access: { staff: 'prices.set' },
});

import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Code, IdParam, MoneyOut } from '../wire/fields.ts';

/**
 * What set a price: an import of 1C, a person of the office, the start or the end of a planned price;
 * `start` is the price at which the shop began to keep this history.
 */
export const PRICE_SOURCES = ['import', 'staff', 'plan', 'plan-end', 'start'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** A price that a product had before the shop kept a history of it, as 1C knows it. */
export const ImportPastPrice = z
  .object({
    productCode: Code,
    price: z.int().positive().describe('whole kopecks'),
    oldPrice: z.int().positive().nullable().default(null),
    since: z.iso.datetime(),
  })
  .refine(({ price, oldPrice }) => oldPrice === null || oldPrice > price, {
    path: ['oldPrice'],
    error: 'a struck-out price is higher than the price',
  });
export type ImportPastPrice = z.infer<typeof ImportPastPrice>;

export const PriceHistory = z.object({
  /** The price now; that of the size that was asked for. */
  price: MoneyOut,
  /** True when the whole of the last year is known. */
  isWholeYear: z.boolean(),
  /** The beginning of what is shown: a year ago, or since when prices are known. */
  since: z.iso.datetime(),
  /** Prices in force from each moment on, the oldest first; the first one begins at `since`. */
  points: z.array(z.object({ since: z.iso.datetime(), price: MoneyOut, oldPrice: MoneyOut.nullable() })),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

export const getPriceHistory = endpoint({
  method: 'GET',
  path: '/api/catalogue/products/{id}/prices',
  summary: 'Prices at which a product was really offered during the last year',
  params: z.object({ id: IdParam }),
  query: z.object({ skuId: IdParam.optional() }),
  answer: PriceHistory,
});

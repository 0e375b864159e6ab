import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';

export const BellDemand = z.object({
  items: z.array(
    z.object({
      productId: z.int(),
      skuId: z.int(),
      article: z.string(),
      name: z.string(),
      /** Hundredths of a millimetre; null for a product without sizes. */
      size: z.int().nullable(),
      /** How many people wait for it. */
      people: z.int(),
      /** Pieces that can be sold now: of a size in stock only bells of another city are left. */
      available: z.int(),
      cities: z.array(z.object({ cityId: z.int(), name: z.string(), people: z.int() })),
    }),
  ),
});
export type BellDemand = z.infer<typeof BellDemand>;

export const listBellDemand = endpoint({
  method: 'GET',
  path: '/office/api/bells/demand',
  summary: 'Sizes that people wait for, the most wanted first, with the cities of those who wait',
  query: z.object({
    productId: IdParam.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  answer: BellDemand,
  access: { staff: 'stock.see' },
});

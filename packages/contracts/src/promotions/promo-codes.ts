import { z } from 'zod';

export const ImportPromoCode = z.object({
  code: z.string().min(1).max(40),
  percent: z.int().min(1).max(90),
  /** Smallest sum of goods for which the code is valid, kopecks. */
  minTotal: z.int().min(0).default(0),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type ImportPromoCode = z.infer<typeof ImportPromoCode>;

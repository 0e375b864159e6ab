import { z } from 'zod';

/** A loose stone as the shop's books hand it over; the same certificate is the same stone. */
export const ImportStone = z.object({
  /** «Бриллиант, круг 0,50 ct, D/VVS1». */
  name: z.string().trim().min(1).max(200),
  laboratory: z.string().trim().min(1).max(40),
  certificate: z.string().trim().min(1).max(40),
  /** Whole kopecks. */
  price: z.int().min(1),
});

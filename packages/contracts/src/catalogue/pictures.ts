import { z } from 'zod';

export const Picture = z.object({
  /** Content hash of the original: the address is `/pictures/{hash}/{width}.{avif|webp|jpeg}`. */
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** `light` stands on the well colour, `dark` on the royal one. */
  background: z.enum(['light', 'dark']),
  /** Tiny blurred stand-in as a data URL. */
  placeholder: z.string(),
});
export type Picture = z.infer<typeof Picture>;

import { z } from 'zod';

/** `light` is for the light page background, `dark` for the royal one. */
export const PICTURE_BACKGROUNDS = ['light', 'dark'] as const;
export type PictureBackground = (typeof PICTURE_BACKGROUNDS)[number];

export const Picture = z.object({
  /** Content hash of the original: the address is `/pictures/{hash}/{width}.{avif|webp|jpeg}`. */
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  background: z.enum(PICTURE_BACKGROUNDS),
  /** Tiny blurred placeholder as a data URL. */
  placeholder: z.string(),
});
export type Picture = z.infer<typeof Picture>;

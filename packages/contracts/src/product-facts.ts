import { z } from 'zod';

export const SETTING_TYPES = ['prong', 'bezel', 'pave', 'channel', 'grain', 'post'] as const;
export const SettingType = z.enum(SETTING_TYPES);
export type SettingType = z.infer<typeof SettingType>;

/**
 * Facts of a product that have no column of their own. They come with the import and are kept as one JSON value, so a new
 * fact needs no migration: give it a default here, which rows from before it have.
 */
export const ProductFacts = z.object({
  /** How its stones are held. */
  settings: z.array(SettingType).default([]),
});
export type ProductFacts = z.infer<typeof ProductFacts>;

/** Keys of the choice of a setting for a stone, as addresses write them. No zod here: browsers load this file. */

/** The name of a setting with its stone. */
export const SETTING_KINDS = ['ring', 'pendant'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

export const SETTING_STYLES = ['solitaire', 'halo', 'three-stone', 'bezel'] as const;
export type SettingStyle = (typeof SETTING_STYLES)[number];

export const SELECTION_SORTS = ['advised', 'price-asc', 'price-desc'] as const;
export type SelectionSort = (typeof SELECTION_SORTS)[number];

/** Keys of the shopper's own text, which shared pages must not contain. */
export const INSCRIPTION_KEYS = ['engraving', 'face'] as const;

/**
 * All keys in the order that addresses are written. `setting`: the code of the chosen product, which has a metal; `size`:
 * `16.5`; `all`: `1` shows the whole list; `engraving`: the inscription, `face`: its typeface.
 */
export const SELECTION_KEYS = [
  'setting',
  'size',
  'kind',
  'style',
  'metal',
  'sort',
  'all',
  ...INSCRIPTION_KEYS,
] as const;

/** Settings shown before the whole list is requested. */
export const SETTINGS_SHOWN = 6;

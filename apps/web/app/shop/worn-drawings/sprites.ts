import type { HandBreadth } from '@yahont/values/worn/on-body.ts';
import earLarge from './sprites/ear-large.svg?no-inline';
import earMiddle from './sprites/ear-middle.svg?no-inline';
import handBroad from './sprites/hand-broad.svg?no-inline';
import handMiddle from './sprites/hand-middle.svg?no-inline';
import handNarrow from './sprites/hand-narrow.svg?no-inline';
import neck32 from './sprites/neck-32.svg?no-inline';
import neck34 from './sprites/neck-34.svg?no-inline';
import neck36 from './sprites/neck-36.svg?no-inline';
import neck38 from './sprites/neck-38.svg?no-inline';

/** Addresses of the bodies; `geometry/sprite.ts` draws the files. */
export const HANDS: Readonly<Record<HandBreadth, string>> = {
  narrow: handNarrow,
  middle: handMiddle,
  broad: handBroad,
};
export const NECKS: Readonly<Record<number, string>> = { 32: neck32, 34: neck34, 36: neck36, 38: neck38 };
export const EARS = { middle: earMiddle, large: earLarge } as const;
export type EarSize = keyof typeof EARS;

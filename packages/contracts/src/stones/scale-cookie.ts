import { STONE_SCALES, type StoneScale } from './grades.ts';

/** Cookie with the scale that a shopper chose; it applies to addresses that name no scale. No zod: browsers load it. */
export const SCALE_COOKIE = 'diamond-scale';

/** The scale of a cookie's value; the Russian one for a missing or invalid value. */
export function scaleOfCookie(value: string | null): StoneScale {
  return STONE_SCALES.find((scale) => scale === value) ?? 'ru';
}

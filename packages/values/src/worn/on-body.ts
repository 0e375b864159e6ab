import type { Size } from '../measures/size.ts';

/** Around a neck, centimetres: the middle one, and those that one may choose. */
export const MIDDLE_NECK_CM = 34;
export const NECKS_CM = [32, 34, 36, 38] as const;

/** Around a wrist, centimetres, of a narrow, a middle and a broad hand. */
export const WRISTS_CM = { narrow: 15, middle: 16, broad: 17 } as const;
export type HandBreadth = keyof typeof WRISTS_CM;
export const HAND_BREADTHS: readonly HandBreadth[] = ['narrow', 'middle', 'broad'];

const SIZE_IN_MM = 100;

/** Inner diameter of a ring of this size, or the length of a chain, in millimetres. */
export function millimetresOf(size: Size): number {
  return size / SIZE_IN_MM;
}

/** On a neck of 34 cm a chain of 40 cm lies this far below the notch between the collar bones. */
const KNOWN_LENGTH_MM = 400;
const KNOWN_DROP_MM = 8;
/** A chain hangs in two halves, so each centimetre more lowers it by half of one. */
const DROP_PER_MM = 0.5;

/** How far below the notch the middle of a chain lies; negative above it. Millimetres. */
export function chainDropMm(length: Size, aroundCm: number): number {
  const longer = millimetresOf(length) - KNOWN_LENGTH_MM;
  const thicker = (aroundCm - MIDDLE_NECK_CM) * 10;
  return KNOWN_DROP_MM + (longer - thicker) * DROP_PER_MM;
}

/** How much longer a bracelet is than the wrist is around, millimetres; negative: it does not close. */
export function braceletSlackMm(length: Size, aroundCm: number): number {
  return millimetresOf(length) - aroundCm * 10;
}

/** A rouble coin, which everybody knows, millimetres across. */
export const ROUBLE_MM = 20.5;

/** Around the palm below the fingers, centimetres. */
export const PALMS_CM: Readonly<Record<HandBreadth, number>> = { narrow: 16.2, middle: 17.2, broad: 18.2 };

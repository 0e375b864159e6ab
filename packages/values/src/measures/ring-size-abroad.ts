import type { RingSize } from './ring-size.ts';

/** The ring size in foreign scales; manufacturers differ by a quarter or a half, so show it with «≈». */
export type RingSizeAbroad = {
  circumferenceMm: number;
  /** ISO 8653: inner circumference in whole millimetres. */
  eu: number;
  /** In steps of a quarter. */
  us: number;
  /** Letters of BS 6820: `L½`, `Z+1`. */
  uk: string;
};

/** Inner diameter of the American size 0, and how much a size adds to it. */
export const US_ZERO_MM = 11.63;
export const US_STEP_MM = 0.8128;
const UK_A_MM = 37.8252;
const UK_STEP_MM = 1.197;
const UK_LAST_LETTER = 25;

/** Foreign equivalents of a Russian size, computed from its diameter. */
export function ringSizeAbroad(size: RingSize): RingSizeAbroad {
  const diameterMm = size / 100;
  const circumference = Math.PI * diameterMm;
  return {
    circumferenceMm: Math.round(circumference * 10) / 10,
    eu: Math.round(circumference),
    us: Math.round(((diameterMm - US_ZERO_MM) / US_STEP_MM) * 4) / 4,
    uk: ukLetter((circumference - UK_A_MM) / UK_STEP_MM),
  };
}

function ukLetter(lettersFromA: number): string {
  const halves = Math.round(lettersFromA * 2) / 2;
  // The scale has no halves above Z½.
  if (halves > UK_LAST_LETTER + 0.5) return `Z+${Math.round(lettersFromA) - UK_LAST_LETTER}`;
  const letter = String.fromCharCode('A'.charCodeAt(0) + Math.floor(halves));
  return Number.isInteger(halves) ? letter : `${letter}½`;
}

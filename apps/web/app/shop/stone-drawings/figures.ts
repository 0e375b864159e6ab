import { NBSP } from '@yahont/values/digits.ts';

const ROUNDING = 1e-9;

/** «5,74 мм», «5,7 мм», «6 мм» */
export function millimetres(value: number): string {
  return `${decimal(value, 2)}${NBSP}мм`;
}

/** «5,70 мм»: a stone's dimension in hundredths, in the format of laboratories. */
export function stoneMillimetres(value: number): string {
  return `${fixed(value, 2)}${NBSP}мм`;
}

/** «61,5 %» */
export function percent(value: number): string {
  return `${decimal(value, 1)}${NBSP}%`;
}

/** «34,5°», «41,0°» */
export function degrees(value: number): string {
  return `${fixed(value, 1)}°`;
}

/** A Russian decimal with all `digits` after the comma: 57 → «57,00». */
export function fixed(value: number, digits: number): string {
  // 5.755 is 5.75499… in binary.
  return (value + ROUNDING).toFixed(digits).replace('.', ',');
}

/** A Russian decimal with at most `digits` after the comma: 57 → «57», 61.5 → «61,5». */
export function decimal(value: number, digits: number): string {
  return String(Number((value + ROUNDING).toFixed(digits))).replace('.', ',');
}

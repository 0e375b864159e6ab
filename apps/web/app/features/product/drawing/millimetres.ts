import { NBSP } from '@yahont/values/digits.ts';

/** «4,5 мм»; with `≈` when computed from the weight of a stone. */
export function millimetres(value: number, isReckoned = false): string {
  return `${isReckoned ? '≈' : ''}${String(Math.round(value * 10) / 10).replace('.', ',')}${NBSP}мм`;
}

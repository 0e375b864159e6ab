import type { Kopecks } from '@yahont/values/money.ts';

const BONUS_PERCENT = 3;

/** Points credited for goods of this sum: 3 %, whole roubles, rounded down. */
export function bonusOf(goods: Kopecks): number {
  return Math.floor((goods * BONUS_PERCENT) / 10_000);
}

import { BONUS_EARN_PERCENT } from '@yahont/values/bonus.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** Points credited for goods of this sum: 3 %, whole roubles, rounded down. */
export function bonusOf(goods: Kopecks): number {
  return Math.floor((goods * BONUS_EARN_PERCENT) / 10_000);
}

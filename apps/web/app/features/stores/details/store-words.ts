import type { StoreEvent } from '@yahont/contracts/stores/store-parts.ts';
import { groupDigits, NBSP } from '@yahont/values/digits.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { plural } from '@yahont/values/text/plural.ts';

/** «В наличии 1 284 изделия.» */
export function stockSentence(count: number): string {
  if (count === 0) return 'Витрины сейчас пустуют: украшения привезём на\u00A0заказ.';
  const word = plural(count, ['изделие', 'изделия', 'изделий']);
  return `В${NBSP}наличии ${groupDigits(String(count))}${NBSP}${word}.`;
}

/** «28 ноября, с 12:00 до 15:00» */
export function eventDay({ date, from, to }: StoreEvent): string {
  return `${formatDayMonth(date)}, с${NBSP}${from} до${NBSP}${to}`;
}

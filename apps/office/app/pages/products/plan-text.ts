import type { PricePlan } from '@yahont/contracts/office/products.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { momentText } from '#app/lib/words/moments.ts';

/** «113 400 ₽ с 27 ноября в 00:00 по 30 ноября в 23:59» */
export function planText({ price, from, to, state }: PricePlan, now: Date): string {
  return `${formatRoubles(price)} ${termText({ from, to, state }, now)}`;
}

/** «с 27 ноября в 00:00 по 30 ноября в 23:59», «действует до завтра в 00:00», «с завтра в 9:00, бессрочно» */
export function termText({ from, to, state }: Pick<PricePlan, 'from' | 'to' | 'state'>, now: Date): string {
  const end = to === null ? null : momentText(to, now);
  if (state === 'active') return end === null ? 'действует бессрочно' : `действует, по\u00A0${end}`;
  const start = `с\u00A0${momentText(from, now)}`;
  return end === null ? `${start}, бессрочно` : `${start} по\u00A0${end}`;
}

import { addDays } from '@yahont/values/dates/iso-date.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { PaymentRules } from '@yahont/values/sums/ways-to-pay.ts';

/**
 * Until when the pieces of an order in several payments are held after its first part: the end of a day
 * in Moscow, counted from the day of the order, so that it is known before anything is paid.
 */
export function partsHeldUntil(createdAt: Date, { parts }: Pick<PaymentRules, 'parts'>): Date {
  const last = addDays(cityDate(createdAt, MOSCOW_HOURS), parts?.days ?? 0);
  return new Date(`${last}T23:59:59+03:00`);
}

import { ANSWER_DAYS } from '@yahont/values/leads/lead-words.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { bankingDaysAfter } from '@yahont/values/dates/banking-days.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';

/**
 * The Moscow day by the end of which the shop answers a request made now; null for a subscription.
 * Operators work on banking days.
 */
export function answerBy(kind: LeadKind, now: Date): IsoDate | null {
  const days = ANSWER_DAYS[kind];
  return days === 0 ? null : bankingDaysAfter(cityDate(now, MOSCOW_HOURS), days);
}

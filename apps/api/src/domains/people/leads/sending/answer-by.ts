import { ANSWER_DAYS } from '@yahont/values/leads/lead-words.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { bankingDaysAfter } from '@yahont/values/dates/banking-days.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';

/**
 * The day in Moscow, where the operators are, by whose end the shop answers a request left now; null for a subscription. They
 * work when banks do.
 */
export function answerBy(kind: LeadKind, now: Date): IsoDate | null {
  const days = ANSWER_DAYS[kind];
  return days === 0 ? null : bankingDaysAfter(cityDate(now, MOSCOW_HOURS), days);
}

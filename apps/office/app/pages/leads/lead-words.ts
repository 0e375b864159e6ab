import type { LeadState } from '@yahont/contracts/leads/leads.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { ANSWER_DAYS, FIELD_WORDS, fieldText, KIND_WORDS } from '@yahont/values/leads/lead-words.ts';
import { bankingDaysAfter } from '@yahont/values/dates/banking-days.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { MarkShape } from '#app/parts/facts/mark.tsx';

const MOSCOW_HOURS = 3;

/** In the order of the tabs. */
export const STATES = ['new', 'taken', 'answered', 'closed', 'spam'] as const satisfies readonly LeadState[];

type StateWords = { tab: string; one: string; mark: MarkShape };

export const STATE_WORDS: Readonly<Record<LeadState, StateWords>> = {
  new: { tab: 'Новые', one: 'Новая', mark: 'empty' },
  taken: { tab: 'Взятые', one: 'Взята', mark: 'quarter' },
  answered: { tab: 'Отвечены', one: 'Отвечена', mark: 'half' },
  closed: { tab: 'Закрыты', one: 'Закрыта', mark: 'done' },
  spam: { tab: 'Спам', one: 'Спам', mark: 'over' },
};

/** «Помещение в аренду» */
export function kindText(kind: LeadKind): string {
  const text = KIND_WORDS[kind];
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Term = { text: string; tone: 'usual' | 'warn' | 'late' };

/** Until when the shop promised to answer, by working days of Moscow; null when nothing was promised or it is done. */
export function termOf(
  { kind, state, sentAt }: { kind: LeadKind; state: LeadState; sentAt: string },
  now: Date,
): Term | null {
  const days = ANSWER_DAYS[kind];
  if (days === 0 || (state !== 'new' && state !== 'taken')) return null;
  const until = bankingDaysAfter(cityDate(new Date(sentAt), MOSCOW_HOURS), days);
  const today = cityDate(now, MOSCOW_HOURS);
  if (until < today) return { text: `просрочена с\u00A0${formatDayMonth(until)}`, tone: 'late' };
  if (until === today) return { text: 'сегодня', tone: 'warn' };
  return { text: `до\u00A0${formatDayMonth(until)}`, tone: 'usual' };
}

/** Shown above, not among the fields. */
const CONTACTS: ReadonlySet<string> = new Set(['name', 'phone', 'email', 'message']);

/** What was typed, with the labels of the form and in its order. */
export function typedPairs(fields: Readonly<Record<string, string>>): { name: string; value: string }[] {
  const known = Object.keys(FIELD_WORDS);
  return Object.keys(fields)
    .filter((field) => !CONTACTS.has(field) && fields[field] !== '')
    .toSorted((one, other) => known.indexOf(one) - known.indexOf(other))
    .map((field) => ({ name: FIELD_WORDS[field] ?? field, value: fieldText(field, fields[field] ?? '') }));
}

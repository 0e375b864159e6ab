import type { Coming } from '@yahont/contracts/holds/hold-terms.ts';
import type { CityTime } from '@yahont/contracts/holds/holds.ts';
import { daysBetween, formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { countOf } from '@yahont/values/text/plural.ts';

/** When the shopper comes, in the order of the form. */
export const COMING_WORDS: Readonly<Record<Coming, string>> = {
  today: 'сегодня',
  tomorrow: 'завтра',
  unknown: 'не знаю',
};

/** «до 18:00», «до завтра, 14:40», «до 26 ноября, 14:40»; all in one city. */
export function untilText({ date, time }: Pick<CityTime, 'date' | 'time'>, today: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return `до\u00A0${time}`;
  return days === 1 ? `до\u00A0завтра, ${time}` : `до\u00A0${formatDayMonth(date)}, ${time}`;
}

/** «ещё 22 часа», «ещё 40 минут» */
export function leftText(minutes: number): string {
  const left =
    minutes < 60
      ? countOf(minutes, ['минуту', 'минуты', 'минут'])
      : // A term that has just begun is still whole.
        countOf(Math.floor((minutes + 5) / 60), ['час', 'часа', 'часов']);
  return `ещё\u00A0${left}`;
}

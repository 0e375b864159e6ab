import type { Review } from '@yahont/contracts/reviews/reviews.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { daysBetween } from '@yahont/values/dates/iso-date.ts';

const MONTHS = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const;
const DAYS_IN_MONTH = 30.44;

/** «Москва · салон «Петровка, 11», август», «сайт, июнь» */
export function boughtWords({ city, store, boughtOn }: Pick<Review, 'city' | 'store' | 'boughtOn'>): string {
  const month = MONTHS[Number(boughtOn.slice(5, 7)) - 1] ?? '';
  const place = store === null ? 'сайт' : `салон «${store}»`;
  return `${city === null ? '' : `${city} · `}${place}, ${month}`;
}

/** «3 месяца», «меньше месяца», «2 года»: from the purchase to the review. */
export function wornWords({ boughtOn, publishedOn }: Pick<Review, 'boughtOn' | 'publishedOn'>): string {
  const months = Math.floor(daysBetween(boughtOn, publishedOn) / DAYS_IN_MONTH);
  if (months < 1) return 'меньше месяца';
  const years = Math.floor(months / 12);
  return years >= 1
    ? countOf(years, ['год', 'года', 'лет'])
    : countOf(months, ['месяц', 'месяца', 'месяцев']);
}

import { daysBetween, formatDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';

/** From this many days before it is due the yearly cleaning is announced. */
const CARE_SOON_DAYS = 30;

/** The free yearly cleaning: due since or from `day`. */
export function careText(day: IsoDate, today: IsoDate): string {
  if (day <= today)
    return 'Пора на\u00A0бесплатную чистку и\u00A0проверку закрепки: ждём вас в\u00A0любой день';
  return daysBetween(today, day) <= CARE_SOON_DAYS
    ? `Пора на\u00A0бесплатную чистку и\u00A0проверку закрепки: ждём вас с\u00A0${formatDate(day)}`
    : `Бесплатная чистка и\u00A0полировка раз в\u00A0год, следующая с\u00A0${formatDate(day)}; закрепку проверим в\u00A0любой день`;
}

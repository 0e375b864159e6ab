import { daysBetween, formatDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';

/** The yearly cleaning is announced this many days before it is due. */
const CARE_SOON_DAYS = 30;

/** The free yearly cleaning, available from `day` on. */
export function careText(day: IsoDate, today: IsoDate): string {
  if (day <= today)
    return 'Пора на\u00A0бесплатную чистку и\u00A0проверку закрепки: ждём вас в\u00A0любой день';
  return daysBetween(today, day) <= CARE_SOON_DAYS
    ? `Пора на\u00A0бесплатную чистку и\u00A0проверку закрепки: ждём вас с\u00A0${formatDate(day)}`
    : `Бесплатная чистка и\u00A0полировка раз в\u00A0год, следующая с\u00A0${formatDate(day)}; закрепку проверим в\u00A0любой день`;
}

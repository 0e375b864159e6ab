import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { formatDate, formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { NBSP } from '@yahont/values/digits.ts';

type Days = NonNullable<ArticleCard['action']>;

/** «до 25 декабря», «с 1 декабря», «постоянно», «завершилась 20 октября». */
export function daysInShort({ state, startsOn, endsOn }: Days): string {
  if (state === 'coming') return `с${NBSP}${formatDayMonth(startsOn)}`;
  if (endsOn === null) return 'постоянно';
  const last = formatDayMonth(endsOn);
  return state === 'ended' ? `завершилась ${last}` : `до${NBSP}${last}`;
}

/** «с 11 октября по 25 декабря 2026», «с 4 мая 2026, бессрочно». */
export function daysInFull({ startsOn, endsOn }: Days): string {
  if (endsOn === null) return `с${NBSP}${formatDate(startsOn)}, бессрочно`;
  const isOneYear = startsOn.slice(0, 4) === endsOn.slice(0, 4);
  const first = isOneYear ? formatDayMonth(startsOn) : formatDate(startsOn);
  return `с${NBSP}${first} по${NBSP}${formatDate(endsOn)}`;
}

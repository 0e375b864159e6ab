import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { daysInShort } from './actions/action-days.ts';

/** The line above a title: the day of news, the days of an action, «Камни · 3 минуты» for the guide. */
export function articleEyebrow({ action, kind, minutes, publishedOn, sectionName }: ArticleCard): string {
  if (action !== null) return daysInShort(action);
  if (kind === 'news') return formatDate(publishedOn);
  const reading = countOf(minutes, ['минута', 'минуты', 'минут']);
  return sectionName === '' ? reading : `${sectionName} · ${reading}`;
}

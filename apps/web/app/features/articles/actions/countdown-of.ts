import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { endOfDay, startOfDay } from './time-left.ts';

type Action = NonNullable<ArticleCard['action']>;

/**
 * The moment of the countdown: the end of a current action or the start of a future one; null without an end.
 */
export function countdownOf(
  { state, startsOn, endsOn }: Pick<Action, 'state' | 'startsOn' | 'endsOn'>,
  offsetHours: number,
): { until: number; label: string } | null {
  if (state === 'coming') return { until: startOfDay(startsOn, offsetHours), label: 'До начала' };
  if (state === 'ended' || endsOn === null) return null;
  return { until: endOfDay(endsOn, offsetHours), label: 'До конца' };
}

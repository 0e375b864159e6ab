import type { ActionState } from '@yahont/contracts/content/articles.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';

/** First and last day, both included; no last day: until further notice. */
type Days = { startsOn: IsoDate; endsOn: IsoDate | null };

/** Where an action stands on a day. */
export function actionState({ startsOn, endsOn }: Days, today: IsoDate): ActionState {
  if (today < startsOn) return 'coming';
  return endsOn !== null && today > endsOn ? 'ended' : 'current';
}

import { ENDING_DAYS, type ActionState } from '@yahont/contracts/content/articles.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';

/** First and last day, both included; without a last day the action is open-ended. */
type Days = { startsOn: IsoDate; endsOn: IsoDate | null };

/** State of an action on a day. */
export function actionState({ startsOn, endsOn }: Days, today: IsoDate): ActionState {
  if (today < startsOn) return 'coming';
  return endsOn !== null && today > endsOn ? 'ended' : 'current';
}

/** Whether an action is current and over within `ENDING_DAYS`. */
export function endsSoon(days: Days, today: IsoDate): boolean {
  const { endsOn } = days;
  return endsOn !== null && actionState(days, today) === 'current' && endsOn <= addDays(today, ENDING_DAYS);
}

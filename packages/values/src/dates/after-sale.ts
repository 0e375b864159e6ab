import { addMonths, type IsoDate } from './iso-date.ts';

/** Months of the guarantee that the shop gives from the day of receipt (page /garantiya/). */
const WARRANTY_MONTHS = 12;
/** Months between two free cleanings (page /service-card/). */
const CARE_MONTHS = 12;

/** The last day of the guarantee of a piece. */
export function warrantyUntil(receivedOn: IsoDate): IsoDate {
  return addMonths(receivedOn, WARRANTY_MONTHS);
}

/**
 * From when the yearly cleaning is due: the latest anniversary that has begun, and before the first one
 * that. It stays due until it is done or the next one is: received on 20 November 2024, asked on 1
 * March 2026, it is 20 November 2025.
 * @param cleanedOn day of the last free cleaning; null: none was recorded
 */
export function nextCareOn(receivedOn: IsoDate, today: IsoDate, cleanedOn: IsoDate | null = null): IsoDate {
  let months = CARE_MONTHS;
  while (addMonths(receivedOn, months + CARE_MONTHS) <= today) months += CARE_MONTHS;
  if (cleanedOn !== null && cleanedOn >= addMonths(receivedOn, months)) months += CARE_MONTHS;
  return addMonths(receivedOn, months);
}

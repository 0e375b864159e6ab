import type { IsoDate } from '../dates/iso-date.ts';

export const POWER_NUMBER_MAX = 30;
export const POWER_NAME_MAX = 120;

/** «7», «12/М-3», «б/н»: in the company's own numbering. */
export function isPowerNumber(text: string): boolean {
  return text.length <= POWER_NUMBER_MAX && /^[\p{L}\d](?:[\p{L}\d./ -]*[\p{L}\d])?$/u.test(text);
}

/** «Смирнов Пётр Ильич», «Смирнов П. И.»: the family name and at least one more part. */
export function isFullName(text: string): boolean {
  return text.length <= POWER_NAME_MAX && /^\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*\.?){1,3}$/u.test(text);
}

export type PowerDays = { date: IsoDate; validUntil: IsoDate };

/** What is wrong with the dates of a power of attorney that is recorded today; null: nothing. */
export function powerFault(
  { date, validUntil }: PowerDays,
  today: IsoDate,
): 'not-issued-yet' | 'ended' | 'ends-before-it-begins' | null {
  if (date > today) return 'not-issued-yet';
  if (validUntil < date) return 'ends-before-it-begins';
  return validUntil < today ? 'ended' : null;
}

import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { DoneWork } from './done-works.sql.ts';

/** Works on one piece since its sale: a new owner does not see works done for an earlier one. */
export function worksSince(
  works: readonly DoneWork[],
  { uins, boughtOn }: { uins: readonly string[]; boughtOn: IsoDate },
): DoneWork[] {
  return works.filter(({ uin, doneOn }) => uins.includes(uin) && doneOn >= boughtOn);
}

/** Day of the latest free cleaning; null for none. The works come newest first. */
export function lastFreeCleaning(works: readonly DoneWork[]): IsoDate | null {
  return works.find(({ work, isFree }) => work === 'cleaning' && isFree)?.doneOn ?? null;
}

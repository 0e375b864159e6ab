import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { DoneWork } from './done-works.sql.ts';

/** Works on one piece since its sale: those of an owner before it are not the business of the next one. */
export function worksSince(
  works: readonly DoneWork[],
  { uins, boughtOn }: { uins: readonly string[]; boughtOn: IsoDate },
): DoneWork[] {
  return works.filter(({ uin, doneOn }) => uins.includes(uin) && doneOn >= boughtOn);
}

/** Day of the last free cleaning among works, the newest of which is the first; null for none. */
export function lastFreeCleaning(works: readonly DoneWork[]): IsoDate | null {
  return works.find(({ work, isFree }) => work === 'cleaning' && isFree)?.doneOn ?? null;
}

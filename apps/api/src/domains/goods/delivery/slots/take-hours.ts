import type { CourierInterval } from '@yahont/contracts/delivery/tariffs.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { TariffBook } from '../tariffs/tariff-book.ts';
import { lockInterval } from './visits.ts';

type Place = {
  book: Pick<TariffBook, 'on'>;
  /** Null where visits are not counted: nobody chooses hours there. */
  zone: string | null;
  date: IsoDate;
  /** The time at which the hours begin. */
  from: string | null;
};
type HoursResult =
  | { ok: true; hours: Pick<CourierInterval, 'from' | 'to'> | null }
  | { ok: false; reason: 'unknown-interval' | 'interval-taken' };

/** The hours in which one more visit fits, locked until the transaction ends; null when there are none. */
export async function takeHours(tx: Db, { book, zone, date, from }: Place): Promise<HoursResult> {
  if (zone === null)
    return from === null ? { ok: true, hours: null } : { ok: false, reason: 'unknown-interval' };
  const interval = intervalsOn(book, { zone, date }).find((one) => one.from === from);
  if (!interval) return { ok: false, reason: 'unknown-interval' };
  if (!(await lockInterval(tx, { zone, date }, interval))) return { ok: false, reason: 'interval-taken' };
  return { ok: true, hours: { from: interval.from, to: interval.to } };
}

/** The hours of a zone by the tariffs of a day. */
export function intervalsOn(
  book: Place['book'],
  { zone, date }: { zone: string; date: IsoDate },
): readonly CourierInterval[] {
  return book.on(date).zones.find(({ code }) => code === zone)?.intervals ?? [];
}

import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';

type Courier = Pick<CheckoutOptions['courier'], 'dates' | 'intervals'>;

/**
 * Whether a courier is free on a day in the hours that begin at `from`. In a city without hours only '' is
 * free.
 */
export function isIntervalFree(courier: Courier, date: string, from: string): boolean {
  if (courier.intervals.length === 0) return from === '';
  return freeAt(courier, date).some((one) => one.from === from);
}

/**
 * The first day on which a courier is free, with its first free hours; the hours are '' where the city has
 * none.
 */
export function firstVisit(courier: Courier): { date: string; interval: string } {
  const [date = courier.dates[0] ?? ''] = daysWithVisits(courier);
  return { date, interval: freeAt(courier, date)[0]?.from ?? '' };
}

/** The days on which a courier is free at some time. */
export function daysWithVisits(courier: Courier): string[] {
  const { dates, intervals } = courier;
  return intervals.length === 0 ? [...dates] : dates.filter((date) => freeAt(courier, date).length > 0);
}

function freeAt({ intervals }: Courier, date: string): Courier['intervals'] {
  return intervals.filter(({ takenOn }) => !takenOn.includes(date));
}

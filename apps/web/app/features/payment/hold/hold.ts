import { timeWithZone } from '@yahont/values/dates/city-time.ts';
import { momentText } from '../parts/parts-sum.tsx';

/** A reservation that ends later than this shows its day, without a clock. */
const CLOCK_MS = 24 * 3_600_000;

export type Hold = {
  /** ISO time. */
  expiresAt: string;
  /** The same in the city's time: «15:40 по Москве», and «1 декабря, 23:59» when it is more than a day away. */
  untilText: string;
  /** Whether hours and minutes are counted down. */
  isSoon: boolean;
};

/** The end of a reservation as pages show it. */
export function holdUntil(expiresAt: string, city: { name: string; timezone: number }, now: Date): Hold {
  const ends = new Date(expiresAt);
  const isSoon = ends.getTime() - now.getTime() < CLOCK_MS;
  return {
    expiresAt,
    isSoon,
    untilText: isSoon ? timeWithZone(ends, city) : momentText(expiresAt, city.timezone),
  };
}

import { addDays, weekdayOf } from '@yahont/values/dates/iso-date.ts';
import { fromDecimalString } from '@yahont/values/money.ts';
import type { MetalRate } from '#src/domains/ground/metal-rates/rate-feed.ts';

const FIRST_DAY = '2026-10-21';

/**
 * Made up for the demo; the last rate is for 20 November 2026. Working days only, as the central bank
 * sets them.
 */
const PRICES = [
  '11911.42',
  '11962.07',
  '11948.55',
  '12008.90',
  '12071.31',
  '12052.64',
  '12114.20',
  '12098.77',
  '12040.13',
  '12081.46',
  '12132.95',
  '12166.02',
  '12149.38',
  '12190.71',
  '12226.84',
  '12201.50',
  '12243.16',
  '12268.93',
  '12252.27',
  '12287.65',
  '12301.09',
  '12322.74',
  '12340.18',
];

/** Rates of gold for the demo, the oldest first. Pages say plainly that they are samples. */
export const SAMPLE_RATES: readonly MetalRate[] = workingDays(PRICES.length).map((date, index) => ({
  metal: 'gold',
  date,
  perGram: fromDecimalString(PRICES[index] ?? ''),
}));

function workingDays(count: number): string[] {
  const days: string[] = [];
  for (let date = FIRST_DAY; days.length < count; date = addDays(date, 1))
    if (weekdayOf(date) < 5) days.push(date);
  return days;
}

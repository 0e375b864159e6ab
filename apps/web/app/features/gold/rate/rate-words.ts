import type { GoldRate, RateSource } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { formatDate, formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

const SOURCES: Readonly<Record<RateSource, string>> = {
  'central-bank': 'Учётная цена Банка России на чистое золото',
  settings: 'Цена чистого золота, принятая в «Яхонте»',
  sample: 'Образец цены чистого золота, не для сделок',
};

const NOTES: Readonly<Record<RateSource, string>> = {
  'central-bank': 'учётная цена Банка России от',
  settings: 'цена золота, принятая у нас',
  sample: 'образец цены золота от',
};

/** «Учётная цена Банка России на чистое золото, 20 ноября 2026 года» */
export function rateSource({ source, date }: Pick<GoldRate, 'source' | 'date'>): string {
  return nbsp(`${SOURCES[source]}, ${formatDate(date)} года`);
}

/** «учётная цена Банка России от 20 ноября» */
export function rateNote({ source, date }: Pick<GoldRate, 'source' | 'date'>): string {
  return `${NOTES[source]} ${formatDayMonth(date)}`;
}

/** Whether sums may be calculated with the rate. */
export function isRateUsable(rate: GoldRate | null): rate is GoldRate {
  return rate !== null && !rate.isStale;
}

/** «За месяц цена выросла на 3,6 %»; null with less than two days. */
export function trendText(history: GoldRate['history']): string | null {
  const [first, last] = [history[0], history.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const tenths = Math.round(((last.perGram - first.perGram) / first.perGram) * 1000);
  if (tenths === 0) return 'За месяц цена почти не изменилась';
  const percent = (Math.abs(tenths) / 10).toFixed(1).replace('.', ',');
  return nbsp(`За месяц цена ${tenths > 0 ? 'выросла' : 'снизилась'} на ${percent} %`);
}

import type { PriceHistory } from '@yahont/contracts/catalogue/price-history.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { countOf } from '@yahont/values/text/plural.ts';

/** «За год цена менялась 3 раза.»; with less than a year known, since when. */
export function changesText({
  isWholeYear,
  since,
  points,
}: Pick<PriceHistory, 'isWholeYear' | 'since' | 'points'>): string {
  const prices = points.filter((point, index) => point.price !== points[index - 1]?.price);
  const changes = Math.max(0, prices.length - 1);
  const start = isWholeYear
    ? 'За год цена'
    : `Записываем цену с ${formatDate(cityDate(new Date(since), MOSCOW_HOURS))}: она`;
  return changes === 0
    ? `${start} не менялась.`
    : `${start} менялась ${countOf(changes, ['раз', 'раза', 'раз'])}.`;
}

import { useState } from 'react';
import type { PriceHistory } from '@yahont/contracts/catalogue/price-history.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { drawPrices, HEIGHT, WIDTH } from './draw-prices.ts';
import styles from './bell-sheet.module.css';

type Props = { prices: PriceHistory; target: Kopecks | null };

/** Steps of a price from the beginning of what is known until today, with the wanted sum as a dotted line. */
export function PriceGraph({ prices, target }: Props) {
  const { since, points, price } = prices;
  const [now] = useState(() => new Date());
  const { path, end, targetY } = drawPrices(prices, { target, now });
  const all = points.map((point) => point.price);
  const [least, most] = [Math.min(...all), Math.max(...all)] as [Kopecks, Kopecks];
  const first = formatDate(cityDate(new Date(since), MOSCOW_HOURS));
  const words = `Цена с ${first} по сегодня: от ${formatRoubles(least)} до ${formatRoubles(most)}, сейчас ${formatRoubles(price)}`;
  return (
    <figure className={styles.graph}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        <path d={path} className={styles.line} />
        {targetY !== null && <path d={`M0 ${targetY}H${WIDTH}`} className={styles.target} />}
        <circle cx={end.x} cy={end.y} r="3.5" className={styles.now} />
      </svg>
      <figcaption className={styles.ends}>
        <span>{first}</span>
        <span>
          {least === most ? formatRoubles(least) : `${formatRoubles(least)} – ${formatRoubles(most)}`}
        </span>
        <span>сегодня</span>
      </figcaption>
    </figure>
  );
}

import type { GoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { SerifSum } from '#app/shop/parts/serif-sum.tsx';
import text from '#app/ui/text/text.module.css';
import { rateSource, trendText } from './rate-words.ts';
import styles from './rate-line.module.css';

type Props = { rate: GoldRate };

/** Today's rate with its source, and its change over a month. */
export function RateLine({ rate }: Props) {
  const trend = trendText(rate.history);
  return (
    <div className={styles.root}>
      <p>
        <b className={styles.price}>
          <SerifSum amount={rate.perGram} />
          {` за${NBSP}грамм`}
        </b>
        <span className={text.note}>{rateSource(rate)}</span>
      </p>
      {trend !== null && <Trend history={rate.history} label={trend} />}
    </div>
  );
}

const [WIDTH, HEIGHT, EDGE] = [224, 46, 4];

function Trend({ history, label }: { history: GoldRate['history']; label: string }) {
  const prices = history.map(({ perGram }) => perGram);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const points = prices.map((price, index) => ({
    x: EDGE + (index * (WIDTH - 2 * EDGE)) / (prices.length - 1),
    y: HEIGHT - EDGE - ((price - least) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE),
  }));
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`);
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={styles.trend}>
      <path d={path.join('')} className={styles.line} />
      {last !== undefined && <circle cx={last.x} cy={last.y} r="3" className={styles.dot} />}
    </svg>
  );
}

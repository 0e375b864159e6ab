import type { GoldEstimate } from '@yahont/values/gold/gold-estimate.ts';
import { weightText } from '@yahont/values/gold/gold-lots.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { SerifSum } from '#app/shop/parts/serif-sum.tsx';
import type { GoldWay } from './gold-rows.ts';
import styles from './gold-sums.module.css';

type Props = { estimate: GoldEstimate; way: GoldWay };

const WORDS: Readonly<Record<GoldWay, { large: string; small: string; other: GoldWay }>> = {
  cash: { large: 'Выдадим сегодня', small: 'При обмене на новое украшение зачтём', other: 'exchange' },
  exchange: { large: 'Зачтём при обмене', small: 'Если нужны деньги, выдадим', other: 'cash' },
};

/** The chosen sum in large figures, the other one beside it. */
export function GoldSums({ estimate, way }: Props) {
  const { large, small, other } = WORDS[way];
  return (
    <div className={styles.root} aria-live="polite">
      <p className={styles.large}>
        <span>
          {nbsp(large)}
          <br />
          {`за${NBSP}${weightText(estimate.weightCg)}${NBSP}г`}
        </span>
        <strong className={styles.figure}>
          <SerifSum amount={estimate[way]} />
        </strong>
      </p>
      <p className={styles.small}>
        <span>{nbsp(small)}</span>
        <b>{formatRoubles(estimate[other])}</b>
      </p>
    </div>
  );
}

import { GoldCalculator } from '#app/features/gold/calculator/gold-calculator.tsx';
import { NO_GOLD } from '#app/features/gold/calculator/gold-rows.ts';
import { useGold } from '#app/features/gold/calculator/use-gold.ts';
import { RateLine } from '#app/features/gold/rate/rate-line.tsx';
import type { CalculatorOf } from '../block-of.ts';
import styles from './calculator-block.module.css';

type Props = { block: CalculatorOf<'gold'> };

/** The value of old gold at today's rate; the appointment takes over the rows. */
export function GoldBlock({ block: { heading, rate } }: Props) {
  const gold = useGold(NO_GOLD);
  return (
    <div className={styles.root} data-narrow>
      <GoldCalculator rate={rate} gold={gold} {...(heading === '' ? {} : { heading })} />
      {rate !== null && <RateLine rate={rate} />}
    </div>
  );
}

import { formatRoubles } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { NBSP } from '@yahont/values/digits.ts';
import styles from './serif-sum.module.css';

/** A sum in large display figures: the sign of the rouble comes from the text face, smaller, or it would shout. */
export function SerifSum({ amount }: { amount: Kopecks }) {
  return (
    <>
      {formatRoubles(amount).slice(0, -2)}
      {NBSP}
      <span className={styles.rouble}>₽</span>
    </>
  );
}

import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { NBSP } from '@yahont/values/digits.ts';
import styles from './serif-sum.module.css';

const ROUBLE = `${NBSP}₽`;

/** A sum in large display figures. */
export function SerifSum({ amount }: { amount: Kopecks }) {
  return <SerifWords text={formatRoubles(amount)} />;
}

/** Words in large display figures: the sign of the rouble comes from the text face, smaller, or it would shout. */
export function SerifWords({ text }: { text: string }) {
  if (!text.endsWith(ROUBLE)) return text;
  return (
    <>
      {text.slice(0, -ROUBLE.length)}
      {NBSP}
      <span className={styles.rouble}>₽</span>
    </>
  );
}

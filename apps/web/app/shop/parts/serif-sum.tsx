import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { NBSP } from '@yahont/values/digits.ts';
import styles from './serif-sum.module.css';

const ROUBLE = `${NBSP}₽`;

/** A sum in large display figures. */
export function SerifSum({ amount }: { amount: Kopecks }) {
  return <SerifWords text={formatRoubles(amount)} />;
}

/**
 * Text in large display figures. The rouble sign comes from the text font, at a smaller size, because it
 * would be too prominent otherwise.
 */
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

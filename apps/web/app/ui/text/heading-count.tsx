import { groupDigits } from '@yahont/values/digits.ts';
import text from './text.module.css';
import styles from './heading-count.module.css';

/** How many products a heading stands for, as a superscript that is also read aloud. */
export function HeadingCount({ count }: { count: number }) {
  return (
    <sup className={styles.root}>
      <span className={text.hidden}>, изделий: </span>
      {groupDigits(String(count))}
    </sup>
  );
}

import { groupDigits } from '@yahont/values/digits.ts';
import text from './text.module.css';
import styles from './heading-count.module.css';

/** Number of products of a heading, as a superscript that is also announced. */
export function HeadingCount({ count }: { count: number }) {
  return (
    <sup className={styles.root}>
      <span className={text.hidden}>, изделий: </span>
      {groupDigits(String(count))}
    </sup>
  );
}

import { groupDigits } from '@yahont/values/digits.ts';
import text from './text.module.css';
import styles from './heading-count.module.css';

type Props = {
  count: number;
  /** Plural of the counted items. */
  of?: string;
};

/** Number of products of a heading, as a superscript that is also announced. */
export function HeadingCount({ count, of = 'изделий' }: Props) {
  return (
    <sup className={styles.root}>
      <span className={text.hidden}>{`, ${of}: `}</span>
      {groupDigits(String(count))}
    </sup>
  );
}

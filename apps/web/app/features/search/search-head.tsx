import { nbsp } from '@yahont/values/text/typography.ts';
import { HeadingCount } from '#app/ui/text/heading-count.tsx';
import styles from './search-head.module.css';

type Props = {
  title: string;
  /** How many products were found; none is not said here. */
  count: number;
};

/** Longer ones are set smaller. */
const SHORT = 22;

/** What was searched for, with the number of products as a superscript. */
export function SearchHead({ title, count }: Props) {
  return (
    <h1 className={styles.root} data-long={title.length > SHORT || undefined}>
      {nbsp(title)}
      {count > 0 && <HeadingCount count={count} />}
    </h1>
  );
}

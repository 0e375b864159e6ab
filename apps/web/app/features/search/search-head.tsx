import { nbsp } from '@yahont/values/text/typography.ts';
import { HeadingCount } from '#app/ui/text/heading-count.tsx';
import styles from './search-head.module.css';

type Props = {
  title: string;
  /** Number of found products; 0 is not shown. */
  count: number;
};

/** Longer queries have a smaller type size. */
const SHORT = 22;

/** The query as a heading, with the number of products as a superscript. */
export function SearchHead({ title, count }: Props) {
  return (
    <h1 className={styles.root} data-long={title.length > SHORT || undefined}>
      {nbsp(title)}
      {count > 0 && <HeadingCount count={count} />}
    </h1>
  );
}

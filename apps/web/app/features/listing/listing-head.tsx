import { nbsp } from '@yahont/values/text/typography.ts';
import { HeadingCount } from '#app/ui/text/heading-count.tsx';
import styles from './listing-head.module.css';

type Props = {
  title: string;
  /** Products of the section, before filters. */
  count: number;
  lead: string;
};

/** The name of a section with its number of products as a superscript. */
export function ListingHead({ title, count, lead }: Props) {
  return (
    <header className={styles.root}>
      <h1 className={styles.title}>
        {nbsp(title)}
        <HeadingCount count={count} />
      </h1>
      {lead !== '' && <p className={styles.lead}>{nbsp(lead)}</p>}
    </header>
  );
}

import type { ReactNode } from 'react';
import { groupDigits } from '@yahont/values/digits.ts';
import { nbsp } from '@yahont/values/typography.ts';
import text from '#app/ui/text.module.css';
import styles from './listing-head.module.css';

type Props = {
  title: string;
  /** Everything in the section, before filters. */
  count: number;
  lead: string;
  /** In place of the lead: the field of a search. */
  aside?: ReactNode;
};

/** The name of a section with its size as a superscript. */
export function ListingHead({ title, count, lead, aside }: Props) {
  return (
    <header className={styles.root}>
      <h1 className={styles.title}>
        {nbsp(title)}
        <sup className={styles.count}>
          <span className={text.hidden}>, изделий: </span>
          {groupDigits(String(count))}
        </sup>
      </h1>
      {aside ?? (lead !== '' && <p className={styles.lead}>{nbsp(lead)}</p>)}
    </header>
  );
}

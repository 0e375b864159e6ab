import { useId } from 'react';
import { isPartnerCountry } from '@yahont/values/leads/country-phone.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import type { BlockOf } from '../block-of.ts';
import { LeadFormWhenNear } from '../waiting-blocks.ts';
import styles from './form-block.module.css';

type Props = {
  block: BlockOf<'form'>;
  /** Identifies the block among all texts. */
  place: string;
};

/**
 * The form itself, inside the text. A visit is booked in several steps on a page of its own, so it is a link.
 */
export function FormBlock({ block: { heading, form, subject }, place }: Props) {
  const id = useId();
  const title = heading !== '' && (
    <h2 id={id} className={styles.heading}>
      {heading}
    </h2>
  );
  const label = heading === '' ? undefined : id;
  if (form === 'appointment')
    return (
      <section className={styles.step} aria-labelledby={label}>
        {title}
        <ButtonLink href="/showing/" size="big">
          Записаться в&nbsp;салон
        </ButtonLink>
      </section>
    );
  return (
    <section className={styles.root} aria-labelledby={label}>
      {title}
      <LeadFormWhenNear
        kind={form}
        place={place}
        subject={subject}
        country={isPartnerCountry(subject) ? subject : ''}
      />
    </section>
  );
}

import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { REQUEST_WORDS } from '#app/features/leads/request-words.ts';
import { partnerCountry } from './own-parts.ts';
import styles from './own-form.module.css';

/** Anchor of the form. */
export const OWN_FORM_ID = 'заявка';

type Props = {
  kind: LeadKind;
  /** Path of the page. */
  path: string;
};

/** The form that belongs to a text, below it. */
export function OwnForm({ kind, path }: Props) {
  const { h1, lead } = REQUEST_WORDS[kind];
  return (
    <section className={styles.form} aria-labelledby={OWN_FORM_ID}>
      <div className={styles.head}>
        <h2 id={OWN_FORM_ID} className={styles.title}>
          {h1}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <LeadForm key={path} kind={kind} country={partnerCountry(path)} />
    </section>
  );
}

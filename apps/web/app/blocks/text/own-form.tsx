import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { REQUEST_WORDS } from '#app/features/leads/request-words.ts';
import { partnerCountry } from './own-parts.ts';
import styles from './own-form.module.css';

type Props = {
  kind: LeadKind;
  /** Of the page. */
  path: string;
};

/** The form that a text leads to, below it. */
export function OwnForm({ kind, path }: Props) {
  const { h1, lead } = REQUEST_WORDS[kind];
  return (
    <section className={styles.form} aria-labelledby="заявка">
      <div className={styles.head}>
        <h2 id="заявка" className={styles.title}>
          {h1}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <LeadForm key={path} kind={kind} country={partnerCountry(path)} />
    </section>
  );
}

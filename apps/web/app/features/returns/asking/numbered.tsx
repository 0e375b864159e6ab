import type { ReactNode } from 'react';
import styles from './numbered.module.css';

type Props = { id: string; number: number; title: string; children: ReactNode };

/** One of the numbered questions of the form. */
export function Numbered({ id, number, title, children }: Props) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

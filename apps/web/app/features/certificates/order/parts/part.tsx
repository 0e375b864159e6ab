import type { ReactNode } from 'react';
import styles from './part.module.css';

type Props = {
  title: string;
  /** Shown only for this value of `data-for`, which the form sets; always shown without it. */
  showFor?: string;
  children: ReactNode;
};

/** One question of the form. */
export function Part({ title, showFor, children }: Props) {
  return (
    <fieldset className={styles.root} data-for={showFor}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.body}>{children}</div>
    </fieldset>
  );
}

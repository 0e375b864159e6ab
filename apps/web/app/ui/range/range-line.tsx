import type { ReactNode } from 'react';
import styles from './range-line.module.css';

type Props = {
  /** «Вес, ct» */
  title: string;
  from: ReactNode;
  to: ReactNode;
};

/** The line above a scale: its name, and the fields of both ends. */
export function RangeLine({ title, from, to }: Props) {
  return (
    <div className={styles.root}>
      <span className={styles.title}>{title}</span>
      {from}
      <span aria-hidden="true">—</span>
      {to}
    </div>
  );
}

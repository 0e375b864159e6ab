import type { ReactNode } from 'react';
import styles from './words.module.css';

type Props = { children: ReactNode; tone?: 'usual' | 'muted' | 'warn' | 'late' | 'good' };

/** A word with a meaning: age, place, term. Amber past the norm, red past the term. */
export function Toned({ children, tone = 'usual' }: Props) {
  return (
    <span className={styles.toned} data-tone={tone}>
      {children}
    </span>
  );
}

/** A small word in a well. */
export function Tag({ children, tone = 'usual' }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}

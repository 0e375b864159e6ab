import type { ReactNode } from 'react';
import styles from './profile-section.module.css';

type Props = { title: string; hint?: ReactNode; children: ReactNode };

/** A part of the profile: its name at the left, its fields at the right. */
export function ProfileSection({ title, hint, children }: Props) {
  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

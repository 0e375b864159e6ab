import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

type Props = { title: string; /** A word that does something. */ aside?: ReactNode; children: ReactNode };

/** A titled part of a panel, without a frame. */
export function Section({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <header>
        <h2 data-look="small" id={id}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

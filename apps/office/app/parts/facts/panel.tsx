import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

type Props = {
  title: string;
  /** Muted, after the title: «сверено 1 из 2». */
  note?: ReactNode;
  /** At the right of the head. */
  aside?: ReactNode;
  children: ReactNode;
  /** Actions, on the ground of the page. */
  foot?: ReactNode;
  /** Rows reach from edge to edge. */
  isFlush?: boolean;
};

/** A framed part of a page with a head of 44. */
export function Panel({ title, note, aside, children, foot, isFlush = false }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={styles.body} data-flush={isFlush || undefined}>
        {children}
      </div>
      {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
    </section>
  );
}

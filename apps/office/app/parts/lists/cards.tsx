import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './cards.module.css';

/** The rows of a list for fingers: cards on a tablet, full-width rows on a phone. */
export function Cards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.root} aria-label={label}>
      {children}
    </ul>
  );
}

type CardProps = {
  to: string;
  /** State and number, above the rest. */
  head?: ReactNode;
  /** How long it waits, at the end of the head. */
  age?: ReactNode;
  /** Avatar or picture. */
  media?: ReactNode;
  title: ReactNode;
  /** Muted lines under the title. */
  lines?: readonly ReactNode[];
  /** Sum and a word, at the right. */
  side?: ReactNode;
};

export function Card({ to, head, age, media, title, lines = [], side }: CardProps) {
  return (
    <li>
      <Link to={to} className={styles.card} data-row="">
        {head !== undefined && (
          <span className={styles.head}>
            {head}
            {age !== undefined && <span className={styles.age}>{age}</span>}
          </span>
        )}
        <span className={styles.body}>
          {media}
          <span className={styles.text}>
            <b>{title}</b>
            {lines.map((line, at) => (
              <small key={at}>{line}</small>
            ))}
          </span>
          {side !== undefined && <span className={styles.side}>{side}</span>}
        </span>
      </Link>
    </li>
  );
}

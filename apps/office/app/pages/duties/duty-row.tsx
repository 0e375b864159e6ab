import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './duty-row.module.css';

/** Duties of one kind. */
export function DutyRows({ label, children }: { label: string; children: ReactNode }) {
  return <ul aria-label={label}>{children}</ul>;
}

type Props = {
  title: ReactNode;
  /** Address of the record. */
  to?: string;
  /** Facts under the title. */
  lines: readonly ReactNode[];
  /** Age or sum. */
  side?: ReactNode;
  /** The next steps as buttons. */
  children?: ReactNode;
};

/** One duty: what it is, since when, and what to do. */
export function DutyRow({ title, to, lines, side, children }: Props) {
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        {to === undefined ? (
          <b>{title}</b>
        ) : (
          <Link to={to} data-row="">
            {title}
          </Link>
        )}
        {lines.map((line, place) => (
          <small key={place}>{line}</small>
        ))}
      </div>
      {side !== undefined && <div className={styles.side}>{side}</div>}
      {children !== undefined && <div className={styles.steps}>{children}</div>}
    </li>
  );
}

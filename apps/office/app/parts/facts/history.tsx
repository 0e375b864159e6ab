import type { ReactNode } from 'react';
import styles from './history.module.css';

export type HistoryEntry = {
  key: string;
  /** «14:31», «вчера в 14:20» */
  time: string;
  what: ReactNode;
  /** Who, and more. */
  who?: ReactNode;
  /** `own`: a person of the house; `other`: the system or the buyer; `bad`: it stopped something. */
  tone: 'own' | 'other' | 'bad';
  /** A note of own people lies on amber, so that nobody takes it for a letter. */
  isNote?: boolean;
};

/** What happened, the latest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className={styles.root}>
      {entries.map(({ key, time, what, who, tone, isNote = false }) => (
        <li key={key} data-tone={tone}>
          <time>{time}</time>
          <i aria-hidden="true" />
          <div data-note={isNote || undefined}>
            {what}
            {who !== undefined && <small>{who}</small>}
          </div>
        </li>
      ))}
    </ol>
  );
}

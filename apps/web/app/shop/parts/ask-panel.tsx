import { useId, type ReactNode } from 'react';
import styles from './ask-panel.module.css';

type Props = {
  /** Anchor of the panel. */
  id: string;
  title: string;
  lead: ReactNode;
  /** The form and its answer. */
  children: ReactNode;
};

/** A short form whose answer appears in place: a balance, the tracking of a parcel. */
export function AskPanel({ id, title, lead, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.root} id={id} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}

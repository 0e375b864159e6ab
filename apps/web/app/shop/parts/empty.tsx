import type { ReactNode } from 'react';
import { BrilliantMark } from './brilliant-mark.tsx';
import styles from './empty.module.css';

type Props = {
  title: string;
  /** What the shopper can do now, in a sentence or two. */
  children: ReactNode;
  /** One button and at most one link. */
  actions?: ReactNode;
  /** Heading level: 1 when it is the page's only content. */
  level?: 1 | 2;
};

/** Empty state: an empty cart, no search results, an empty list. */
export function Empty({ title, children, actions, level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.root}>
      <BrilliantMark className={styles.mark} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

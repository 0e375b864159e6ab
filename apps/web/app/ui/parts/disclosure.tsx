import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';

type Props = {
  title: ReactNode;
  /** A number in a dark dot beside the title: how many values inside are selected. */
  count?: number;
  isOpen?: boolean;
  /** Disclosures with the same name close each other. */
  group?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A collapsible part of the page, native and without JavaScript. */
export function Disclosure({ title, count = 0, isOpen = false, group, className, children }: Props) {
  return (
    <details className={classNames(styles.root, className)} open={isOpen} name={group}>
      <summary className={styles.summary}>
        <span>
          {title}
          {count > 0 && <b className={styles.count}>{count}</b>}
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

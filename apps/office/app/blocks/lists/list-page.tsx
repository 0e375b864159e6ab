import type { ReactNode } from 'react';
import { usePage } from '#app/lib/look/page.ts';
import styles from './list-page.module.css';

type Props = {
  title: string;
  /** Tabs beside the title: the views of the list. */
  tabs?: ReactNode;
  /** At the right of the head: search, the one ruby button. */
  aside?: ReactNode;
  /** Filters as chips. */
  filters?: ReactNode;
  /** A `ListBody`. */
  children: ReactNode;
  /** A `SidePanel`, where there is room for it. */
  panel?: ReactNode;
  /** 364 as a rule; people have 448, leads 388, customers 380. */
  panelWidth?: 364 | 380 | 388 | 448;
  /** A `KeyFoot`. */
  foot?: ReactNode;
};

/** A list with a panel beside it. From 1200 the page itself does not scroll, its parts do. */
export function ListPage({
  title,
  tabs,
  aside,
  filters,
  children,
  panel = null,
  panelWidth = 364,
  foot,
}: Props) {
  const heading = usePage(title);
  return (
    <div className={styles.root} data-panel={panel === null ? undefined : panelWidth}>
      <div className={styles.list}>
        <header className={styles.head}>
          <div className={styles.line}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <div className={styles.tabs}>{tabs}</div>
            {aside !== undefined && <div className={styles.aside}>{aside}</div>}
          </div>
          {filters !== undefined && <div className={styles.filters}>{filters}</div>}
        </header>
        <div className={styles.rows}>{children}</div>
        {foot}
      </div>
      {panel}
    </div>
  );
}

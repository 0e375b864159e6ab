import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/parts/icon.tsx';
import { Kbd } from '#app/parts/kbd.tsx';
import { Unseen } from '#app/parts/states.tsx';
import styles from './side-panel.module.css';

type Props = {
  title: string;
  /** State mark over the title. */
  mark?: ReactNode;
  /** Address of the record's page, opened by Enter too. */
  open?: string;
  /** Address of the list without the panel. */
  back: string;
  children: ReactNode;
  /** The next step; nothing: it is hidden. */
  foot?: ReactNode;
};

/** The current row, beside its list. */
export function SidePanel({ title, mark, open, back, children, foot }: Props) {
  return (
    <section className={styles.root} aria-label={title}>
      <header className={styles.head}>
        <div className={styles.title}>
          {mark}
          <h2>{title}</h2>
        </div>
        {open !== undefined && (
          <Link to={open} className={styles.open}>
            Открыть <Kbd isBare>Enter</Kbd>
          </Link>
        )}
        <Link to={back} className={styles.close}>
          <Icon name="close" size={16} />
          <Unseen>Закрыть панель</Unseen>
        </Link>
      </header>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
    </section>
  );
}

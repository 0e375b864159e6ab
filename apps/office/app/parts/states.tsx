import { useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';
import styles from './states.module.css';

/** Nothing is shown before: a quick answer must not blink. */
const SKELETON_MS = 150;

/** Grey bars in the places of the rows. */
export function Skeleton({ rows = 8 }: { rows?: number }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SKELETON_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} aria-busy="true" data-late={isLate || undefined}>
      <span className={styles.hidden} role="status">
        Загружаем…
      </span>
      {isLate && Array.from({ length: rows }, (_, row) => <i key={row} />)}
    </div>
  );
}

type EmptyProps = { title: string; children?: ReactNode; icon?: IconName; isBad?: boolean };

/** What is done, or what was not found, with one next step. */
export function Empty({ title, children, icon = 'people', isBad = false }: EmptyProps) {
  return (
    <div className={styles.empty} data-bad={isBad || undefined}>
      <Icon name={icon} size={24} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}

type FailedProps = { title: string; text: string; onRetry: () => void };

export function Failed({ title, text, onRetry }: FailedProps) {
  return (
    <div role="alert">
      <Empty title={title} icon="alert" isBad>
        <p>{text}</p>
        <Button look="quiet" onClick={onRetry}>
          Повторить
        </Button>
      </Empty>
    </div>
  );
}

/** Text for screen readers alone. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

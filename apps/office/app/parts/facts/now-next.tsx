import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './now-next.module.css';

type Props = {
  nowLabel?: string;
  now: string;
  nextLabel?: string;
  /** Null: not typed yet. */
  next: string | null;
  /** «−12,0 %» */
  share?: string | undefined;
  isLoss?: boolean;
  children?: ReactNode;
};

/** What is and what will be, of the same size, so that they compare. */
export function NowNext(props: Props) {
  const { nowLabel = 'Сейчас', now, nextLabel = 'Станет', next, share, isLoss = false, children } = props;
  return (
    <div className={styles.root}>
      <dl className={styles.pair}>
        <div>
          <dt>{nowLabel}</dt>
          <dd>{now}</dd>
        </div>
        <Icon name="chevron-right" size={18} />
        <div>
          <dt>{nextLabel}</dt>
          <dd>{next ?? '—'}</dd>
        </div>
        {share !== undefined && (
          <div className={styles.share} data-loss={isLoss || undefined}>
            <dt>Разница</dt>
            <dd>{share}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}

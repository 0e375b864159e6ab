import type { ReactNode } from 'react';
import styles from './pairs.module.css';

export type Pair = { name: string; value: ReactNode; /** The last sum, over a line. */ isTotal?: boolean };

/** Names and values; `sum`: figures at the right, as in a receipt. */
export function Pairs({ pairs, look = 'facts' }: { pairs: readonly Pair[]; look?: 'facts' | 'sum' }) {
  return (
    <dl className={styles.root} data-look={look}>
      {pairs.map(({ name, value, isTotal = false }, place) => (
        <div key={`${place}.${name}`} data-total={isTotal || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import styles from './sum-rows.module.css';

/** Parts of a total: a `SumRow` or a `DiscountRow` each. */
export function SumRows({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={classNames(styles.root, className)}>{children}</dl>;
}

type RowProps = { name: string; value: string; isAccent?: boolean };

export function SumRow({ name, value, isAccent = false }: RowProps) {
  return (
    <div className={styles.row} data-accent={isAccent || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Renders nothing for a discount of zero. */
export function DiscountRow({ name, amount }: { name: string; amount: Kopecks }) {
  if (amount === 0) return null;
  return <SumRow name={name} value={`−${formatRoubles(amount)}`} isAccent />;
}

/** The total of the rows, below them. */
export function SumTotal({ name, value }: { name: string; value: string }) {
  return (
    <p className={styles.total}>
      <span>{name}</span>
      <b>{value}</b>
    </p>
  );
}

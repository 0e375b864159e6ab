import type { RingSize } from '@yahont/values/measures/ring-size.ts';
import { RingSizeTable } from '#app/shop/parts/ring-size-table.tsx';
import styles from './size-table.module.css';

/** All sizes by country; scrolls sideways when they do not fit. The found size is marked. */
export function SizeTable({ size }: { size: RingSize | null }) {
  return (
    <div className={styles.root} role="region" aria-label="Размеры по странам" tabIndex={0}>
      <RingSizeTable size={size} className={styles.table} />
    </div>
  );
}

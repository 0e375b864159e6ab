import { formatRingSize, RING_SIZES, type RingSize } from '@yahont/values/measures/ring-size.ts';
import { ringSizeAbroad } from '@yahont/values/measures/ring-size-abroad.ts';
import styles from './size-table.module.css';

/** All sizes by country; the found one is marked. */
export function SizeTable({ size }: { size: RingSize | null }) {
  return (
    <div className={styles.root} role="region" aria-label="Размеры по странам" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Россия</th>
            <th scope="col">По кругу, мм</th>
            <th scope="col">Европа</th>
            <th scope="col">США</th>
            <th scope="col">Англия</th>
          </tr>
        </thead>
        <tbody>
          {RING_SIZES.map((one) => {
            const { circumferenceMm, eu, us, uk } = ringSizeAbroad(one);
            return (
              <tr key={one} data-chosen={one === size || undefined}>
                <th scope="row">{formatRingSize(one)}</th>
                <td>{comma(circumferenceMm)}</td>
                <td>{eu}</td>
                <td>≈ {comma(us)}</td>
                <td>≈ {uk}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function comma(value: number): string {
  return String(value).replace('.', ',');
}

import { formatRingSize, RING_SIZES, type RingSize } from '@yahont/values/measures/ring-size.ts';
import { ringSizeAbroad } from '@yahont/values/measures/ring-size-abroad.ts';
import type { ReactNode } from 'react';

type Props = {
  /** Row marked with `data-chosen`; null for none. */
  size: RingSize | null;
  className: string | undefined;
  caption?: ReactNode;
};

/** All ring sizes by country. */
export function RingSizeTable({ size, className, caption }: Props) {
  return (
    <table className={className}>
      {caption}
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
  );
}

function comma(value: number): string {
  return String(value).replace('.', ',');
}

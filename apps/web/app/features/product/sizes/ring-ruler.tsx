import type { CSSProperties } from 'react';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import styles from './ring-ruler.module.css';

/** Whole sizes; half sizes are read between them. */
const SIZES = [1500, 1600, 1700, 1800, 1900, 2000, 2100, 2200] as const;
const GAP_MM = 3;
const HEIGHT_MM = 34;

type Circle = { size: number; x: number };

const CIRCLES: readonly Circle[] = SIZES.reduce<Circle[]>((row, size) => {
  const last = row.at(-1);
  const left = last === undefined ? 1 : last.x + last.size / 200 + GAP_MM;
  return [...row, { size, x: left + size / 200 }];
}, []);
const LAST = CIRCLES.at(-1);
const WIDTH_MM = LAST === undefined ? 0 : Math.ceil(LAST.x + LAST.size / 200 + 1);

const TRUE_SIZE = { '--true-width': `${WIDTH_MM}mm` } as CSSProperties;

/** Circles with the true inner diameters; in print one unit of the drawing is one millimetre. */
export function RingRuler() {
  return (
    <figure className={styles.root}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH_MM} ${HEIGHT_MM}`}
        style={TRUE_SIZE}
        role="img"
        aria-label="Линейка для колец: круги от 15 до 22 размера в натуральную величину"
      >
        {CIRCLES.map(({ size, x }) => (
          <g key={size}>
            <circle cx={x} cy={23 - size / 200} r={size / 200} />
            <text x={x} y={28}>
              {formatRingSize(size)}
            </text>
          </g>
        ))}
        <path d="M1 31h50M1 30v2M51 30v2M11 30.5v1M21 30.5v1M31 30.5v1M41 30.5v1" />
        <text x={56} y={32}>
          50 мм
        </text>
      </svg>
    </figure>
  );
}

import type { CSSProperties } from 'react';
import { Histogram } from './histogram.tsx';
import { RangeHandle } from './range-handle.tsx';
import styles from './range-track.module.css';

type End = {
  position: number;
  /** The value as text. */
  text: string;
  onMove: (position: number) => void;
};

type Props = {
  /** What is selected: «Цена». */
  label: string;
  /** Positions are 0 to this number. */
  most: number;
  low: End;
  high: End;
  /** Counts in equal steps of the same scale. */
  histogram: readonly number[] | undefined;
  /** A handle is released or loses the focus. */
  onLeave: () => void;
};

/** Two handles over a histogram, whose bars between them are gold. */
export function RangeTrack({ label, most, low, high, histogram, onLeave }: Props) {
  const place = { '--a': low.position / most, '--b': high.position / most } as CSSProperties;
  return (
    <div className={styles.root} style={place}>
      {histogram !== undefined && <Histogram counts={histogram} />}
      <div className={styles.track}>
        <RangeHandle {...low} label={`${label} от`} most={most} onLeave={onLeave} />
        <RangeHandle {...high} label={`${label} до`} most={most} onLeave={onLeave} />
      </div>
    </div>
  );
}

import type { CSSProperties } from 'react';
import styles from './range-ticks.module.css';

export type Tick = {
  text: string;
  /** Place on the scale, 0 to 1. */
  part: number;
  /** Between both handles, when something is chosen. */
  isOn: boolean;
};

/** The texts of both ends stay within the scale. */
const END_NAMES: ReadonlyMap<number, string> = new Map([
  [0, 'low'],
  [1, 'high'],
]);

/** Values under a scale; the fields say them to screen readers. */
export function RangeTicks({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <div className={styles.root} aria-hidden="true">
      {ticks.map(({ text, part, isOn }) => (
        <span
          key={text}
          className={styles.tick}
          style={{ '--part': part } as CSSProperties}
          data-on={isOn || undefined}
          data-end={END_NAMES.get(part)}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

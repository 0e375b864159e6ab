import type { CSSProperties } from 'react';
import styles from './range-ticks.module.css';

export type Tick = {
  text: string;
  /** Position on the scale, 0 to 1. */
  part: number;
  /** Whether it is between the two handles, when something is chosen. */
  isOn: boolean;
};

/** Keeps the labels of both ends within the scale. */
const END_NAMES: ReadonlyMap<number, string> = new Map([
  [0, 'low'],
  [1, 'high'],
]);

/** Labels below a scale; screen readers get the values from the fields. */
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

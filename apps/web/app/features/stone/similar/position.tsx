import type { CSSProperties } from 'react';
import { Bars } from './bars.tsx';
import { axisOf, placeOf, type Spread } from './spread.ts';
import styles from './position.module.css';

type Props = {
  title: string;
  /** How the compared stones were chosen. */
  text: string;
  spread: Spread;
  value: number;
  valueText: string;
  better: 'above' | 'below';
  axis: (values: readonly number[]) => string[];
};

const AXIS_LABELS = 7;

/** A large histogram with a flag at this stone. */
export function Position({ title, text, spread, value, valueText, better, axis }: Props) {
  const place = placeOf(spread, value);
  return (
    <div className={styles.root}>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.chart} style={{ '--place': `${place * 100}%` } as CSSProperties}>
        <Bars className={styles.bars} spread={spread} value={value} better={better} />
        <p className={styles.flag} data-side={place > 0.7 ? 'left' : 'right'}>
          <b>{valueText}</b>
          <span>этот камень</span>
        </p>
      </div>
      <p className={styles.axis} aria-hidden="true">
        {axis(axisOf(spread, AXIS_LABELS)).map((label, at) => (
          <span key={at}>{label}</span>
        ))}
      </p>
    </div>
  );
}

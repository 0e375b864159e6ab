import type { ReactNode } from 'react';
import styles from './drawing-lines.module.css';

type Props = { label: string; caption: string | null; children: ReactNode };

/** The frame of a drawing. */
export function DrawingSheet({ label, caption, children }: Props) {
  return (
    <figure className={styles.root}>
      <svg className={styles.drawing} viewBox="0 0 400 400" role="img" aria-label={label}>
        {children}
      </svg>
      {caption !== null && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

type LineProps = { from: number; to: number; at: number; text: string };

/** A horizontal dimension with its number above the line. */
export function Across({ from, to, at, text }: LineProps) {
  return (
    <>
      <path className={styles.lines} d={`M${from} ${at}H${to}M${from} ${at - 6}v12M${to} ${at - 6}v12`} />
      <text className={styles.text} x={(from + to) / 2} y={at - 12}>
        {text}
      </text>
    </>
  );
}

/** A vertical dimension with its number along the line. */
export function Down({ from, to, at, text }: LineProps) {
  const [x, y] = [at - 8, (from + to) / 2];
  return (
    <>
      <path className={styles.lines} d={`M${at} ${from}V${to}M${at - 6} ${from}h12M${at - 6} ${to}h12`} />
      <text className={styles.text} x={x} y={y} transform={`rotate(-90 ${x} ${y})`}>
        {text}
      </text>
    </>
  );
}

/** A dimension too small for its number: arrows from outside, the number below. */
export function Narrow({ from, to, at, text }: LineProps) {
  return (
    <>
      <path
        className={styles.lines}
        d={`M${from} ${at - 8}v16M${to} ${at - 8}v16M${from - 14} ${at}H${from}M${to} ${at}h14`}
      />
      <text className={styles.text} x={(from + to) / 2} y={at + 28}>
        {text}
      </text>
    </>
  );
}

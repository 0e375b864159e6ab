import type { ReactNode } from 'react';
import styles from './mark.module.css';

/**
 * How far something is: the ring fills, `moving` is on its way, `done` and `over` have ended, `back` is money
 * returned, `wait` waits for money or a word, `part` was refused in part.
 */
export type MarkShape =
  | 'wait'
  | 'empty'
  | 'quarter'
  | 'half'
  | 'most'
  | 'moving'
  | 'done'
  | 'over'
  | 'lapsed'
  | 'back'
  | 'part';

type Props = { shape: MarkShape; /** The state in a word, always beside the mark. */ children: ReactNode };

/** The mark of a state; readable without its colour. */
export function Mark({ shape, children }: Props) {
  return (
    <span className={styles.root} data-shape={shape}>
      <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
        {isFull(shape) ? <circle cx="7" cy="7" r="6.25" className={styles.disc} /> : RING}
        {INSIDE[shape]}
      </svg>
      <span className={styles.word}>{children}</span>
    </span>
  );
}

const RING = <circle cx="7" cy="7" r="5.5" className={styles.ring} />;
const isFull = (shape: MarkShape): boolean => shape === 'done' || shape === 'over' || shape === 'back';

const INSIDE: Readonly<Record<MarkShape, ReactNode>> = {
  wait: null,
  empty: null,
  quarter: <path d="M7 3.8A3.2 3.2 0 0 1 10.2 7H7Z" className={styles.fill} />,
  half: <path d="M7 3.8a3.2 3.2 0 0 1 0 6.4Z" className={styles.fill} />,
  most: <path d="M7 3.8A3.2 3.2 0 1 1 3.8 7H7Z" className={styles.fill} />,
  moving: <path d="M4.5 7h5M7.5 5l2 2-2 2" className={styles.line} />,
  done: <path d="m4.2 7.2 2 2 3.8-4" className={styles.cut} />,
  over: <path d="m4.8 4.8 4.4 4.4M9.2 4.8 4.8 9.2" className={styles.cut} />,
  lapsed: <path d="M7 4v3.2l2 1.2" className={styles.line} />,
  back: <path d="M9.8 8.5a2.3 2.3 0 0 0-2.3-2H4.5M6 4.8 4.3 6.5 6 8.2" className={styles.cut} />,
  part: <path d="M4.5 7h5" className={styles.line} />,
};

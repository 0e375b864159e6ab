import { stepOf, type Spread } from './spread.ts';
import styles from './bars.module.css';

type Props = {
  spread: Spread;
  /** Value of this stone; its bar is highlighted. */
  value: number;
  /** Which bars are gold: the values that this stone beats. */
  better: 'above' | 'below';
  className?: string | undefined;
};

const HEIGHT = 100;
/** Minimum height, so that a bar of few stones is still visible. */
const LEAST = 2;
const GAP = 0.08;

/** A histogram of stones by value; decorative, because the text beside it gives the conclusion. */
export function Bars({ spread, value, better, className }: Props) {
  const own = stepOf(spread, value);
  const highest = Math.max(1, ...spread.counts);
  const paths = { own: '', gold: '', plain: '' };
  for (const [step, count] of spread.counts.entries()) {
    if (count === 0) continue;
    const height = Math.max(LEAST, Math.round((count / highest) * HEIGHT));
    const isBetter = better === 'above' ? step > own : step < own;
    const look = isBetter ? 'gold' : 'plain';
    paths[step === own ? 'own' : look] += `M${step + GAP} ${HEIGHT}v-${height}h${1 - 2 * GAP}v${height}z`;
  }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${spread.counts.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.plain} d={paths.plain} />
      <path className={styles.gold} d={paths.gold} />
      <path className={styles.own} d={paths.own} />
    </svg>
  );
}

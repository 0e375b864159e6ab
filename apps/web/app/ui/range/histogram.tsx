import styles from './range-slider.module.css';

type Props = { counts: readonly number[] };

/** Bars as one path; the selected part is the same path in gold, clipped by the handles. */
export function Histogram({ counts }: Props) {
  const bars = barsOf(counts);
  return (
    <div className={styles.histogram} aria-hidden="true">
      {[styles.bars, styles.chosen].map((name) => (
        <svg key={name} className={name} viewBox={`0 0 ${counts.length} 100`} preserveAspectRatio="none">
          <path d={bars} />
        </svg>
      ))}
    </div>
  );
}

function barsOf(counts: readonly number[]): string {
  const highest = Math.max(1, ...counts);
  return counts
    .map((count, index) => {
      if (count === 0) return '';
      const height = Math.max(4, Math.round((count / highest) * 100));
      return `M${index + 0.12} 100v-${height}h.76v${height}z`;
    })
    .join('');
}

import styles from './range-track.module.css';

/** Fewer bars than this are bars of grades: they are wide enough for narrow gaps. */
const MANY_BARS = 24;

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
  const gap = counts.length > MANY_BARS ? 0.24 : 0.04;
  return counts
    .map((count, index) => {
      if (count === 0) return '';
      const height = Math.max(4, Math.round((count / highest) * 100));
      return `M${index + gap / 2} 100v-${height}h${1 - gap}v${height}z`;
    })
    .join('');
}

import type { Sales } from '@yahont/contracts/office/today.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { chartOf } from './chart.ts';
import styles from './sales-chart.module.css';

const HOURS = 24;
const MARKS = [0, 6, 12, 18, 24] as const;

/** Today in ruby, a week ago dashed, and a hair for now. Its figures are in the text around it. */
export function SalesChart({ hours }: { hours: Sales['hours'] }) {
  const { today, weekAgo, lines } = chartOf(hours);
  const now = today.at(-1);
  return (
    <div className={styles.root} aria-hidden="true">
      <svg viewBox="0 0 240 100" preserveAspectRatio="none" className={styles.plot}>
        {lines.map(({ sum, share }) => (
          <line
            key={sum}
            x1="0"
            x2="240"
            y1={100 - share * 100}
            y2={100 - share * 100}
            className={styles.grid}
          />
        ))}
        <polyline points={pointsOf(weekAgo)} className={styles.before} />
        <polyline points={pointsOf(today)} className={styles.today} />
        {now !== undefined && (
          <line x1={now.hour * 10} x2={now.hour * 10} y1="0" y2="100" className={styles.hair} />
        )}
      </svg>
      {lines.map(({ sum, share }) => (
        <span key={sum} className={styles.sum} style={{ bottom: `calc(20px + (100% - 20px) * ${share})` }}>
          {formatRoubles(kopecks(sum))}
        </span>
      ))}
      <p className={styles.hours}>
        {MARKS.map((hour) => (
          <span key={hour} style={{ left: `${(hour / HOURS) * 100}%` }}>
            {hour}:00
          </span>
        ))}
      </p>
    </div>
  );
}

function pointsOf(points: readonly { hour: number; share: number }[]): string {
  return points.map(({ hour, share }) => `${hour * 10},${100 - share * 100}`).join(' ');
}

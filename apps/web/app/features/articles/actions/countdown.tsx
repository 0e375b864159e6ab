import { useEffect, useState } from 'react';
import { plural } from '@yahont/values/text/plural.ts';
import { timeLeft, untilNextMinute, type TimeLeft } from './time-left.ts';
import styles from './countdown.module.css';

type Props = {
  /** Milliseconds since 1970. */
  until: number;
  /** «До конца», «До начала». */
  label: string;
};

/**
 * Days, hours and minutes left; without seconds, so nothing changes every second. Pages are cached, so the
 * browser computes the figures. Their space is reserved from the first byte, and the last day is written
 * beside them for everyone.
 */
export function Countdown({ until, label }: Props) {
  const left = useTimeLeft(until);
  if (left === null) return null;
  return (
    <div
      className={styles.root}
      role="timer"
      aria-label={left === undefined ? label : `${label}: ${inWords(left)}`}
      data-waiting={left === undefined || undefined}
    >
      <dl className={styles.cells} aria-hidden="true">
        {CELLS.map(({ key, forms }) => (
          <div key={key} className={styles.cell}>
            <dd className={styles.figure}>{String(left?.[key] ?? 0).padStart(2, '0')}</dd>
            <dt>{plural(left?.[key] ?? 0, forms)}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}

const CELLS = [
  { key: 'days', forms: ['день', 'дня', 'дней'] },
  { key: 'hours', forms: ['час', 'часа', 'часов'] },
  { key: 'minutes', forms: ['минута', 'минуты', 'минут'] },
] as const;

function inWords(left: TimeLeft): string {
  return CELLS.map(({ key, forms }) => `${left[key]} ${plural(left[key], forms)}`).join(', ');
}

/** Undefined before the browser has counted, null when nothing is left. */
function useTimeLeft(until: number): TimeLeft | null | undefined {
  const [left, setLeft] = useState<TimeLeft | null>();

  // The clock is outside React.
  useEffect(() => {
    let timer: number;
    const count = () => {
      const now = Date.now();
      const counted = timeLeft(until, now);
      setLeft(counted);
      if (counted !== null) timer = window.setTimeout(count, untilNextMinute(until, now));
    };
    count();
    return () => window.clearTimeout(timer);
  }, [until]);
  return left;
}

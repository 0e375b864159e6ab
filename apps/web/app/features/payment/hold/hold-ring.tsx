import { nbsp } from '@yahont/values/text/typography.ts';
import { useTimeLeft } from './use-time-left.ts';
import text from '#app/ui/text/text.module.css';
import styles from './hold-ring.module.css';

type Props = {
  /** When the hold began, ISO time. */
  since: string;
  expiresAt: string;
  /** The end in the city's time: shown without scripts. */
  untilText: string;
};

/** How long the items stay reserved, as a ring that empties. */
export function HoldRing({ since, expiresAt, untilText }: Props) {
  const left = useTimeLeft(expiresAt);
  const whole = Date.parse(expiresAt) - Date.parse(since);
  const share = left === null || whole <= 0 ? 100 : Math.min(100, Math.round((left.ms / whole) * 100));
  return (
    <div className={styles.root}>
      <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.ring}>
        <circle cx="32" cy="32" r="29" />
        <circle cx="32" cy="32" r="29" pathLength="100" strokeDasharray={`${share} 100`} />
      </svg>
      <p>
        <b className={styles.left} role="timer" aria-live="off">
          {left === null ? nbsp(`До ${untilText}`) : left.text}
        </b>
        <span className={text.note}>
          {left === null ? nbsp('держим за вами') : nbsp(`держим за вами, до ${untilText}`)}
        </span>
      </p>
    </div>
  );
}

import { Icon } from '#app/ui/icons/icon.tsx';
import type { Hold } from './hold.ts';
import { useTimeLeft } from './use-time-left.ts';
import styles from './hold-clock.module.css';

/** How long the items are reserved. Counts down, and reloads the page's data when the time is up. */
export function HoldClock({ expiresAt, untilText, isSoon }: Hold) {
  const left = useTimeLeft(expiresAt);
  return (
    <p className={styles.root}>
      <Icon name="clock" size={18} />
      <span>
        Держим украшения за&nbsp;вами до&nbsp;{untilText}
        {isSoon && left !== null && (
          <span className={styles.left} role="timer" aria-live="off">
            , осталось {left.text}
          </span>
        )}
      </span>
    </p>
  );
}

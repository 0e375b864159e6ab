import { Icon } from '#app/ui/icons/icon.tsx';
import { useTimeLeft } from './use-time-left.ts';
import styles from './hold-clock.module.css';

type Props = {
  /** ISO time. */
  expiresAt: string;
  /** The same in the city's time zone, «15:40 по Москве»: shown without scripts. */
  untilText: string;
};

/** How long the items are reserved. Counts down, and reloads the page's data when the time is over. */
export function HoldClock({ expiresAt, untilText }: Props) {
  const left = useTimeLeft(expiresAt);
  return (
    <p className={styles.root}>
      <Icon name="clock" size={18} />
      <span>
        Держим украшения за&nbsp;вами до&nbsp;{untilText}
        {left !== null && (
          <span className={styles.left} role="timer" aria-live="off">
            , осталось {left.text}
          </span>
        )}
      </span>
    </p>
  );
}

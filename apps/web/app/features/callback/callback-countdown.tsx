import type { CSSProperties } from 'react';
import { countdownText, secondsWord } from './callback-texts.ts';
import text from '#app/ui/text/text.module.css';
import styles from './callback-panel.module.css';

type Props = {
  titleId: string;
  seconds: number;
  /** Filled part of the bar, 0 to 1. */
  filled: number;
  isEnding: boolean;
  /** Phone number that the operator calls from. */
  phoneText: string;
};

/** SPEC 4.8: «Звонок через N секунд» with a progress bar. */
export function CallbackCountdown({ titleId, seconds, filled, isEnding, phoneText }: Props) {
  return (
    <div className={styles.countdown} data-ending={isEnding || undefined}>
      <h2 id={titleId} className={styles.title}>
        <span className={text.hidden}>{countdownText(seconds)}</span>
        <span aria-hidden="true">Звонок через</span>
      </h2>
      <p className={styles.seconds} aria-hidden="true">
        <b>{seconds}</b> <span>{secondsWord(seconds)}</span>
      </p>
      <div className={styles.bar} style={{ '--filled': filled } as CSSProperties} />
      <p className={styles.lead}>
        {isEnding
          ? `Возьмите телефон в\u00A0руки: позвоним с\u00A0номера ${phoneText}`
          : 'Соединяем с\u00A0консультантом. Спросите его о\u00A0размере, камне или салоне'}
      </p>
    </div>
  );
}

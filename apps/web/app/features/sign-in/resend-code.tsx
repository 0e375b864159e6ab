import { useEffect, useState } from 'react';
import { countOf } from '@yahont/values/plural.ts';
import styles from './sign-in-panel.module.css';

type Props = {
  /** Until another code may be asked for. */
  seconds: number;
};

/** Counts down to the moment when another code may be sent; submits the form around it. */
export function ResendCode({ seconds }: Props) {
  const [left, setLeft] = useState(seconds);
  // A clock is outside React.
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  if (left > 0) {
    return (
      <p className={styles.resend}>
        Новый код можно получить через {countOf(left, ['секунду', 'секунды', 'секунд'])}
      </p>
    );
  }
  return (
    <button type="submit" name="intent" value="code" className={styles.resendButton}>
      Отправить код ещё раз
    </button>
  );
}

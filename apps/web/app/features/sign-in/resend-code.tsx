import { useEffect, useState } from 'react';
import { countOf } from '@yahont/values/text/plural.ts';
import type { CodeAnswer } from './sign-in-action.server.ts';
import styles from './sign-in-panel.module.css';

type Props = {
  /** The server's latest answer; each answer is a new object. */
  answer: CodeAnswer;
  /** Number of codes sent after the first one. */
  resends: number;
};

/** Countdown until another code can be requested; the button submits the surrounding form. */
export function ResendCode({ answer, resends }: Props) {
  const [seen, setSeen] = useState(answer);
  const [left, setLeft] = useState(answer.retryAfter);
  if (seen !== answer) {
    setSeen(answer);
    // A refused code does not change the waiting time for the next one.
    if (answer.retryAfter > 0) setLeft(answer.retryAfter);
  }
  // A clock is outside React.
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const isWaiting = left > 0;
  return (
    <div className={styles.resend}>
      <span role="status">{isWaiting && resends > 0 && 'Отправили новый код. '}</span>
      {isWaiting ? (
        <>Новый код можно получить через {countOf(left, ['секунду', 'секунды', 'секунд'])}</>
      ) : (
        <button type="submit" name="intent" value="code" className={styles.textButton}>
          Отправить код ещё раз
        </button>
      )}
    </div>
  );
}

/** Number of codes sent after the first one while the step is open. */
export function useResends(answer: CodeAnswer): number {
  const [seen, setSeen] = useState({ answer, count: 0 });
  if (seen.answer !== answer) setSeen({ answer, count: seen.count + Number(answer.isSent) });
  return seen.count;
}

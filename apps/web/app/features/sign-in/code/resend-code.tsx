import { useEffect, useState } from 'react';
import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import type { CodeAnswer } from '../sign-in-action.server.ts';
import styles from '../sign-in-panel.module.css';

type Props = {
  /** The server's latest answer; each answer is a new object. */
  answer: CodeAnswer;
  /** Number of codes sent after the first one. */
  resends: number;
};

const ASK: Readonly<Record<CodeWay, string>> = {
  sms: 'Отправить код ещё раз',
  call: 'Получить код по\u00A0звонку',
  mail: 'Получить код на\u00A0почту',
};

/** Countdown until another code can be requested; its buttons submit the surrounding form and name the way. */
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
        <div className={styles.ways}>
          {answer.ways.map((way) => (
            <button key={way} type="submit" name="way" value={way} className={styles.textButton}>
              {ASK[way]}
            </button>
          ))}
        </div>
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

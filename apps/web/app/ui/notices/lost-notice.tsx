import { useEffect } from 'react';
import type { LostRequest } from '#app/lib/api/lost-request.ts';
import { lostText } from './lost-text.ts';
import { hideLostToast } from './lost-toast.ts';
import text from '#app/ui/text/text.module.css';
import styles from './lost-notice.module.css';

/** Beside a button whose form got no answer: says so and sends the same form again. */
export function LostNotice({ lost }: { lost: LostRequest }) {
  // The message is shown first where the router renders a submit late.
  useEffect(hideLostToast, []);
  return (
    <span className={styles.root} role="alert" data-lost="">
      {lostText(lost)}{' '}
      <button type="button" className={text.link} onClick={lost.repeat}>
        Повторить
      </button>
    </span>
  );
}

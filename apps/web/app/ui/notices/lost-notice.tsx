import { useEffect, useRef } from 'react';
import type { LostRequest } from '#app/base/requests/lost-request.ts';
import { lostAction, lostText } from './lost-text.ts';
import { hideLostToast } from './lost-toast.ts';
import text from '#app/ui/text/text.module.css';
import styles from './lost-notice.module.css';

/** Beside a button whose form got no answer: a message, and a button that sends the same form again. */
export function LostNotice({ lost }: { lost: LostRequest }) {
  const action = lostAction(lost);
  const root = useRef<HTMLSpanElement>(null);
  // When the router renders a submit late, the toast is shown first.
  useEffect(hideLostToast, []);
  // The button may be at the bottom of the screen, with its message below the edge.
  useEffect(() => {
    if (root.current !== null && isWaitedFor(root.current)) root.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span ref={root} className={styles.root} role="alert" data-lost="">
      {lostText(lost)}{' '}
      <button type="button" className={text.link} onClick={action.onPress}>
        {action.text}
      </button>
    </span>
  );
}

/**
 * Whether the focus is still where the form was sent; Safari leaves it on the body. A reader who has moved on
 * is not interrupted.
 */
function isWaitedFor(notice: Element): boolean {
  const place = notice.closest('form') ?? notice.parentElement;
  return document.activeElement === document.body || place?.contains(document.activeElement) === true;
}

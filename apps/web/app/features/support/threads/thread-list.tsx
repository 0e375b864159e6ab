import type { ThreadRow } from '@yahont/contracts/support/threads.ts';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import { lastTime } from './message-days.ts';
import styles from './thread-list.module.css';

type Props = {
  threads: readonly ThreadRow[];
  /** The opened thread; null while a new request is written. */
  current: number | null;
  /** Address of the next page; null on the last one. */
  more: string | null;
  today: string;
  offsetHours: number;
};

export const NEW_REQUEST = '/personal/support/';

/** The shopper's requests with their latest messages; unread ones have a dot. */
export function ThreadList({ threads, current, more, ...clock }: Props) {
  return (
    <nav className={styles.root} aria-label="Обращения">
      <p className={styles.new}>
        <A href={NEW_REQUEST} className={styles.button} aria-current={current === null ? 'page' : undefined}>
          Новое обращение
        </A>
      </p>
      <ul>
        {threads.map(({ id, title, last, lastAt, isUnread }) => (
          <li key={id}>
            <A
              href={`/personal/support/${id}/`}
              className={styles.row}
              aria-current={id === current ? 'page' : undefined}
              data-unread={(isUnread && id !== current) || undefined}
            >
              <span className={styles.title}>{title}</span>
              <time dateTime={lastAt} className={styles.time}>
                {lastTime(lastAt, clock)}
              </time>
              <span className={styles.words}>
                {isUnread && id !== current && <span className={text.hidden}>Не&nbsp;прочитано. </span>}
                {last.by ?? 'Вы'}: {last.text}
              </span>
            </A>
          </li>
        ))}
      </ul>
      {more !== null && (
        <p className={styles.more}>
          <A href={more}>Раньше</A>
        </p>
      )}
    </nav>
  );
}

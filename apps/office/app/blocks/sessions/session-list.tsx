import type { StaffSession } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { momentText, sinceText } from '#app/lib/words/moments.ts';
import styles from './session-list.module.css';

type Props = {
  sessions: readonly StaffSession[];
  /** Missing: they are only shown. */
  onEnd?: (session: StaffSession) => void;
  /** The one that is being ended. */
  endingId: string | null;
};

/** Devices on which a person has signed in. */
export function SessionList({ sessions, onEnd, endingId }: Props) {
  const now = useNow();
  if (sessions.length === 0) return <p className={styles.muted}>Сейчас никто не вошёл.</p>;
  return (
    <ul className={styles.root}>
      {sessions.map((session) => (
        <li key={session.id}>
          <Icon name={/телефон|смартфон|андроид|айфон/i.test(session.device) ? 'phone' : 'desk'} size={16} />
          <div className={styles.facts}>
            <b>{session.device === '' ? 'Консоль сервера' : session.device}</b>
            <small>
              вход {momentText(session.startedAt, now)} · {sinceText(session.lastSeenAt, now)}
              {session.network !== '' && ` · ${session.network}`}
            </small>
          </div>
          {session.isCurrent && <span className={styles.muted}>это вы</span>}
          {!session.isCurrent && onEnd !== undefined && (
            <Button
              look="quiet"
              size="small"
              isDanger
              isBusy={endingId === session.id}
              onClick={() => onEnd(session)}
            >
              Закрыть
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

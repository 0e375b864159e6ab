import { Form } from 'react-router';
import type { OpenSession } from '@yahont/contracts/accounts/security.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import type { MeansResult } from './means-result.ts';
import { MeansRow } from './means-row.tsx';
import owned from '#app/ui/parts/owned-rows.module.css';
import styles from './means.module.css';

type Props = {
  sessions: readonly OpenSession[];
  /** Offset of the visitor's city, ahead of UTC. */
  offsetHours: number;
  result: MeansResult | undefined;
};

/** Devices that are signed in to the account; each can be signed out, and all others at once. */
export function OpenSessions({ sessions, offsetHours, result }: Props) {
  return (
    <div className={styles.group}>
      <h3 className={styles.subtitle}>Где открыт кабинет</h3>
      <ul className={owned.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} offsetHours={offsetHours} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action="/personal/detail/" preventScrollReset>
          <button type="submit" name="intent" value="end-sessions" className={owned.link}>
            Выйти на всех остальных
          </button>
        </Form>
      )}
      <p className={owned.status} role="status">
        {result?.kind === 'sessions-ended' ? result.text : ''}
      </p>
    </div>
  );
}

type RowProps = { session: OpenSession; offsetHours: number };

function SessionRow({ session: { id, device, city, lastSeenAt, isCurrent }, offsetHours }: RowProps) {
  const name = [isCurrent ? 'Это устройство' : device || 'Неизвестное устройство', city]
    .filter((part) => part !== null)
    .join(', ');
  const seen = new Date(lastSeenAt);
  return (
    <MeansRow
      icon="lock"
      name={name}
      note={
        isCurrent
          ? device || 'сейчас'
          : `${formatDayMonth(cityDate(seen, offsetHours))}, ${cityTimeOfDay(seen, offsetHours)}`
      }
      end={isCurrent ? null : { id, intent: 'end-session', text: 'Выйти', label: `Выйти: ${name}` }}
    />
  );
}

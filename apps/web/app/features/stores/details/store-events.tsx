import type { StoreEvent } from '@yahont/contracts/stores/store-parts.ts';
import { eventDay } from './store-words.ts';
import styles from './store-events.module.css';

type Props = { events: readonly StoreEvent[] };

/** Upcoming events in a store. */
export function StoreEvents({ events }: Props) {
  return (
    <ul className={styles.root}>
      {events.map((event) => (
        <li key={`${event.date} ${event.from} ${event.title}`} className={styles.event}>
          <time dateTime={`${event.date}T${event.from}`} className={styles.day}>
            {eventDay(event)}
          </time>
          <h3 className={styles.title}>{event.title}</h3>
          {event.text !== '' && <p className={styles.text}>{event.text}</p>}
        </li>
      ))}
    </ul>
  );
}

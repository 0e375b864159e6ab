import { useState } from 'react';
import type { OfficeCall } from '@yahont/contracts/office/calls.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listCalls } from '#app/lib/calls/routes/talks.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { clockText } from '#app/lib/words/moments.ts';
import { phoneText } from '#app/lib/words/phones.ts';
import { RESULT_WORDS } from './call-words.ts';
import styles from './calls.module.css';

/** Calls of today that nobody makes any more; read when somebody opens them. */
export function DoneCalls() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.done} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Законченные сегодня</summary>
      {isOpen && <Done />}
    </details>
  );
}

function Done() {
  const list = useCursorList<OfficeCall, string>({
    key: ['done-calls'],
    read: (after, signal) => call(listCalls, { query: { state: 'done', after } }, { signal }),
    idOf: ({ id }) => id,
  });
  return (
    <ListBody list={list} empty={<p className={styles.none}>Сегодня ещё никого не набрали.</p>}>
      {(calls) => (
        <ul className={styles.rows}>
          {calls.map(({ id, contact, cityName, result, takenBy, endedAt }) => (
            <li key={id}>
              <span className={styles.time}>{endedAt === null ? '' : clockText(new Date(endedAt))}</span>
              <div>
                <b>{phoneText(contact)}</b>
                <small>
                  {cityName}
                  {result !== null && `, ${RESULT_WORDS[result].toLowerCase()}`}
                  {takenBy !== null && `, ${takenBy.name}`}
                </small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </ListBody>
  );
}

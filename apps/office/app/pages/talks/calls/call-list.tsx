import type { ReactNode } from 'react';
import type { OfficeCall } from '@yahont/contracts/office/calls.ts';
import { Button } from '#app/parts/button.tsx';
import { Unseen } from '#app/parts/states.tsx';
import { clockText } from '#app/lib/words/moments.ts';
import { phoneText } from '#app/lib/words/phones.ts';
import { againText, isDue, isFree, placeText, secondsLeft, waitsText } from './call-words.ts';
import styles from './calls.module.css';

const PROMISE_SECONDS = 28;

type RowsProps = {
  calls: readonly OfficeCall[];
  now: Date;
  /** A call is being taken; the others wait. */
  takingId: number | null;
  /** The person has a call already. */
  isBusy: boolean;
  onTake: (id: number) => void;
};

/** Calls that ring for everybody on the line. */
export function WaitingCalls({ calls, now, ...taking }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {calls.map((call) => (
        <Row
          key={call.id}
          call={call}
          {...taking}
          isFree={isFree(call, now)}
          mark={<Ring seconds={secondsLeft(call, now)} />}
        >
          {secondsLeft(call, now) > 0
            ? placeText(call, now)
            : `${placeText(call, now)}, ${waitsText(call, now)}`}
        </Row>
      ))}
    </ul>
  );
}

/** Calls that are made once more at a time. */
export function AgainCalls({ calls, now, ...taking }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {calls.map((call) => (
        <Row
          key={call.id}
          call={call}
          {...taking}
          mark={<span className={styles.time}>{clockText(new Date(call.dueAt ?? call.askedAt))}</span>}
          isDue={isDue(call, now)}
          isFree={isFree(call, now)}
        >
          {`${placeText(call, now)}: ${againText(call, now)}`}
        </Row>
      ))}
    </ul>
  );
}

type RowProps = Omit<RowsProps, 'calls' | 'now'> & {
  call: OfficeCall;
  mark: ReactNode;
  children: string;
  isDue?: boolean;
  isFree: boolean;
};

function Row({ call, mark, children, takingId, isBusy, onTake, isDue: isNow, isFree }: RowProps) {
  const { id, takenBy, state } = call;
  return (
    <li data-due={isNow || undefined}>
      {mark}
      <div>
        <b>{phoneText(call.contact)}</b>
        <small>{state === 'taken' ? `${takenBy?.name ?? 'Коллега'} говорит` : children}</small>
      </div>
      {isFree && (
        <Button
          look="quiet"
          size="small"
          isBusy={takingId === id}
          isOff={isBusy || takingId !== null}
          onClick={() => onTake(id)}
        >
          Взять
          <Unseen> звонок {phoneText(call.contact)}</Unseen>
        </Button>
      )}
    </li>
  );
}

/** Seconds in a ring that fills with time. */
function Ring({ seconds }: { seconds: number }) {
  const share = ((PROMISE_SECONDS - seconds) / PROMISE_SECONDS) * 100;
  return (
    <span className={styles.ring} data-over={seconds === 0 || undefined}>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <circle cx="17" cy="17" r="15.5" />
        <circle cx="17" cy="17" r="15.5" pathLength="100" strokeDasharray={`${share} 100`} />
      </svg>
      <b>{seconds === 0 ? '!' : seconds}</b>
    </span>
  );
}

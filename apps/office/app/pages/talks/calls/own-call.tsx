import { useMemo, useRef, useState } from 'react';
import type { CallResult, OfficeCall } from '@yahont/contracts/office/calls.ts';
import { phoneHref } from '@yahont/values/phone.ts';
import { Button } from '#app/parts/button.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import { phoneText } from '#app/lib/words/phones.ts';
import { againText, isAgain, placeText, RESULT_WORDS, secondsLeft, waitsText } from './call-words.ts';
import { LaterForm } from './later-form.tsx';
import type { useCallWork } from './use-calls.ts';
import styles from './calls.module.css';

const PROMISE_SECONDS = 28;
const RESULTS: readonly CallResult[] = ['talked', 'no-answer', 'busy', 'wrong-number', 'later'];

type Props = { call: OfficeCall; now: Date; work: ReturnType<typeof useCallWork> };

/** The call that the person has taken: its phone, the time until the promise, and how it ended. */
export function OwnCall({ call, now, work }: Props) {
  const dial = useRef<HTMLAnchorElement>(null);
  const [isLater, setLater] = useState(false);
  const { id } = call;
  const { mutate: end, isPending: isEnding } = work.end;
  useKeys(
    useMemo(
      () => [
        { code: 'KeyT', shown: 'T', does: 'набрать', run: () => dial.current?.click() },
        ...RESULTS.map((result, index) => ({
          code: `Digit${index + 1}`,
          shown: String(index + 1),
          does: RESULT_WORDS[result].toLowerCase(),
          run: () => (result === 'later' ? setLater(true) : end({ id, result })),
        })),
      ],
      [id, end],
    ),
  );
  const phone = call.phone ?? '';
  const seconds = secondsLeft(call, now);
  const isFirst = !isAgain(call) && seconds > 0;
  return (
    <section className={styles.own} aria-label="Ваш звонок">
      <header>
        <Icon name="call-in" size={16} />
        <b>Ваш звонок</b>
        {isFirst ? (
          <span className={styles.timer}>
            <b>{seconds}</b> сек до обещанного
          </span>
        ) : (
          <span className={styles.timer}>{isAgain(call) ? againText(call, now) : waitsText(call, now)}</span>
        )}
      </header>
      <p className={styles.phone}>{phoneText(phone)}</p>
      <p className={styles.muted}>{placeText(call, now)}</p>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${100 - (seconds / PROMISE_SECONDS) * 100}%`} height="100%" />
      </svg>
      <div className={styles.buttons}>
        <a ref={dial} className={styles.dial} href={phoneHref(phone)}>
          <Icon name="call" size={16} />
          Набрать
        </a>
        <Button look="quiet" isBusy={work.release.isPending} onClick={() => work.release.mutate(id)}>
          Передать
        </Button>
      </div>
      <div className={styles.results} role="group" aria-label="Чем кончился звонок">
        {RESULTS.map((result, index) => (
          <Button
            key={result}
            look="quiet"
            size="small"
            hotKey={String(index + 1)}
            isOff={isEnding}
            aria-expanded={result === 'later' ? isLater : undefined}
            onClick={() => (result === 'later' ? setLater(!isLater) : end({ id, result }))}
          >
            {RESULT_WORDS[result]}
          </Button>
        ))}
      </div>
      {isLater && (
        <LaterForm
          call={call}
          now={now}
          isBusy={isEnding}
          onSend={(at) => end({ id, result: 'later', at })}
        />
      )}
    </section>
  );
}

import { useState } from 'react';
import type { OfficeCall } from '@yahont/contracts/office/calls.ts';
import { cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { Button } from '#app/parts/button.tsx';
import { Field } from '#app/parts/field.tsx';
import styles from './calls.module.css';

const HOUR_MS = 3_600_000;

type Props = { call: OfficeCall; now: Date; isBusy: boolean; onSend: (at: string) => void };

/** The time at which the shopper asks to be called, in their city. */
export function LaterForm({ call: { cityName, utcOffset }, now, isBusy, onSend }: Props) {
  const [at, setAt] = useState(
    () => `${cityTimeOfDay(new Date(now.getTime() + HOUR_MS), utcOffset).slice(0, 2)}:00`,
  );
  const [error, setError] = useState<string>();
  return (
    <form
      className={styles.later}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (/^\d\d:\d\d$/.test(at)) onSend(at);
        else setError('Впишите часы и минуты');
      }}
    >
      <Field
        label={`Когда, по времени: ${cityName}`}
        type="time"
        value={at}
        error={error}
        help={`Там сейчас ${cityTimeOfDay(now, utcOffset)}; прошедшее время — завтра`}
        onChange={(event) => {
          setError(undefined);
          setAt(event.target.value);
        }}
      />
      <Button type="submit" isBusy={isBusy}>
        Перезвонить в {at === '' ? '…' : at}
      </Button>
    </form>
  );
}

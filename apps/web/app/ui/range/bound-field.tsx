import type { FocusEvent, KeyboardEvent } from 'react';
import styles from './range-slider.module.css';

/** Longest text of a bound: no number of the scale is longer. */
const MOST_SIGNS = 40;

type Props = {
  prefix: string;
  label: string;
  name: string | undefined;
  text: string;
  hint: string;
  /** Id of the error message when the text is not a number. */
  errorId: string | undefined;
  onLeave: (event: FocusEvent<HTMLInputElement>) => void;
};

/** One bound of a range as text; Enter commits it like blur. */
export function BoundField({ prefix, label, name, text, hint, errorId, onLeave }: Props) {
  return (
    <label className={styles.field}>
      <span>{prefix}</span>
      <input
        className={styles.input}
        name={name}
        inputMode="decimal"
        maxLength={MOST_SIGNS}
        autoComplete="off"
        aria-label={`${label}, значение`}
        defaultValue={text}
        placeholder={hint}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        onBlur={onLeave}
        onKeyDown={leaveOnEnter}
      />
    </label>
  );
}

function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.blur();
}

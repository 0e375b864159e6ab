import type { FocusEvent, KeyboardEvent } from 'react';
import styles from './range-slider.module.css';

/** A longer text is no number that the scale knows, and an address carries no more. */
const MOST_SIGNS = 40;

type Props = {
  prefix: string;
  label: string;
  name: string | undefined;
  text: string;
  hint: string;
  /** The message, when what was typed is no number. */
  errorId: string | undefined;
  onLeave: (event: FocusEvent<HTMLInputElement>) => void;
};

/** An end of a range as text; Enter commits it as leaving the field does. */
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

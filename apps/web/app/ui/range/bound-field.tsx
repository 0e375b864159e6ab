import type { FocusEvent, KeyboardEvent } from 'react';
import text from '#app/ui/text/text.module.css';
import styles from './bound-field.module.css';

/** Longest text of a bound: no number on the scale is longer. */
const MAX_SIGNS = 40;

type Props = {
  prefix: string;
  label: string;
  name: string | undefined;
  value: string;
  hint: string;
  /** Ids of the error message and of the hint, when the text is wrong. */
  errorId: string | undefined;
  /** Without a frame, as wide as its text. */
  isPlain?: boolean;
  onLeave: (event: FocusEvent<HTMLInputElement>) => void;
};

/** One bound of a range as text; Enter commits it like blur. */
export function BoundField({ prefix, label, name, value, hint, errorId, isPlain = false, onLeave }: Props) {
  return (
    <label className={isPlain ? styles.plain : styles.root}>
      <span className={isPlain ? text.hidden : undefined}>{prefix}</span>
      <input
        className={styles.input}
        name={name}
        size={isPlain ? Math.max(value.length, hint.length, 1) : undefined}
        inputMode="decimal"
        maxLength={MAX_SIGNS}
        autoComplete="off"
        aria-label={`${label}, значение`}
        defaultValue={value}
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

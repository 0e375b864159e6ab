import { useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '#app/parts/field.tsx';
import styles from './code-cells.module.css';

const LENGTH = 6;
const PLACES = [0, 1, 2, 3, 4, 5] as const;

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the last digit. */
  onFull?: (code: string) => void;
  error?: string | undefined;
  /** The only field of its step takes the focus. */
  isFirst?: boolean;
};

/** Six cells over one field, so that pasting, password managers and screen readers work as in any field. */
export function CodeCells({ label, value, onChange, onFull, error, isFirst = false }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.cells} data-bad={error !== undefined || undefined}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onChange={(event) => {
            const digits = event.target.value.replaceAll(/\D/g, '').slice(0, LENGTH);
            onChange(digits);
            if (digits.length === LENGTH && digits !== value) onFull?.(digits);
          }}
        />
        {PLACES.map((place) => (
          <span
            key={place}
            className={styles.cell}
            data-next={(hasFocus && place === Math.min(value.length, LENGTH - 1)) || undefined}
            aria-hidden="true"
          >
            {value[place] ?? ''}
          </span>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

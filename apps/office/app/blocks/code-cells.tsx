import { useId, useState } from 'react';
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
  autoFocus?: boolean;
};

/** Six cells over one field, so that pasting, password managers and screen readers work as in any field. */
export function CodeCells({ label, value, onChange, onFull, error, autoFocus = false }: Props) {
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.cells} data-bad={error !== undefined || undefined}>
        <input
          id={id}
          className={styles.input}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          // The only field of its step.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- people come here to type the code
          autoFocus={autoFocus}
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

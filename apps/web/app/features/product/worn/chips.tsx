import { useId, type ReactNode } from 'react';
import text from '#app/ui/text/text.module.css';
import styles from './chips.module.css';

type Props<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; title: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One choice of a few, as a row of chips; the chosen one is filled with ink. */
export function Chips<Value extends string | number>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              className={text.hidden}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

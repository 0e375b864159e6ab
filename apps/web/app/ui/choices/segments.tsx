import type { ReactNode } from 'react';
import text from '#app/ui/text/text.module.css';
import styles from './segments.module.css';

export type Segment = { value: string; title: ReactNode; note?: ReactNode; isDisabled?: boolean };

type Props = {
  /** Accessible name of the group; not shown. */
  label: string;
  name: string;
  options: readonly Segment[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** Two to four choices in one frame; made of radio buttons, so arrow keys work and forms submit the choice. */
export function Segments({ label, name, options, value, defaultValue, onChange }: Props) {
  return (
    <fieldset className={styles.root} data-count={options.length}>
      <legend className={text.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className={text.hidden}
            name={name}
            value={option.value}
            disabled={option.isDisabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          <span className={styles.title}>{option.title}</span>
          {option.note !== undefined && <span className={text.note}>{option.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}

import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

type Props = {
  label: string;
  options: readonly { value: string; name: string }[];
  error?: string | undefined;
  help?: ReactNode;
} & Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'>;

/** A choice from a list, with its label above. */
export function Select({ label, options, error, help, ...rest }: Props) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.frame} data-wrong={error !== undefined || undefined}>
        <select {...rest} id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-error`}>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={14} />
      </span>
      {help !== undefined && <div className={styles.label}>{help}</div>}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

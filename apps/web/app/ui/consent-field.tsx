import { useId, type ComponentProps } from 'react';
import { Checkbox } from './checkbox.tsx';
import { FieldError } from './field-error.tsx';
import { useFieldError } from './use-field-error.ts';
import styles from './field.module.css';

type Props = ComponentProps<typeof Checkbox> & {
  name: string;
  /** What is missing; stands beside the error and apart from it. */
  reason?: string;
};

/** A tick without which the form is not taken, with its error. */
export function ConsentField({ onFocus, onBlur, onChange, reason, ...rest }: Props) {
  const id = useId();
  const { isErrorShown, handlers } = useFieldError<HTMLInputElement>({
    name: rest.name,
    isValid: isTicked,
    onFocus,
    onBlur,
    onChange,
  });
  return (
    <div className={styles.consent}>
      <Checkbox
        {...rest}
        {...handlers}
        isSmall
        required
        aria-invalid={isErrorShown || undefined}
        aria-describedby={reason === undefined ? id : `${id}-reason ${id}`}
      />
      {reason !== undefined && (
        <span id={`${id}-reason`} className={styles.help}>
          {isErrorShown && reason}
        </span>
      )}
      <FieldError id={id} isShown={isErrorShown} />
    </div>
  );
}

function isTicked(value: string): boolean {
  return value !== '';
}

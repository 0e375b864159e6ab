import { useId, type ComponentProps } from 'react';
import { Checkbox } from './checkbox.tsx';
import { FieldError } from './field-error.tsx';
import { useFieldError } from './use-field-error.ts';
import styles from './field.module.css';

type Props = ComponentProps<typeof Checkbox> & { name: string };

/** A tick without which the form is not taken, with its error. */
export function ConsentField({ onFocus, onBlur, onChange, ...rest }: Props) {
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
        aria-describedby={id}
      />
      <FieldError id={id} isShown={isErrorShown} />
    </div>
  );
}

function isTicked(value: string): boolean {
  return value !== '';
}

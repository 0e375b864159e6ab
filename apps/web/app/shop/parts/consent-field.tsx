import { useEffect, useId, useRef, type ComponentProps, type FocusEvent } from 'react';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { FieldError } from '#app/ui/fields/field-error.tsx';
import { useRefusedFields } from '#app/ui/fields/refused-fields.tsx';
import { useFieldError } from '#app/ui/fields/use-field-error.ts';
import styles from '#app/ui/fields/field.module.css';

type Props = ComponentProps<typeof Checkbox> & {
  name: string;
  /** The missing condition; precedes the error and is separate from it. */
  reason?: string;
};

/** A checkbox that the form requires, with its error. */
export function ConsentField({ onFocus, onBlur, onChange, reason, ...rest }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const refused = useRefusedFields();
  // The space of a corrected error is kept until the next answer, so that the next checkbox does not move under the
  // finger.
  useEffect(() => {
    if (root.current !== null) root.current.style.minHeight = '';
  }, [refused]);
  function keepRoom(event: FocusEvent<HTMLInputElement>) {
    if (isErrorShown && root.current !== null)
      root.current.style.minHeight = `${root.current.offsetHeight}px`;
    onFocus?.(event);
  }
  const { isErrorShown, handlers } = useFieldError<HTMLInputElement>({
    name: rest.name,
    isValid: isTicked,
    onFocus: keepRoom,
    onBlur,
    onChange,
  });
  return (
    <div ref={root} className={styles.consent}>
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

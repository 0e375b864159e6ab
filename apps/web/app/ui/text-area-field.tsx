import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { useFieldCheck } from './use-field-check.ts';
import styles from './field.module.css';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  isLabelHidden?: boolean;
  help?: ReactNode;
  hasError?: boolean;
  isValid?: ((value: string) => boolean) | undefined;
};

/** Several lines of text with label, help and error. */
export function TextAreaField({
  label,
  isLabelHidden = false,
  help,
  hasError = false,
  isValid,
  id: givenId,
  className,
  onFocus,
  onBlur,
  onChange,
  ...rest
}: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { isErrorShown, handlers } = useFieldCheck<HTMLTextAreaElement>({
    hasError,
    isValid,
    onFocus,
    onBlur,
    onChange,
  });
  return (
    <FieldFrame
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      help={help}
      isErrorShown={isErrorShown}
      className={className}
    >
      <textarea
        rows={4}
        {...rest}
        {...handlers}
        id={id}
        className={styles.control}
        aria-invalid={isErrorShown || undefined}
        aria-describedby={describedBy(id, help)}
      />
    </FieldFrame>
  );
}

import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';
import { useFieldCheck } from './use-field-check.ts';
import styles from './field.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  isLabelHidden?: boolean;
  /** What is expected; stands before the error and apart from it. */
  help?: ReactNode;
  hasError?: boolean;
  isValid?: ((value: string) => boolean) | undefined;
  icon?: IconName;
};

/** One line of text with its label, help and error. */
export function Field({
  label,
  isLabelHidden = false,
  help,
  hasError = false,
  isValid,
  icon,
  id: givenId,
  className,
  onFocus,
  onBlur,
  onChange,
  ...rest
}: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { isErrorShown, handlers } = useFieldCheck<HTMLInputElement>({
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
      <span className={styles.box} data-icon={icon === undefined ? undefined : ''}>
        {icon !== undefined && <Icon name={icon} size={18} className={styles.icon} />}
        <input
          {...rest}
          {...handlers}
          id={id}
          className={styles.control}
          aria-invalid={isErrorShown || undefined}
          aria-describedby={describedBy(id, help)}
        />
      </span>
    </FieldFrame>
  );
}

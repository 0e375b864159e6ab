import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { useFieldCheck } from './use-field-check.ts';
import styles from './field.module.css';

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string;
  isLabelHidden?: boolean;
  help?: ReactNode;
  hasError?: boolean;
  isValid?: ((value: string) => boolean) | undefined;
};

/** The platform's own choice list in the shop's clothes; `<option>`s are the children. */
export function SelectField({
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
  const { isErrorShown, handlers } = useFieldCheck<HTMLSelectElement>({
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
      <span className={styles.box} data-select="">
        <select
          {...rest}
          {...handlers}
          id={id}
          className={styles.control}
          aria-invalid={isErrorShown || undefined}
          aria-describedby={describedBy(id, help)}
        />
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </span>
    </FieldFrame>
  );
}

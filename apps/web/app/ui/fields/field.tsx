import type { ChangeEvent, InputHTMLAttributes } from 'react';
import { applyMaskToInput } from './mask-input.ts';
import type { Mask } from './apply-mask.ts';
import { FieldFrame } from './field-frame.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import { useField, type FieldProps } from './use-field.ts';
import styles from './field.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> &
  FieldProps & {
    icon?: IconName;
    /** Formats the text while it is typed. */
    mask?: Mask;
  };

/** A single-line text field with label, help and error. */
export function Field({ icon, mask, onChange, ...rest }: Props) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (mask !== undefined) applyMaskToInput(event, mask);
    onChange?.(event);
  }
  const { frame, control } = useField<HTMLInputElement, typeof rest & { onChange: typeof change }>({
    ...rest,
    onChange: change,
  });
  return (
    <FieldFrame {...frame}>
      <span className={styles.box} data-icon={icon === undefined ? undefined : ''}>
        {icon !== undefined && <Icon name={icon} size={18} className={styles.icon} />}
        <input {...control} />
      </span>
    </FieldFrame>
  );
}

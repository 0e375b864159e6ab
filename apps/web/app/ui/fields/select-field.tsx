import type { SelectHTMLAttributes } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useField, type FieldProps } from './use-field.ts';
import styles from './field.module.css';

type Props = SelectHTMLAttributes<HTMLSelectElement> & FieldProps;

/** The native select in the shop's style; its children are the `<option>`s. */
export function SelectField(props: Props) {
  const { frame, control } = useField<HTMLSelectElement, Props>(props);
  return (
    <FieldFrame {...frame}>
      <span className={styles.box} data-select="">
        <select {...control} />
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </span>
    </FieldFrame>
  );
}

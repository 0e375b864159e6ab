import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import text from './text.module.css';
import styles from './field.module.css';

/** SPEC 5: the one message of every failed field. */
export const INPUT_ERROR = 'Ошибка ввода данных';

type Props = {
  id: string;
  label: string;
  isLabelHidden: boolean;
  help: ReactNode;
  isErrorShown: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Ids of the texts that describe a control, for its `aria-describedby`. */
export function describedBy(id: string, help: ReactNode): string {
  return help === undefined ? `${id}-error` : `${id}-help ${id}-error`;
}

/** Label above, help and error below; the control stands between. */
export function FieldFrame({ id, label, isLabelHidden, help, isErrorShown, className, children }: Props) {
  return (
    <div className={className === undefined ? styles.root : `${styles.root} ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? text.hidden : styles.label}>
        {label}
      </label>
      {children}
      {help !== undefined && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
      <span id={`${id}-error`} className={styles.error} aria-live="polite">
        {isErrorShown && (
          <>
            <Icon name="alert" size={14} />
            {INPUT_ERROR}
          </>
        )}
      </span>
    </div>
  );
}

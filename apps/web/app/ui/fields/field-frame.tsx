import type { ReactNode } from 'react';
import { classNames } from '#app/ui/parts/class-names.ts';
import { FieldError } from './field-error.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './field.module.css';

type Props = {
  id: string;
  label: string;
  isLabelHidden: boolean;
  help: ReactNode;
  /** Changes of the help text are announced. */
  isHelpLive: boolean;
  isErrorShown: boolean;
  className: string | undefined;
  children: ReactNode;
};

/** Label above, help and error below the control. */
export function FieldFrame({
  id,
  label,
  isLabelHidden,
  help,
  isHelpLive,
  isErrorShown,
  className,
  children,
}: Props) {
  return (
    <div className={classNames(styles.root, className)}>
      <label htmlFor={id} className={isLabelHidden ? text.hidden : styles.label}>
        {label}
      </label>
      {children}
      {help !== undefined && (
        <span id={`${id}-help`} className={styles.help} role={isHelpLive ? 'status' : undefined}>
          {help}
        </span>
      )}
      <FieldError id={`${id}-error`} isShown={isErrorShown} />
    </div>
  );
}

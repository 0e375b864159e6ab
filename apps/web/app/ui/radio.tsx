import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { note?: ReactNode };

/** One of several in a line of text; the group needs a `<fieldset>` with a `<legend>`. */
export function Radio({ note, className, children, ...rest }: Props) {
  return (
    <label className={classNames(styles.root, className)}>
      <input {...rest} type="radio" className={styles.dot} />
      <span className={styles.text}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}

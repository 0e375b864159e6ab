import type { InputHTMLAttributes } from 'react';
import { classNames } from '#app/ui/parts/class-names.ts';
import styles from './choice.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'>;

/** A checkbox that applies at once. The children are the label, at the left. */
export function Switch({ className, children, ...rest }: Props) {
  return (
    <label className={classNames(styles.root, className)} data-switch="">
      <span className={styles.text}>{children}</span>
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import styles from './tick.module.css';

type Props = {
  children: ReactNode;
  /** `card`: a framed choice with words under its name. */ look?: 'plain' | 'card';
} & Omit<ComponentProps<'input'>, 'className' | 'type'>;

/** A checkbox with its text. */
export function Tick({ children, look = 'plain', ...rest }: Props) {
  return (
    <label className={styles.root} data-look={look}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}

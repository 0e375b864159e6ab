import type { ReactNode } from 'react';
import { Kbd } from '../kbd.tsx';
import styles from './key-foot.module.css';

type Props = {
  /** Keys and what they do: `[['J', 'K'], 'строки']`. */
  keys: readonly (readonly [shown: readonly string[], does: string])[];
  /** A rule of the screen, or how many rows are shown. */
  children?: ReactNode;
};

/** Keys of a screen, at its foot; absent where fingers work. */
export function KeyFoot({ keys, children }: Props) {
  return (
    <footer className={styles.root}>
      {[...keys, [['?'], 'все клавиши'] as const].map(([shown, does]) => (
        <span key={does}>
          {shown.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}{' '}
          {does}
        </span>
      ))}
      {children !== undefined && <span className={styles.rule}>{children}</span>}
    </footer>
  );
}

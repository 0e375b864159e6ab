import type { ReactNode } from 'react';
import styles from './kbd.module.css';

type Props = { children: ReactNode; /** Inside a button, without a frame. */ isBare?: boolean };

/** The name of a key. Hidden where fingers work. */
export function Kbd({ children, isBare = false }: Props) {
  return (
    <kbd className={styles.root} data-bare={isBare || undefined} aria-hidden={isBare || undefined}>
      {children}
    </kbd>
  );
}

import { initialsOf } from './initials.ts';
import styles from './avatar.module.css';

type Props = { name: string; size?: 'small' | 'usual' | 'large' };

/** Initials in a ring of gold; the name is beside it. */
export function Avatar({ name, size = 'usual' }: Props) {
  return (
    <span className={styles.root} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
